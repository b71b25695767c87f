import type { LineageStep } from '../../store/Store.ts'

/** Whether what a release had was taken back, by a rollback or because it was out for a while only. */
export function isWithdrawn(seq: number, lineage: readonly LineageStep[]): boolean {
  const wasForAWhile = lineage.some((step) => step.takesBack !== undefined && step.takesBack <= seq && seq < step.seq)
  return wasForAWhile || isRolledBack(seq, lineage)
}

/**
 * Whether a release is not among those that led to the live one. A rollback continues from what it restores, so
 * everything published between the two is withdrawn.
 */
export function isRolledBack(seq: number, lineage: readonly LineageStep[]): boolean {
  const bySeq = new Map(lineage.map((step) => [step.seq, step]))
  let at = lineage.at(-1)
  while (at !== undefined) {
    if (at.seq === seq) return false
    at = bySeq.get(at.restores ?? at.seq - 1)
  }
  return true
}
