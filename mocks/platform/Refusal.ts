import type { MessageKey } from './messages.ts'

/** An answer other than 200: the platform understood the call and says no, with a reason in the member's language. */
export class Refusal extends Error {
  readonly key: MessageKey
  readonly values: Readonly<Record<string, string>>
  readonly code: number

  constructor(key: MessageKey, values: Readonly<Record<string, string>> = {}, code = 400) {
    super(key)
    this.name = 'Refusal'
    this.key = key
    this.values = values
    this.code = code
  }
}
