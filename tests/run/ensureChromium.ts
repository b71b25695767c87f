import { spawnSync } from 'node:child_process'
import { findChromium } from './findChromium.ts'

/** Makes sure that there is a browser: Playwright's where it can be downloaded, else one of Debian's packages. */
export function ensureChromium(): string {
  const attempts = [
    ['playwright', ['install', 'chromium']],
    ['apt-get', ['update']],
    ['apt-get', ['install', '-y', 'chromium-headless-shell']],
    ['apt-get', ['install', '-y', 'chromium']],
  ] as const
  for (const [command, args] of attempts) {
    const found = findChromium()
    if (found !== undefined) return found
    console.log(`No browser yet: ${command} ${args.join(' ')}`)
    spawnSync(command, args, { stdio: 'inherit', timeout: 300_000 })
  }
  const found = findChromium()
  if (found === undefined)
    throw new Error(
      'There is no Chromium and none could be installed. Install one, or set CHROMIUM_PATH to its binary.',
    )
  return found
}
