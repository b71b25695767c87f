import { existsSync } from 'node:fs'

const firstOf = (paths: readonly string[]) => paths.find((path) => path !== '' && existsSync(path))

/** The Firefox the tests drive: `FIREFOX_PATH`, or the system's; undefined when there is none. */
export const findFirefox = (): string | undefined =>
  firstOf([process.env['FIREFOX_PATH'] ?? '', '/usr/bin/firefox-esr', '/usr/bin/firefox'])
