import type { Blocker } from '../gates/Gate.ts'
import { DraftChanged, PublishBlocked } from '../refusals.ts'
import type { PublishRequest, Review } from './Publisher.ts'

/** Lets through what was reviewed, is not blocked and has its warnings acknowledged; refuses once with everything otherwise. */
export function guardFindings(review: Review, request: PublishRequest, actor: string): void {
  if (request.reviewed !== undefined && request.reviewed !== review.hash) throw new DraftChanged()
  const acknowledged = new Set(request.acknowledgedWarnings)
  const open = review.warnings.filter((warning) => warning.mustAcknowledge && !acknowledged.has(warning.id))
  const blockers = [...review.blockers, ...secondPersonNeeded(review, actor)]
  if (blockers.length > 0 || open.length > 0) throw new PublishBlocked(blockers, open)
}

/** Whoever publishes an edit of somebody else is its second person. */
function secondPersonNeeded({ secondPersonFor }: Review, actor: string): Blocker[] {
  return secondPersonFor.flatMap(({ fact, author }) =>
    author === actor ? [{ gate: 'approval', code: 'second-person', fact, message: `You changed ${fact} yourself; a second person has to approve or to publish it.` }] : [],
  )
}
