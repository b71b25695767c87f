import type { Shown } from '../../format/shape/common.ts'
import type { CompiledText, Expression } from '../../format/shape/compiled.ts'
import { readShown, type ShownValue } from './readShown.ts'
import type { Reader } from './createReader.ts'

export interface Labelled extends Shown {
  readonly label: CompiledText
  readonly when?: Expression
}

/** A label and its value, written out. */
export interface ShownPair extends ShownValue {
  readonly label: string
}

/** The pairs that show now. */
export function readLabelled(read: Reader, items: readonly Labelled[]): readonly ShownPair[] {
  return items
    .filter(({ when }) => read.condition(when))
    .map((item) => ({ label: read.text(item.label), ...readShown(read, item) }))
}
