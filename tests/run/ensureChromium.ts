import { findChromium, HEADLESS_SHELL } from './findChromium.ts'
import { installPackages, runQuietly } from './installPackages.ts'

/**
 * Makes sure that there is a browser: the headless shell where it may be installed, else any other, Playwright's own
 * where it can be downloaded.
 */
export async function ensureChromium(): Promise<string> {
  const chosen = findChromium()
  if (chosen !== undefined && [HEADLESS_SHELL, process.env['CHROMIUM_PATH']].includes(chosen)) return chosen
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
