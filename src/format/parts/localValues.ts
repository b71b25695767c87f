import { LONGEST_EXPRESSION } from '../expression/Ast.ts'
import { composedOf, withPieces, type Composed, type Piece } from './Composed.ts'
import { treeOf, valuesReadIn } from './partNames.ts'
import type { Written } from './Place.ts'
import { standing, type Refusal } from './writeExpression.ts'

/** Value that a form or a row names for itself. */
export interface LocalValue {
  readonly composed: Composed
  readonly written: Written
}

export type LocalValues = ReadonlyMap<string, LocalValue>

export const VALUE_NAME = /^[a-z][A-Za-z0-9]*$/

interface Reader {
  readonly refuse: (refusal: Refusal) => void
  readonly onRead: (local: LocalValue) => void
  /** Told of a name that is none of them, and where it is written; true where that was a mistake. */
  readonly onUnknown: (name: string, at: number, from: Written) => boolean
}

/** An expression in which what a form or a row names stands in full. */
export function withLocalValues(
  composed: Composed,
  locals: LocalValues,
  { refuse, onRead, onUnknown }: Reader,
): Composed {
  const tree = locals.size > 0 && composed.text.includes('value') ? treeOf(composed.text) : undefined
  if (!tree) return composed
  const pieces: Piece[] = []
  let length = 0
  for (const { start, end, name, bound } of valuesReadIn(tree)) {
    const local = locals.get(name)
    if (!local) {
      const from = composed.stretches.find((stretch) => stretch.start <= start && start < stretch.end)
      if (from && onUnknown(name, from.at + start - from.start, from.from))
        pieces.push({ start, end, words: composedOf({ ...from.from, isSilent: true, type: undefined }, 'null') })
      continue
    }
    // Past this it is refused anyway, and names within names would go on without end.
    if (length > LONGEST_EXPRESSION) continue
    onRead(local)
    if (start === 0 && end === composed.text.length) return local.composed
    const words = standing(local.composed, local.written, { bound, refuse })
    length += words.text.length
    pieces.push({ start, end, words })
  }
  return pieces.length > 0 ? withPieces(composed, pieces) : composed
}
