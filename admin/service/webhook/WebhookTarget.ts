/** Who is told of every release. */
export interface WebhookTarget {
  readonly url: string
  /** Known to both sides; it signs and is never sent. */
  readonly secret: string
}
