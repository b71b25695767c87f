import type { Blocker } from '../gates/Gate.ts'
import { DraftChanged, PublishBlocked } from '../refusals.ts'
import type { PublishRequest, Review } from './Publisher.ts'

/** Lets through what was reviewed, is not blocked and has its warnings acknowledged; refuses once with everything otherwise. */
export function guardFindings(review: Review, request: PublishRequest, actor: string, approvalsRequired: boolean): void {
  if (request.reviewed !== undefined && request.reviewed !== review.hash) throw new DraftChanged()
  const acknowledged = new Set(request.acknowledgedWarnings)
  const open = review.warnings.filter((warning) => warning.mustAcknowledge && !acknowledged.has(warning.id))
  const blockers = approvalsRequired ? [...review.blockers, ...secondPersonNeeded(review, actor)] : review.blockers
  if (blockers.length > 0 || open.length > 0) throw new PublishBlocked(blockers, open)
}

function secondPersonNeeded(review: Review, actor: string): Blocker[] {
  return review.warnings.flatMap(({ fact, mustAcknowledge }) => {
    if (!mustAcknowledge || fact === undefined || !review.edits.some((edit) => edit.fact === fact && edit.actor === actor)) return []
    return [{ gate: 'approval', code: 'second-person', fact, message: `You changed ${fact} yourself; a second person has to publish it.` }]
  })
}
