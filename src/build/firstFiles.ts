import { createHash } from 'node:crypto'
import { blocksIn } from '../format/blocks/innerBlocks.ts'
import type { SaidWords } from '../format/check/CheckedDocuments.ts'
import { keysOfCode } from '../format/check/keysOfCode.gen.ts'
import { locales } from '../format/locales.ts'
import type { CompiledRelease } from '../format/release.ts'
import type { ScreenPlan } from '../format/screen.ts'
import { loadRelease } from '../release/LoadedRelease.ts'
import { splitFirst } from '../start/releaseParts.ts'

/** Files that show each screen in each language before all else of a build's release. */
export interface FirstFiles {
  /** By name, which is `first`, the language, the path of the screen with `-` for `/`, and `.ndjson`. */
  readonly files: ReadonlyMap<string, string>
  readonly first: string
}

/**
 * One file a screen and language: the screen alone, with settings, notices and lists, and the words that these, the
 * screen and the code that shows it say. One hash names them all, so that a page needs to know no other.
 */
export function firstFilesOf(release: CompiledRelease, { screens, shared }: SaidWords): FirstFiles {
  const loaded = loadRelease(release)
  const made = Object.entries(release.manifest.screens).flatMap(([screen, { path }]) => {
    const said = new Set([
      ...(screens.get(screen) ?? []),
      ...shared,
      ...keysOfCodeOf(loaded.screen(screen)?.body ?? []),
    ])
    return locales.map((locale) => {
      const words = Object.fromEntries(Object.entries(loaded.copy(locale) ?? {}).filter(([key]) => said.has(key)))
      return { name: locale + path.replaceAll('/', '-'), text: splitFirst(release, screen, { [locale]: words }) }
    })
  })
  const hash = createHash('sha256')
  for (const { name, text } of made) hash.update(name).update(text)
  const first = `./assets/first-${hash.digest('hex').slice(0, 12)}-`
  return { files: new Map(made.map(({ name, text }) => [`${first}${name}.ndjson`, text])), first }
}

/** The words of the app's own code, and of the hand-written parts on a screen: a component's name begins with its part. */
function keysOfCodeOf(body: ScreenPlan['body']): readonly string[] {
  const placed = blocksIn(body).flatMap((block) => (block.type === 'handwritten' ? [block.name] : []))
  return Object.entries(keysOfCode).flatMap(([part, keys]) =>
    part === 'app' || placed.some((name) => name.startsWith(part)) ? keys : [],
  )
}
