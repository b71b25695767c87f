/** A constant of specification § 9 whose effect is visible in the playing app. */
export interface Constant {
  /** Its name in the coverage table, after `constant:`. */
  readonly id: string
  /** The document that contains it, and where. */
  readonly document: string
  readonly pointer: string
  /** The effect with the shipped documents: the specification's own figure. */
  readonly sees: unknown
  /** The other value with which the proof checks that the app follows the document. */
  readonly changed: unknown
}

/** Constants that are visible on one visit. */
export interface Proof {
  readonly name: string
  readonly constants: readonly Constant[]
  /** Visits the app with these documents and answers the visible value of each constant, by id. */
  readonly visit: (documents: Documents) => Promise<Readonly<Record<string, unknown>>>
}

/** The documents by their paths, as values. */
export type Documents = Readonly<Record<string, unknown>>
