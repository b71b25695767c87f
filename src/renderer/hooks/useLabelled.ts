import type { DisplayFormat } from '../../format/shape/common.ts'
import type { CompiledText, Expression } from '../../format/shape/compiled.ts'
import type { Derived } from '../scope/createDerivation.ts'
import type { Reader } from '../scope/createReader.ts'
import { useDerived } from './useDerived.ts'

export interface Labelled {
  readonly label: CompiledText
  readonly value?: unknown
  readonly as: DisplayFormat
  readonly when?: Expression
}

/** A label and its value, written out. */
export interface ShownPair {
  readonly label: string
  /** Undefined while it is on its way. */
  readonly text: string | undefined
  readonly value: unknown
}

/** The pairs that show now. */
export function readLabelled(read: Reader, items: readonly Labelled[]): readonly ShownPair[] {
  return items
    .filter(({ when }) => read.condition(when))
    .map((item) => {
      const outcome = read.outcome(item.value)
      const value = outcome.kind === 'value' ? outcome.value : undefined
      const text = outcome.kind === 'pending' ? undefined : read.display(value, item.as)
      return { label: read.text(item.label), text, value }
    })
}

/** Labels and values written out; the status says whether some are on their way. */
export function useLabelled(items: readonly Labelled[]): Derived<readonly ShownPair[]> {
  return useDerived(items, readLabelled)
}
