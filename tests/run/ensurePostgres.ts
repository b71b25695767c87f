import { spawnSync } from 'node:child_process'
import { findPostgres } from '../../admin/service/testing/postgres/findPostgres.ts'

/**
 * Makes sure that there is a PostgreSQL server to test against, from Debian's package if there is none; without one its
 * tests fail and say so.
 */
export function ensurePostgres(): void {
  const attempts = [
    ['apt-get', ['update']],
    ['apt-get', ['install', '-y', '--no-install-recommends', 'postgresql']],
  ] as const
  for (const [command, args] of attempts) {
    if (findPostgres() !== undefined) return
    console.log(`No PostgreSQL yet: ${command} ${args.join(' ')}`)
    spawnSync(command, args, {
      stdio: 'inherit',
      timeout: 300_000,
      env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
    })
  }
}
