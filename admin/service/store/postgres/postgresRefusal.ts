import type { Refusal } from '../../base/Refusal.ts'
import { StorageFull, StorageUnavailable, type StorageTrouble } from '../../base/refusals.ts'

/** By the beginning of PostgreSQL's code (SQLSTATE) or the system's; the first that fits counts. */
const TROUBLES: readonly (readonly [string, StorageTrouble | 'full' | 'lost'])[] = [
  ['53100', 'full'],
  ['55P03', 'busy'],
  ['40P01', 'busy'],
  ['53300', 'busy'],
  ['25006', 'read-only'],
  // Another node of a cluster became the one that writes.
  ['25P03', 'lost'],
  ['57014', 'lost'],
  ['57P0', 'lost'],
  ['08', 'lost'],
  ['28', 'not-let-in'],
  ['3D000', 'not-let-in'],
  ['42501', 'not-let-in'],
  // A database that was closed to connections.
  ['55000', 'not-let-in'],
  ['42P01', 'empty'],
  ['3F000', 'empty'],
  ['XX00', 'damaged'],
  ['58', 'failing'],
  ['53', 'failing'],
  ['ECONN', 'lost'],
  ['EHOST', 'lost'],
  ['ENET', 'lost'],
  ['ENOTFOUND', 'lost'],
  ['EAI_AGAIN', 'lost'],
  ['ETIMEDOUT', 'lost'],
  ['EPIPE', 'lost'],
  ['ENOENT', 'lost'],
]

/** The driver gives no code when the connection itself fails. */
const LOST =
  /^(Connection terminated|Client has encountered a connection error|Client was closed|timeout (exceeded|expired)|Query read timeout|The server does not support SSL)/

/**
 * The refusal for an error of the database server or the way to it; undefined for any other, which is a bug. `lost`
 * says what a lost connection means at this point.
 */
export function postgresRefusal(error: unknown, lost: 'away' | 'cut-off'): Refusal | undefined {
  if (!(error instanceof Error)) return undefined
  const code = 'code' in error && typeof error.code === 'string' ? error.code : ''
  const trouble = LOST.test(error.message) ? 'lost' : TROUBLES.find(([start]) => code.startsWith(start))?.[1]
  if (trouble === undefined) return undefined
  return trouble === 'full' ? new StorageFull() : new StorageUnavailable(trouble === 'lost' ? lost : trouble, error)
}

/** Messages that say that a connection was ended, not only that it is silent. */
const ENDED = /^(Connection terminated|Client has encountered a connection error|Client was closed)/

/** Whether an error says that the connection was ended: by the server, or on the way. */
export function isGone(error: unknown): boolean {
  if (!(error instanceof Error)) return false
  const code = 'code' in error && typeof error.code === 'string' ? error.code : ''
  return ENDED.test(error.message) || /^(57P0|08|ECONN|EPIPE)/.test(code)
}
