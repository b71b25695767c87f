import type { JsonShape, Path } from '../../src/format/shape/JsonShape.ts'

/** One value of a shipped document, and its shape in the language. */
export interface Site {
  readonly document: string
  readonly path: Path
  readonly value: unknown
  /** The shape as the parent names it: two sites with the same one may swap values. */
  readonly declared: JsonShape
  /** The shape of this very value, with unions and references resolved. */
  readonly shape: JsonShape
}
