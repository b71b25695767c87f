import type { LineageStep } from '../store/Store.ts'

/**
 * Whether a release was taken back: it is not among those that led to the live one. A rollback continues from what it
 * restores, so everything published between the two is withdrawn.
 */
export function isWithdrawn(seq: number, lineage: readonly LineageStep[]): boolean {
  const bySeq = new Map(lineage.map((step) => [step.seq, step]))
  let at = lineage.at(-1)
  while (at !== undefined) {
    if (at.seq === seq) return false
    at = bySeq.get(at.restores ?? at.seq - 1)
  }
  return true
}
