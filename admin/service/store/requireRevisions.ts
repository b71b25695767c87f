import { DraftChanged } from '../base/refusals.ts'

/** Which version of an edit. */
export interface Revision {
  readonly fact: string
  readonly rev: number
}

/** Throws `DraftChanged` unless exactly the reviewed edits are there, each as it was reviewed. */
export function requireRevisions(there: readonly Revision[], reviewed: readonly Revision[]): void {
  const has = new Map(there.map(({ fact, rev }) => [fact, rev]))
  if (has.size !== reviewed.length || reviewed.some(({ fact, rev }) => has.get(fact) !== rev)) throw new DraftChanged()
}
