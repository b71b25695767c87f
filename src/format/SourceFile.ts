/** One document file as an author wrote it. `path` is relative to `schemas/`, such as `screens/recharge.json`. */
export interface SourceFile {
  readonly path: string
  readonly text: string
  /** When it was saved, in milliseconds since 1970, where files are read from a disk. */
  readonly savedAt?: number
}
