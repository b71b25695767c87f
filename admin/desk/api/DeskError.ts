/** Why a call failed; `message` is the service's own sentence; it shows where the desk has no words of its own. */
export class DeskError extends Error {
  /** The service's code, or `offline` when no answer came, or `bad-answer` when it did not come from the service. */
  readonly code: string
  /** Details of the refusal: blockers, the other's value, seconds to wait. */
  readonly details: Readonly<Record<string, unknown>>

  constructor(code: string, message: string, details: Readonly<Record<string, unknown>> = {}) {
    super(message)
    this.name = 'DeskError'
    this.code = code
    this.details = details
  }
}

export function hasCode(error: unknown, code: string): error is DeskError {
  return error instanceof DeskError && error.code === code
}
