import type { Kysely } from 'kysely'
import type { ChangeStore } from '../Store.ts'
import type { Tables } from '../tables.ts'
import { UnknownChange } from '../../refusals.ts'
import { appendAudit } from './appendAudit.ts'
import { endAsks } from './askRows.ts'

export function approvalRows(db: Kysely<Tables>): Pick<ChangeStore, 'approvals' | 'approve' | 'withdrawApproval'> {
  return {
    async approvals(contentHash) {
      const rows = await db
        .selectFrom('approval')
        .selectAll()
        .where('content_hash', '=', contentHash)
        .orderBy('at')
        .orderBy('actor')
        .execute()
      return rows.map(({ actor, at }) => ({ actor, at }))
    },

    approve: (change, contentHash, { actor, at }, audit) =>
      db.transaction().execute(async (trx) => {
        const ended = await trx
          .selectFrom('change')
          .select('id')
          .where('id', '=', change)
          .where('state', '<>', 'open')
          .executeTakeFirst()
        if (ended !== undefined) throw new UnknownChange(change)
        await trx
          .insertInto('approval')
          .values({ content_hash: contentHash, actor, at, change })
          .onConflict((conflict) => conflict.columns(['content_hash', 'actor']).doNothing())
          .execute()
        // Whoever approves has looked at it.
        await endAsks(trx, { change, operator: actor })
        await appendAudit(trx, audit)
      }),

    withdrawApproval: (contentHash, actor, audit) =>
      db.transaction().execute(async (trx) => {
        const { numDeletedRows } = await trx
          .deleteFrom('approval')
          .where('content_hash', '=', contentHash)
          .where('actor', '=', actor)
          .executeTakeFirstOrThrow()
        if (numDeletedRows === 0n) return false
        await appendAudit(trx, audit)
        return true
      }),
  }
}

/**
 * Ends the approvals of a change, or of all without one. They are bound to a content by its hash; they also end when an
 * edit is undone, because the change was different in between.
 */
export async function dropApprovals(trx: Kysely<Tables>, change?: string): Promise<void> {
  const all = trx.deleteFrom('approval')
  await (change === undefined ? all : all.where('change', '=', change)).execute()
}
