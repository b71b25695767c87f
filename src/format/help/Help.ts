/** What an editor tells and offers at a place of a document's text; offsets count characters from 0. */
export interface Help {
  /** The word that stands there; what is offered takes its place. */
  readonly from: number
  readonly to: number
  /** What may be said of the word: of what it is first. */
  readonly about: readonly string[]
  /** What may stand there, best first. */
  readonly options: readonly HelpOption[]
}

export interface HelpOption {
  readonly label: string
  readonly about: string
  /** The text in place of the word. */
  readonly insert: string
  /** Where the cursor stands afterwards, counted from where the text begins. */
  readonly cursor: number
}
