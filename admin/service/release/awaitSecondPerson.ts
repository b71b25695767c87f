import type { Approval } from '../store/Store.ts'
import type { Review } from './Publisher.ts'

/** The large changes of a review that nobody but their author has looked at yet. */
export function awaitSecondPerson({ warnings, edits }: Pick<Review, 'warnings' | 'edits'>, approvals: readonly Approval[]): Review['secondPersonFor'] {
  const large = new Set(warnings.flatMap(({ mustAcknowledge, fact }) => (mustAcknowledge && fact !== undefined ? [fact] : [])))
  return edits.flatMap(({ fact, actor }) => (large.has(fact) && !approvals.some((approval) => approval.actor !== actor) ? [{ fact, author: actor }] : []))
}
