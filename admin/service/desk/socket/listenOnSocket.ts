import { chmod, mkdtemp, rename, rm } from 'node:fs/promises'
import { dirname, join, sep } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import type { FastifyInstance } from 'fastify'
import { ConfigError } from '../../base/config/ConfigError.ts'
import { lockFile } from '../../store/sqlite/lockFile.ts'
import { request } from 'node:http'

/** Several times as long as checking and listening take. */
const PATIENCE = { ms: 20_000, wait: (ms: number) => wait(ms), random: Math.random, ticks: () => performance.now() }

/**
 * Throws `ConfigError` where another service answers on the socket of its data folder. Services on two machines with
 * one network folder do not find each other.
 */
export async function requireAlone(path: string): Promise<void> {
  if (await answersOn(path))
    throw new ConfigError([
      'Another service runs on this DATA_DIR. Stop it first, or give this one a folder of its own; several services share a PostgreSQL database, never a folder.',
    ])
}

/**
 * Opens the socket for this user alone. A file that no service answers on is a leftover and is replaced. Of services
 * that start at the same moment one gets it; the others throw `ConfigError`.
 * @returns removes the file; an app that is closed leaves it
 */
export async function listenOnSocket(app: FastifyInstance, path: string): Promise<() => Promise<void>> {
  const release = await lockFile(`${path}.lock`, PATIENCE)
  try {
    await requireAlone(path)
    // Made where nobody else can look, so that others can never connect. A mask would be that of every file that the
    // process writes meanwhile. The path is no longer than the socket's own, as systems limit it.
    const narrow = await mkdtemp(`${dirname(path)}${sep}.`)
    try {
      const made = join(narrow, 's')
      await app.listen({ path: made })
      await chmod(made, 0o600)
      await rename(made, path)
    } finally {
      await rm(narrow, { recursive: true, force: true })
    }
    return () => rm(path, { force: true })
  } finally {
    release()
  }
}

/** Long enough for a service that is busy compiling; one that hangs does not keep another from replacing it. */
const PATIENCE_MS = 5_000

/** Whether a service answers on a socket; a leftover file or a silent service does not. */
export function answersOn(path: string, patienceMs = PATIENCE_MS): Promise<boolean> {
  return new Promise((resolve) => {
    const asked = request(
      { socketPath: path, path: '/desk-api/status', agent: false, signal: AbortSignal.timeout(patienceMs) },
      (response) => {
        response.resume().on('error', () => undefined)
        resolve(true)
      },
    )
    asked.on('error', () => resolve(false)).end()
  })
}
