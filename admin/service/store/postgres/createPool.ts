import type { PostgresPool, PostgresPoolClient } from 'kysely'
import { Pool, type PoolClient } from 'pg'
import { Refusal } from '../../base/Refusal.ts'
import { BrokenText, StorageFull, StorageUnavailable, type StorageTrouble } from '../../base/refusals.ts'

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

/** Messages that say that a connection was ended, not only that it is silent. */
const ENDED = /^(Connection terminated|Client has encountered a connection error|Client was closed)/

export interface PostgresPatience {
  readonly connectMs: number
  /** How long to wait for another service that is writing. */
  readonly lockMs: number
  /**
   * How long one statement may take, and how long a service that was cut off while writing may keep the others from it.
   */
  readonly statementMs: number
  /**
   * How long to wait for an answer at all: longer than the server takes for any, so that only a dead network runs into
   * it.
   */
  readonly answerMs: number
}

export const patient: PostgresPatience = { connectMs: 5_000, lockMs: 5_000, statementMs: 30_000, answerMs: 40_000 }

/** Connections that reopen by themselves and turn the server's errors into refusals. */
interface ServerPool extends PostgresPool {
  /** The same connections, each after some preparation. */
  readonly after: (prepare: () => Promise<void>) => PostgresPool
}

export function createPool(url: string, { connectMs, lockMs, statementMs, answerMs }: PostgresPatience): ServerPool {
  const options = {
    connectionString: url,
    max: 8,
    connectionTimeoutMillis: connectMs,
    lock_timeout: lockMs,
    statement_timeout: statementMs,
    query_timeout: answerMs,
    idle_in_transaction_session_timeout: statementMs,
    keepAlive: true,
    application_name: 'playbill',
  }
  const pool = new Pool(options)
  // A connection that fails while it is used fails what uses it; one that fails while idle is replaced when needed.
  pool.on('connect', (client) => void client.on('error', () => undefined))
  pool.on('error', () => undefined)

  const lent = new WeakSet<PoolClient>()
  async function take(): Promise<Taken> {
    try {
      const client = await pool.connect()
      const wasIdle = lent.has(client)
      lent.add(client)
      return { client, wasIdle }
    } catch (error) {
      throw postgresRefusal(error, 'away') ?? error
    }
  }
  const connect = async (): Promise<PostgresPoolClient> => lendConnection(await take(), take)

  const end = (): Promise<void> => pool.end()
  return {
    options,
    connect,
    end,
    after: (prepare) => ({
      options,
      end,
      async connect() {
        await prepare()
        return connect()
      },
    }),
  }
}

/** A connection of the pool. */
interface Taken {
  readonly client: PoolClient
  /** Whether it was used before: the server may have ended it since, without the pool having noticed. */
  readonly wasIdle: boolean
}

/** Statements that change nothing, so that they may be sent again when the answer is lost. */
const REPEATABLE = /^(?:select|begin|start transaction)\b/i

/**
 * A connection that turns the server's errors into refusals. One that is gone before its first answer is replaced,
 * which nobody notices. One whose loss is noticed later is not used again: an answer to an older statement might still
 * arrive.
 */
function lendConnection(first: Taken, take: () => Promise<Taken>): PostgresPoolClient {
  let taken: Taken | undefined = first
  let mayBeGone = first.wasIdle
  let lost: unknown

  async function send<R>(sql: string, parameters: readonly unknown[]): Promise<R> {
    for (;;)
      try {
        if (taken === undefined) throw lost
        const answer = await (taken.client.query(sql, [...parameters]) as Promise<R>)
        mayBeGone = false
        return answer
      } catch (error) {
        if (taken === undefined || !mayBeGone || !isGone(error)) throw error
        taken.client.release(true)
        taken = undefined
        taken = await take()
        mayBeGone = taken.wasIdle
      }
  }

  return {
    async query<R>(sql: unknown, parameters: readonly unknown[] = []) {
      if (lost !== undefined) throw lost
      // PostgreSQL stores every character in a text but this one.
      if (parameters.some((parameter) => typeof parameter === 'string' && parameter.includes('\0')))
        throw new BrokenText()
      try {
        // A change whose answer is lost may have happened: it is sent on a connection that has just answered.
        if (mayBeGone && !REPEATABLE.test(String(sql))) await send('select 1', [])
        return await send<R>(String(sql), parameters)
      } catch (error) {
        const refusal = postgresRefusal(error, 'cut-off') ?? error
        const isCutOff = refusal instanceof Refusal && refusal.details['trouble'] === 'cut-off'
        if (isCutOff || taken === undefined) lost = refusal
        throw refusal
      }
    },
    release: (destroy) => taken?.client.release(destroy === true || lost !== undefined),
  } as PostgresPoolClient
}

/**
 * The refusal for an error of the database server or the way to it; undefined for any other, which is a bug. `lost`
 * says what a lost connection means at this point.
 */
function postgresRefusal(error: unknown, lost: 'away' | 'cut-off'): Refusal | undefined {
  if (!(error instanceof Error)) return undefined
  const code = 'code' in error && typeof error.code === 'string' ? error.code : ''
  const trouble = LOST.test(error.message) ? 'lost' : TROUBLES.find(([start]) => code.startsWith(start))?.[1]
  if (trouble === undefined) return undefined
  return trouble === 'full' ? new StorageFull() : new StorageUnavailable(trouble === 'lost' ? lost : trouble, error)
}

/** Whether an error says that the connection was ended: by the server, or on the way. */
function isGone(error: unknown): boolean {
  if (!(error instanceof Error)) return false
  const code = 'code' in error && typeof error.code === 'string' ? error.code : ''
  return ENDED.test(error.message) || /^(57P0|08|ECONN|EPIPE)/.test(code)
}
