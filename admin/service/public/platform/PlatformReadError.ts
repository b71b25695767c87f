import type { NotToldReason } from '../../../api/platformApi.ts'

/** Why the platform did not answer a question: `why` for programs, the message for people. */
export class PlatformReadError extends Error {
  readonly why: NotToldReason
  /** The platform's code where it refused. */
  readonly status: number | undefined

  constructor(why: NotToldReason, message: string, { status, cause }: { status?: number; cause?: unknown } = {}) {
    super(message, { cause })
    this.why = why
    this.status = status
    this.name = 'PlatformReadError'
  }
}
