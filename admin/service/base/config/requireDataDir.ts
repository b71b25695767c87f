import { accessSync, constants, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { makeFolder } from '../files/makeFolder.ts'
import { ConfigError } from './ConfigError.ts'

/** A full disk can be freed while the service serves what it has. */
const FULL: ReadonlySet<string> = new Set(['ENOSPC', 'EDQUOT'])

/**
 * Makes the data folder if it is missing. Throws `ConfigError` if it can never be used; `servesOld` if a read-only
 * folder holds something to serve.
 */
export function requireDataDir(dataDir: string, servesOld: () => boolean): void {
  attempt('DATA_DIR is not a folder and cannot be made one', () => makeFolder(dataDir))
  attempt('DATA_DIR cannot be read by this user', () => accessSync(dataDir, constants.R_OK | constants.X_OK))
  if (servesOld()) return
  const probe = join(dataDir, `probe.${process.pid}.tmp`)
  attempt('DATA_DIR cannot be written by this user', () => {
    writeFileSync(probe, '')
    rmSync(probe)
  })
}

function attempt(problem: string, step: () => void): void {
  try {
    step()
  } catch (error) {
    const code = error instanceof Error && 'code' in error ? String(error.code) : String(error)
    if (!FULL.has(code))
      throw new ConfigError([
        `${problem} (${code}). Give the service a folder of its own, such as DATA_DIR=/var/lib/playbill.`,
      ])
  }
}
