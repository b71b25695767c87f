import { spawn } from 'node:child_process'

const APT = 'apt-get'

/**
 * Installs Debian's packages where that is allowed. It never fails: the caller checks whether the programs are there. It
 * prints none of apt's output, because other steps print at the same time.
 */
export async function installPackages(
  packages: readonly string[],
  isAllowed = process.getuid?.() === 0,
): Promise<void> {
  if (packages.length === 0 || !isAllowed) return
  const names = packages.join(' ')
  console.log(`Not here yet: ${APT} install ${names}`)
  await runQuietly(APT, ['update'])
  const problem = await runQuietly(APT, ['install', '-y', '--no-install-recommends', ...packages])
  if (problem !== undefined) console.log(`${names} could not be installed: ${problem}`)
}

/** What went wrong. */
export async function runQuietly(command: string, args: readonly string[]): Promise<string | undefined> {
  return new Promise((resolve) => {
    const child = spawn(command, args, {
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
