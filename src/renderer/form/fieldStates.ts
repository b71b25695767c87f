import type { FieldProblem } from './FieldProblem.ts'
import type { Judgement } from './judgeForm.ts'
import type { FormValues } from './typedValues.ts'

/** What an open form knows of one of its fields. */
export interface FieldState {
  /** As it is typed. */
  readonly value: unknown
  /** A field that hides keeps its value and takes no part in checks and calls. */
  readonly isVisible: boolean
  /** The first thing that is wrong with it, once the member has tried to send. */
  readonly problem: FieldProblem | undefined
}

export type FieldStates = Readonly<Record<string, FieldState>>

/** The states of these fields. One that is as before stays the same object, and so do all of them together. */
export function fieldStates(before: FieldStates, names: readonly string[], values: FormValues, { visible, problems }: Judgement): FieldStates {
  const shown = new Set(visible)
  const first = new Map(problems.toReversed().map((problem) => [problem.field, problem]))
  let isSame = names.length === Object.keys(before).length
  const next: Record<string, FieldState> = {}
  for (const name of names) {
    const [known, value, isVisible, problem] = [before[name], values[name], shown.has(name), first.get(name)]
    const isKnown = known !== undefined && Object.is(known.value, value) && known.isVisible === isVisible && known.problem === problem
    next[name] = isKnown ? known : { value, isVisible, problem }
    if (!isKnown) isSame = false
  }
  return isSame ? before : next
}
