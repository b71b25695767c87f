import { auditEntry } from '../audit/auditEntry.ts'
import type { AuditEntry } from '../audit/AuditRecord.ts'
import { DraftChanged, NothingToPublish, OwnEdits } from '../refusals.ts'
import type { DraftStore } from '../store/Store.ts'
import type { Publisher } from './Publisher.ts'
import type { Review } from '../../api/review.ts'
import type { DraftEdit } from '../../api/edits.ts'

export interface ApprovalDependencies {
  readonly store: Pick<DraftStore, 'approvals' | 'approve' | 'withdrawApproval'>
  readonly clock: { now(): number }
  /** The draft as it is now. */
  readonly propose: () => Promise<{ readonly review: Review; readonly published: readonly DraftEdit[] }>
}

/** A second person's approval of a draft, bound to its content. */
export function createApprovals({
  store,
  clock,
  propose,
}: ApprovalDependencies): Pick<Publisher, 'approve' | 'withdrawApproval'> {
  const makeEntry = auditEntry(clock)
  const entry = (action: string, actor: string, contentHash: string): AuditEntry =>
    makeEntry(actor, action, `draft:${contentHash.slice(0, 12)}`, { contentHash })

  return {
    async approve(actor, reviewed) {
      const { review, published } = await propose()
      if (published.length === 0) throw new NothingToPublish()
      if (review.hash !== reviewed) throw new DraftChanged()
      if (published.every((edit) => edit.actor === actor)) throw new OwnEdits()
      const audit = entry('draft.approve', actor, reviewed)
      await store.approve(reviewed, { actor, at: audit.at }, audit)
      return store.approvals(reviewed)
    },

    async withdrawApproval(actor, reviewed) {
      await store.withdrawApproval(reviewed, actor, entry('draft.disapprove', actor, reviewed))
      return store.approvals(reviewed)
    },
  }
}
