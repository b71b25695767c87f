import { spawn } from 'node:child_process'
import { findFirefox, findWebKit } from './findBrowsers.ts'

const APT = 'apt-get'

const missingPackages = (): readonly string[] => [
  ...(findFirefox() === undefined ? ['firefox-esr'] : []),
  ...(findWebKit() === undefined ? ['webkit2gtk-driver', 'xvfb'] : []),
]

/**
 * Installs the other browsers from Debian's packages where they are missing and it may. It never fails: a browser that
 * is not there skips its journeys, and they say so.
 */
export async function ensureBrowsers(missing = missingPackages(), isAllowed = process.getuid?.() === 0): Promise<void> {
  if (missing.length === 0 || !isAllowed) return
  console.log(`No other browsers yet: ${APT} install ${missing.join(' ')}`)
  await run(['update'])
  const problem = await run(['install', '-y', '--no-install-recommends', ...missing])
  if (problem !== undefined) console.log(`${missing.join(', ')} could not be installed: ${problem}`)
}

/** What went wrong. Its output stays out of that of the steps it runs beside. */
function run(args: readonly string[]): Promise<string | undefined> {
  return new Promise((resolve) => {
    const child = spawn(APT, args, {
      stdio: ['ignore', 'ignore', 'pipe'],
      timeout: 240_000,
      env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
    })
    const problems: string[] = []
    child.stderr.setEncoding('utf8').on('data', (text: string) => problems.push(text))
    child.once('error', ({ message }) => resolve(message))
    child.once('close', (code) => resolve(code === 0 ? undefined : problems.join('').trim() || 'it took too long'))
  })
}
