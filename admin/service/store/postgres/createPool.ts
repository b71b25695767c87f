import type { PostgresPool, PostgresPoolClient } from 'kysely'
import { Pool, type PoolClient } from 'pg'
import { lendConnection, type Taken } from './lendConnection.ts'
import { postgresRefusal } from './postgresRefusal.ts'

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
export interface ServerPool extends PostgresPool {
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
