/** A part of a document as an author writes it, with what it needs around it. The check reads it as written. */
export interface ManualExample {
  readonly query?: object
  readonly sources?: object
  readonly values?: object
  /** The part itself. */
  readonly part: object
  /** Blocks that it names. */
  readonly beside?: readonly object[]
}
