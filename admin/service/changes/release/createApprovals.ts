import { auditEntry } from '../../base/audit/auditEntry.ts'
import type { AuditEntry } from '../../base/audit/AuditRecord.ts'
import { DraftChanged, NothingToPublish, OwnEdits } from '../../base/refusals.ts'
import type { ChangeStore } from '../../store/Store.ts'
import type { WantedChange } from './findChange.ts'
import type { Publisher } from './Publisher.ts'
import type { Review } from '../../../api/review.ts'
import type { DraftEdit } from '../../../api/edits.ts'

export interface ApprovalDependencies {
  readonly store: Pick<ChangeStore, 'approvals' | 'approve' | 'withdrawApproval'>
  readonly clock: { now(): number }
  /** A change as it is now, and the hash of its content. */
  readonly propose: (wanted: WantedChange) => Promise<{
    readonly review: Review
    readonly published: readonly DraftEdit[]
    readonly changeHash: string
  }>
}

/** A second person's approval of a change, bound to its content: it stays when another change goes live. */
export function createApprovals({
  store,
  clock,
  propose,
}: ApprovalDependencies): Pick<Publisher, 'approve' | 'withdrawApproval'> {
  const makeEntry = auditEntry(clock)
  const entry = (action: string, actor: string, { change }: Review, contentHash: string): AuditEntry =>
    makeEntry(actor, action, `change:${change?.id ?? ''}`, { contentHash, ...(change && { change }) })

  return {
    async approve(actor, reviewed, change) {
      const { review, published, changeHash } = await propose({ change, actor })
      if (published.length === 0 || review.change === undefined) throw new NothingToPublish()
      if (review.hash !== reviewed) throw new DraftChanged()
      if (published.every((edit) => edit.actor === actor)) throw new OwnEdits()
      const audit = entry('draft.approve', actor, review, changeHash)
      await store.approve(review.change.id, changeHash, { actor, at: audit.at }, audit)
      return store.approvals(changeHash)
    },

    async withdrawApproval(actor, reviewed, change) {
      const { review, changeHash } = await propose({ change, actor })
      if (review.hash !== reviewed) throw new DraftChanged()
      await store.withdrawApproval(changeHash, actor, entry('draft.disapprove', actor, review, changeHash))
      return store.approvals(changeHash)
    },
  }
}
