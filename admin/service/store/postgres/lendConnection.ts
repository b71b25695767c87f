import type { PostgresPoolClient } from 'kysely'
import type { PoolClient } from 'pg'
import { Refusal } from '../../Refusal.ts'
import { BrokenText } from '../../refusals.ts'
import { isGone, postgresRefusal } from './postgresRefusal.ts'

/** A connection of the pool. */
export interface Taken {
  readonly client: PoolClient
  /** Whether it was used before: the server may have ended it since, and the pool not have heard of it yet. */
  readonly wasIdle: boolean
}

/** What has done nothing when its answer is lost, so that it may be sent again. */
const REPEATABLE = /^(?:select|begin|start transaction)\b/i

/**
 * A connection that tells the server's troubles as refusals. One that is gone before its first answer is replaced, and nobody
 * hears of it. One whose loss is noticed later is asked nothing more and not given to anybody else: an answer to an older
 * question might still come.
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
      // PostgreSQL keeps every character in a text but this one.
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
