import type { Path } from '../../src/format/shape/JsonShape.ts'

/** A replaced value of a document; undefined removes it. */
interface Replacement {
  readonly document: string
  readonly path: Path
  readonly value: unknown
}

/** One mutation: values replaced, or the text of a document edited as text. */
export interface Change {
  /** The change in words, for a report. */
  readonly what: string
  readonly replacements: readonly Replacement[]
  readonly text?: { readonly document: string; readonly edit: (text: string) => string }
}
