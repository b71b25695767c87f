import type { PostgresPoolClient } from 'kysely'
import type { PoolClient } from 'pg'
import { Refusal } from '../../base/Refusal.ts'
import { BrokenText } from '../../base/refusals.ts'
import { isGone, postgresRefusal } from './postgresRefusal.ts'

/** A connection of the pool. */
export interface Taken {
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
export function lendConnection(first: Taken, take: () => Promise<Taken>): PostgresPoolClient {
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
