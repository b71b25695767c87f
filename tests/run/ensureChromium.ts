import { findChromium, HEADLESS_SHELL } from './findChromium.ts'
import { installPackages, runQuietly } from './installPackages.ts'

/**
 * Makes sure that there is a browser: in CI the headless shell if it can be had, elsewhere any that is there; Debian's
 * packages first, then Playwright's own where it can be downloaded.
 */
export async function ensureChromium(): Promise<string> {
  const chosen = findChromium()
  if (chosen !== undefined && isChromiumEnough()) return chosen
  await installPackages(['chromium-headless-shell'])
  if (findChromium() === undefined) await installPackages(['chromium'])
  if (findChromium() === undefined) await runQuietly('playwright', ['install', 'chromium'])
  const found = findChromium()
  if (found === undefined)
    throw new Error(
      'There is no Chromium and none could be installed. Install one, or set CHROMIUM_PATH to its binary.',
    )
  return found
}

/** Whether none has to be installed. A developer's machine gets no program that it can do without. */
export function isChromiumEnough(): boolean {
  const chosen = findChromium()
  const isBest = chosen === HEADLESS_SHELL || chosen === process.env['CHROMIUM_PATH']
  return chosen !== undefined && (isBest || process.env['CI'] !== 'true')
}
