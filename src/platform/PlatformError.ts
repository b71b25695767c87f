export type PlatformErrorKind =
  /** The platform said no; the message is for the member. */
  | 'refused'
  /** The login has expired or is missing. */
  | 'unauthorized'
  | 'network'
  | 'timeout'
  /** The platform failed: a 5xx, or another status without an envelope. */
  | 'server'
  /** The release service turned it away, and the platform has got nothing of it; `code` says why. */
  | 'notSent'
  /** The answer does not have the shape of the contract. */
  | 'malformed'
  /** A param is not what the contract takes; nothing was sent. */
  | 'unsendable'
  | 'aborted'

interface Details {
  readonly operation: string
  /** The code of the envelope, or the HTTP status where there is no envelope. */
  readonly code?: number | undefined
  /** Whether the platform may have got the request. */
  readonly sent: boolean
  readonly money: boolean
  /** Name of the request in the logs of the service and the platform, for a member to quote. */
  readonly requestId?: string | undefined
  readonly cause?: unknown
}

/** The one error of a call. `message` is for the member when the kind is `refused`; otherwise it may be empty. */
export class PlatformError extends Error {
  override readonly name = 'PlatformError'
  readonly kind: PlatformErrorKind
  readonly operation: string
  readonly code: number | undefined
  readonly sent: boolean
  readonly money: boolean
  readonly requestId: string | undefined

  constructor(kind: PlatformErrorKind, message: string, { operation, code, sent, money, requestId, cause }: Details) {
    super(message, { cause })
    this.kind = kind
    this.operation = operation
    this.code = code
    this.sent = sent
    this.money = money
    this.requestId = requestId
  }
}

/** Whether money may or may not have moved: only the member's records can tell. */
export function isOutcomeUnknown(error: unknown): boolean {
  return (
    error instanceof PlatformError &&
    error.money &&
    error.sent &&
    error.kind !== 'refused' &&
    error.kind !== 'unauthorized'
  )
}
