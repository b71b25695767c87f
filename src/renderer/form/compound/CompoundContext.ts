/** What the templates of a compound field know beyond their props. */
export interface CompoundContext {
  /** The field of the form. */
  readonly name: string
  /** Has a screen reader say what happened to a row. */
  readonly announce: (text: string) => void
}
