import { DraftChanged } from '../base/refusals.ts'
import type { Revision } from './ScheduleStore.ts'

/** Throws `DraftChanged` unless exactly the reviewed edits are there, each as it was reviewed. */
export function requireRevisions(there: readonly Revision[], reviewed: readonly Revision[]): void {
  const has = new Map(there.map(({ fact, rev }) => [fact, rev]))
  if (has.size !== reviewed.length || reviewed.some(({ fact, rev }) => has.get(fact) !== rev)) throw new DraftChanged()
}
