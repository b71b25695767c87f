import { findPostgres } from '../../admin/service/testing/postgres/findPostgres.ts'
import { ensureChromium, isChromiumEnough } from './ensureChromium.ts'
import { findFirefox, findWebKit } from './findBrowsers.ts'
import { installPackages } from './installPackages.ts'

/** What tests need that does not come by npm. */
export interface Programs {
  /** The Chromium's program, once there are one and a PostgreSQL server; without that its tests fail and say so. */
  readonly needed: Promise<string>
  /** The other browsers: one that is not there skips its journey, which says so. */
  readonly browsers: Promise<void>
}

/** Installs what is missing, one after the other: apt does one thing at a time. */
export function ensurePrograms(): Programs {
  const needed = ensureNeeded()
  return { needed, browsers: needed.then(async () => installPackages(missingBrowsers())) }
}

/** Debian's packages that `ensurePrograms` would install here, by what is there now. */
export function missingPackages(): readonly string[] {
  return [
    ...(isChromiumEnough() ? [] : ['chromium-headless-shell']),
    ...(findPostgres() === undefined ? ['postgresql'] : []),
    ...missingBrowsers(),
  ]
}

async function ensureNeeded(): Promise<string> {
  const chromium = await ensureChromium()
  await installPackages(findPostgres() === undefined ? ['postgresql'] : [])
  return chromium
}

const missingBrowsers = (): readonly string[] => [
  ...(findFirefox() === undefined ? ['firefox-esr'] : []),
  ...(findWebKit() === undefined ? ['webkit2gtk-driver', 'xvfb'] : []),
]
