import type { Kysely } from 'kysely'
import type { Tables } from '../tables.ts'
import type { ReleaseRecord } from '../../../api/releaseApi.ts'
import type { AuditEntry } from '../../base/audit/AuditRecord.ts'

/** Log entry of a change of the store, which the webhook is told, too. */
export interface Logged {
  readonly audit: AuditEntry
  readonly message?: { readonly id: string; readonly body: object }
}

/** A message that waits to be sent; `attempts` counts those before this one. */
export interface Delivery {
  readonly id: string
  readonly body: string
  readonly attempts: number
}

export interface OutboxStore {
  /**
   * The oldest message that is due, for the caller alone until `until`; after that it is due again, whatever happened
   * to the caller.
   */
  claimDelivery(now: string, until: string): Promise<Delivery | undefined>
  /** It arrived. */
  removeDelivery(id: string): Promise<void>
  /** It did not arrive and is due again then. */
  postponeDelivery(id: string, dueAt: string): Promise<void>
}

/** Call it inside the transaction that publishes. */
export async function addDelivery(
  trx: Kysely<Tables>,
  id: string,
  { seq, plan, sha, kind, actor, reason, createdAt }: ReleaseRecord,
  chain: string,
): Promise<void> {
  const data = { seq, plan, sha, kind, actor, reason, chain }
  await addMessage(trx, { id, seq, body: { type: 'release.published', timestamp: createdAt, data }, at: createdAt })
}

/** The same for a message of any kind; those of older releases are sent first. */
export async function addMessage(
  trx: Kysely<Tables>,
  { id, seq, body, at }: { readonly id: string; readonly seq: number; readonly body: object; readonly at: string },
): Promise<void> {
  await trx
    .insertInto('outbox')
    .values({ id, seq, body: JSON.stringify(body), attempts: 0, due_at: at })
    .execute()
}

export function outboxRows(db: Kysely<Tables>): OutboxStore {
  const oldest = (from: Kysely<Tables>, now: string) =>
    from.selectFrom('outbox').selectAll().where('due_at', '<=', now).orderBy('seq').limit(1).executeTakeFirst()

  return {
    async claimDelivery(now, until) {
      // Asked every second, nearly always in vain: that must not take the write lock.
      if ((await oldest(db, now)) === undefined) return undefined
      return db.transaction().execute(async (trx): Promise<Delivery | undefined> => {
        const row = await oldest(trx, now)
        if (row === undefined) return undefined
        await trx
          .updateTable('outbox')
          .set({ attempts: row.attempts + 1, due_at: until })
          .where('id', '=', row.id)
          .execute()
        return { id: row.id, body: row.body, attempts: row.attempts }
      })
    },

    async removeDelivery(id) {
      await db.deleteFrom('outbox').where('id', '=', id).execute()
    },

    async postponeDelivery(id, dueAt) {
      await db.updateTable('outbox').set({ due_at: dueAt }).where('id', '=', id).execute()
    },
  }
}
