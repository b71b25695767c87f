import type { Kysely } from 'kysely'
import type { ClosedByRestore } from './backupRows.ts'
import type { Tables } from '../tables.ts'
import { UnknownChange } from '../../base/refusals.ts'
import { appendAudit } from './auditRows.ts'
import { endAsks } from './askRows.ts'
import type { AuditEntry } from '../../base/audit/AuditRecord.ts'
import type { Approval } from '../../../api/review.ts'

export interface ApprovalStore {
  /** Oldest first. Every edit of the change, and every build that goes live, removes its approvals. */
  approvals(contentHash: string): Promise<readonly Approval[]>
  /** Throws `UnknownChange` where the change was published or dropped meanwhile. */
  approve(change: string, contentHash: string, approval: Approval, audit: AuditEntry): Promise<void>
  /** Answers whether there was one. */
  withdrawApproval(contentHash: string, actor: string, audit: AuditEntry): Promise<boolean>
}

export function approvalRows(db: Kysely<Tables>): ApprovalStore {
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

/** Ends all approvals; answers those that something still open had. */
export async function endApprovals(trx: Kysely<Tables>): Promise<ClosedByRestore['approvals']> {
  const rows = await trx
    .selectFrom('approval')
    .leftJoin('change', 'change.id', 'approval.change')
    .select(['approval.actor', 'change.id', 'change.name', 'change.owner'])
    .where((eb) => eb.or([eb('approval.change', 'is', null), eb('change.state', '=', 'open')]))
    .orderBy('approval.at')
    .orderBy('approval.actor')
    .execute()
  await dropApprovals(trx)
  return rows.map(({ actor, id, name, owner }) =>
    id === null || name === null || owner === null ? { actor } : { actor, change: { id, name, owner } },
  )
}
