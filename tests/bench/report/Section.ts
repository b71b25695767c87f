/** What one part of the bench found, as Markdown. */
export interface Section {
  readonly name: string
  readonly text: string
}
