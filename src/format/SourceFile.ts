/** One document file as an author wrote it. `path` is relative to `schemas/`, such as `screens/recharge.json`. */
export interface SourceFile {
  readonly path: string
  readonly text: string
}
