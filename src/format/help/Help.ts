/** Help of an editor at a place of a document's text; offsets count characters from 0. */
export interface Help {
  /** The word that is there; what is offered replaces it. */
  readonly from: number
  readonly to: number
  /** Paragraphs on the word: first of what it is. */
  readonly about: readonly string[]
  /** Options for the place, best first. */
  readonly options: readonly HelpOption[]
}

export interface HelpOption {
  readonly label: string
  readonly about: string
  /** The text in place of the word. */
  readonly insert: string
  /** Where the cursor is afterwards, counted from where the text begins. */
  readonly cursor: number
}
