import type { Actor } from '../../base/people/Actor.ts'
import { createMemo } from '../../base/background/createMemo.ts'
import type { CheckFacts } from '../../documents/compile/Compiler.ts'
import type { Format } from '../../base/Format.ts'
import { UnknownFact } from '../../base/refusals.ts'
import type { Baseline } from '../../documents/Baseline.ts'
import { overlayKey } from '../release/overlayKey.ts'
import { mergeOverlay } from '../release/mergeOverlay.ts'
import type { Publisher } from '../release/publish.ts'

export interface FactCheckDependencies {
  readonly format: Pick<Format, 'readFact'>
  readonly baseline: Baseline
  readonly publisher: Pick<Publisher, 'overlay'>
  readonly checkFacts: CheckFacts
  readonly clock: { now(): number }
}

/** Throws `UnknownFact` if the fact of one of the edits is not in this build's documents; values are not checked. */
export type CheckFact = (edits: readonly CheckedEdit[], actor: Actor) => Promise<void>

interface CheckedEdit {
  readonly fact: string
  readonly value: unknown
}

export function createFactCheck({ format, baseline, publisher, checkFacts, clock }: FactCheckDependencies): CheckFact {
  // For the live documents: the same at every edit until the next publish.
  const keepLiveIssues = createMemo<ReadonlySet<string>>(1)

  return async (edits, actor) => {
    const [first] = edits
    if (first === undefined) return
    const live = publisher.overlay()
    const at = new Date(clock.now()).toISOString()
    const overlay = mergeOverlay(
      live,
      edits.map((edit) => ({ ...edit, actor: actor.name, at })),
      baseline.files,
      format,
    )
    const before = await keepLiveIssues(
      overlayKey(live),
      async () => new Set((await checkFacts(live)).map((issue) => JSON.stringify(issue))),
    )
    // Taking away an unknown fact leaves no edit behind.
    const known = new Set(live.map(({ fact }) => fact))
    const nowhere = edits.filter(({ fact, value }) => value === null && !known.has(fact))
    const laid = [...overlay, ...nowhere.map((edit) => ({ ...edit, replaces: null }))]
    const issues = (await checkFacts(laid)).filter(
      (issue) => issue.severity === 'error' && !before.has(JSON.stringify(issue)),
    )
    if (issues.length > 0)
      throw new UnknownFact(
        (edits.find(({ fact }) => issues.some(({ document }) => document === fact)) ?? first).fact,
        issues,
      )
  }
}
