import type { Kysely } from 'kysely'
import { backoff } from '../../../../src/timing/backoff.ts'
import type { Tables } from '../tables.ts'

export interface AttemptPolicy {
  /** Attempts that need not wait for each other. */
  readonly free: number
  /** After so long without an attempt the count starts again, in ms; longer than `longest`. */
  readonly forgetAfter: number
  /** The longest wait between two attempts, in ms. */
  readonly longest: number
}

export interface AttemptStore {
  /**
   * Counts one more attempt under a key unless it has to wait, in ms; one at a time across all services. Past the free
   * attempts each waits twice as long as the one before.
   */
  takeAttempt(
    key: string,
    now: number,
    policy: AttemptPolicy,
  ): Promise<{ readonly waitMs: number; readonly count: number }>
  forgetAttempts(key: string): Promise<void>
  /** An operator signed in or used up a link on this device. */
  rememberDevice(idHash: string, operatorId: number, at: string): Promise<void>
  /** The operator who was last remembered on a device since then. */
  deviceOwner(idHash: string, seenSince: string): Promise<number | undefined>
}

export function attemptRows(db: Kysely<Tables>): AttemptStore {
  return {
    takeAttempt: (key, now, policy) =>
      db.transaction().execute(async (trx) => {
        const { forgetAfter } = policy
        // The next attempt forgets the expired ones, never one that still counts.
        await trx
          .deleteFrom('attempt')
          .where('last_at', '<=', new Date(now - forgetAfter).toISOString())
          .where('forget_after', '<=', forgetAfter)
          .execute()
        const row = await trx.selectFrom('attempt').selectAll().where('key', '=', key).executeTakeFirst()
        const count = row?.count ?? 0
        // A clock that was set back must not make anybody wait longer than the longest wait.
        const passed = row === undefined ? 0 : Math.max(0, now - Date.parse(row.last_at))
        const waitMs = Math.max(0, waitAfter(count, policy) - passed)
        if (waitMs > 0) return { waitMs, count }
        const values = { key, count: count + 1, last_at: new Date(now).toISOString(), forget_after: forgetAfter }
        await trx
          .insertInto('attempt')
          .values(values)
          .onConflict((conflict) => conflict.column('key').doUpdateSet(values))
          .execute()
        return { waitMs: 0, count: values.count }
      }),

    async forgetAttempts(key) {
      await db.deleteFrom('attempt').where('key', '=', key).execute()
    },

    async rememberDevice(idHash, operatorId, at) {
      const values = { id_hash: idHash, operator_id: operatorId, seen_at: at }
      await db
        .insertInto('known_device')
        .values(values)
        .onConflict((conflict) => conflict.column('id_hash').doUpdateSet(values))
        .execute()
    },

    async deviceOwner(idHash, seenSince) {
      return (
        await db
          .selectFrom('known_device')
          .select('operator_id')
          .where('id_hash', '=', idHash)
          .where('seen_at', '>=', seenSince)
          .executeTakeFirst()
      )?.operator_id
    },
  }
}

const waitAfter = (count: number, { free, longest }: AttemptPolicy): number =>
  count < free ? 0 : backoff(count - free, { first: 1000, most: longest })
