import type { GivenStretch } from '../check/Document.ts'
import type { PartType } from './Part.ts'
import type { Written } from './Place.ts'

/** A stretch of a composed expression and where its words are written. Places are characters after the `=`. */
interface Stretch {
  readonly start: number
  readonly end: number
  readonly from: Written
  /** Where it begins in the text that it is from. */
  readonly at: number
}

/** An expression without its `=`, composed of words from several places. */
export interface Composed {
  readonly text: string
  /** Without gaps, in their order. */
  readonly stretches: readonly Stretch[]
  /** Stretches that are of the type of a parameter, or else are told at the use. */
  readonly given: readonly GivenStretch[]
}

/** Words that stand in place of others, from `start` to `end`. */
export interface Piece {
  readonly start: number
  readonly end: number
  readonly words: Composed
}

/** The expression of a value as it is written; of the type of the parameter that it is given to. */
export function composedOf(written: Written, text: string): Composed {
  return typed({ text, stretches: [{ start: 0, end: text.length, from: written, at: 0 }], given: [] }, written.type)
}

/** An expression that is given to a parameter of a type. */
export function typed(composed: Composed, type: PartType | undefined): Composed {
  if (type === undefined || type === 'name' || type === 'text' || type === 'json') return composed
  return { ...composed, given: [...composed.given, { start: 0, end: composed.text.length, type }] }
}

/** An expression within brackets, which count as its words. */
export function bracketed({ text, stretches, given }: Composed): Composed {
  const moved = <T extends Ends>(stretch: T): T => ({ ...stretch, start: stretch.start + 1, end: stretch.end + 1 })
  const [first, last] = [stretches[0], stretches.at(-1)]
  const end = text.length + 1
  return {
    text: `(${text})`,
    stretches: [
      ...(first ? [{ ...first, start: 0, end: 1 }] : []),
      ...stretches.map(moved),
      ...(last ? [{ ...last, start: end, end: end + 1, at: last.at + last.end - last.start }] : []),
    ],
    given: given.map(moved),
  }
}

interface Ends {
  readonly start: number
  readonly end: number
}

/** An expression with some of its words replaced. What is not replaced stays from where it was. */
export function withPieces(base: Composed, pieces: readonly Piece[]): Composed {
  const stretches: Stretch[] = []
  const given: GivenStretch[] = []
  let text = ''
  let at = 0
  const keep = (until: number) => {
    for (const { start, end, from, at: inSource } of base.stretches) {
      const [first, last] = [Math.max(start, at), Math.min(end, until)]
      if (first < last)
        stretches.push({
          start: text.length + first - at,
          end: text.length + last - at,
          from,
          at: inSource + first - start,
        })
    }
    text += base.text.slice(at, until)
  }
  const sorted = [...pieces].sort((a, b) => a.start - b.start)
  for (const { start, end, words } of sorted) {
    keep(start)
    for (const stretch of words.stretches)
      stretches.push({ ...stretch, start: stretch.start + text.length, end: stretch.end + text.length })
    for (const stretch of words.given)
      given.push({ ...stretch, start: stretch.start + text.length, end: stretch.end + text.length })
    text += words.text
    at = end
  }
  keep(base.text.length)
  const moved = (place: number) =>
    sorted
      .filter(({ end }) => end <= place)
      .reduce((sum, { start, end, words }) => sum + words.text.length - (end - start), place)
  for (const { start, end, type } of base.given) given.push({ start: moved(start), end: moved(end), type })
  return { text, stretches, given }
}
