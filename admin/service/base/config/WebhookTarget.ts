/** The receiver of every release's message. */
export interface WebhookTarget {
  readonly url: string
  /** Known to both sides; it signs and is never sent. */
  readonly secret: string
}
