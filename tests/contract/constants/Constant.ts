/** A constant of specification § 9 whose effect is seen in the playing app. */
export interface Constant {
  /** Its name in the coverage table, after `constant:`. */
  readonly id: string
  /** The document that holds it, and where in it. */
  readonly document: string
  readonly pointer: string
  /** What is seen with the shipped documents: the specification's own figure. */
  readonly sees: unknown
  /** What stands there instead when the proof looks whether the app follows the document. */
  readonly changed: unknown
}

/** Constants that are seen on one visit, which serves them all. */
export interface Proof {
  readonly name: string
  readonly constants: readonly Constant[]
  /** Visits the app with these documents and tells what is seen of each constant, by id. */
  readonly visit: (documents: Documents) => Promise<Readonly<Record<string, unknown>>>
}

/** The documents by their paths, as values. */
export type Documents = Readonly<Record<string, unknown>>
