import type { Chrome } from '../chrome/launchChrome.ts'
import type { ChromePage } from '../chrome/openPage.ts'
import { logInBefore } from './logInBefore.ts'
import type { Variant } from './Variant.ts'
import { watchPage } from './watchPage.ts'

export interface ScreenOptions {
  /** How many times slower the page runs than this machine. */
  readonly cpu?: number
  /** Runs in the page before anything else. */
  readonly prepare?: () => void
}

/** A screen on a fresh phone, logged in. */
export async function openScreen(
  chrome: Chrome,
  { stand, token }: Variant,
  path: string,
  { cpu = 1, prepare }: ScreenOptions = {},
): Promise<ChromePage> {
  const before = [
    logInBefore(token, 'kor'),
    ...[watchPage, prepare].flatMap((run) => (run ? [`(${String(run)})()`] : [])),
  ]
  return chrome.open({ url: `${stand.url}/#${path}`, cpu, before })
}
