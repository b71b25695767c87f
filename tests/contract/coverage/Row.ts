/** One line of the coverage table. */
export interface Row {
  /** Kind and name, as `route:/wallet` or `constant:poll-balance`. */
  readonly id: string
  /** Ids of the screens that have it; after a place, the planned screens it waits for. */
  readonly screens: readonly string[]
  /** Where a constant is: a document and a JSON Pointer into it. */
  readonly place: { readonly document: string; readonly pointer: string } | undefined
  readonly tests: readonly NamedTest[]
}

export interface NamedTest {
  readonly file: string
  readonly title: string
}
