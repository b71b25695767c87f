import type { CompiledRelease } from '../format/release.ts'
import type { ScreenPlan } from '../format/screen.ts'
import { loadRelease } from '../release/LoadedRelease.ts'

/** How the page looks at a screen's address until the app has come. */
export interface ScreenFrame {
  readonly path: string
  /** Words that `src/start/frame.css` knows: the header, `tabs` for the tab bar, and what is below the header. */
  readonly frame: string
}

/** Frame of each screen before the app has come: its bars, and bones in the form of what comes. */
export function screenFrames(release: CompiledRelease): readonly ScreenFrame[] {
  const loaded = loadRelease(release)
  return Object.entries(release.manifest.screens).flatMap(([id, { path }]) => {
    const { chrome, body } = loaded.screen(id) ?? {}
    if (chrome === undefined || body === undefined) return []
    return [{ path, frame: [chrome.header, ...(chrome.tabBar ? ['tabs'] : []), bonesOf(path, body)].join(' ') }]
  })
}

function bonesOf(path: string, body: ScreenPlan['body']): string {
  if (path === '/') return 'front'
  const shown = new Set(body.map(({ type }) => type))
  return shown.has('form') || shown.has('tabs') ? 'fields' : 'rows'
}
