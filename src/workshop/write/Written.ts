/** Documents of an author: a screen's document, and the texts that it adds to the copy. Both are JSON. */
export interface Written {
  readonly document: string
  /** By copy key; the same in each language, until somebody translates them. */
  readonly texts: string
}
