import { existsSync, globSync } from 'node:fs'

const firstOf = (paths: readonly string[]) => paths.find((path) => path !== '' && existsSync(path))

/** The Firefox the tests drive: `FIREFOX_PATH`, or the system's; undefined where none is installed. */
export const findFirefox = (): string | undefined =>
  firstOf([process.env['FIREFOX_PATH'] ?? '', '/usr/bin/firefox-esr', '/usr/bin/firefox'])

/** What WebKitGTK needs to be driven: its driver, the window it opens, and a display without a screen. */
export interface WebKitPrograms {
  readonly driver: string
  readonly browser: string
  readonly display: string
}

/** WebKitGTK's programs where Debian puts them; undefined where one is missing. */
export function findWebKit(): WebKitPrograms | undefined {
  const driver = firstOf(['/usr/bin/WebKitWebDriver'])
  const browser = globSync('/usr/lib/*/webkit2gtk-4.1/MiniBrowser')[0]
  const display = firstOf(['/usr/bin/Xvfb'])
  if (driver === undefined || browser === undefined || display === undefined) return undefined
  return { driver, browser, display }
}
