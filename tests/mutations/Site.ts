import type { JsonShape, Path } from '../../src/format/shape/JsonShape.ts'

/** One value of a shipped document, and what the language says of its place. */
export interface Site {
  readonly document: string
  readonly path: Path
  readonly value: unknown
  /** The shape as the parent names it: two sites with the same one may trade their values. */
  readonly declared: JsonShape
  /** The shape that holds for this very value, with unions and references settled. */
  readonly shape: JsonShape
}
