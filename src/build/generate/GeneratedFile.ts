/** One generated file: its path, relative to the repository, and its whole text. */
export interface GeneratedFile {
  readonly path: string
  readonly text: string
}
