import type { CallDesk } from '../../api/callDesk.ts'

/** The desk's API as the command lines use it, over the socket of a running service or in this process. */
export interface DeskConnection {
  /** Throws `CommandRefused` with the service's own sentence. */
  readonly call: CallDesk
  /** Whether a running service answers, and not this process alone. */
  readonly isService: boolean
  readonly close: () => Promise<void>
}

export class CommandRefused extends Error {
  readonly code: string
  readonly details: Readonly<Record<string, unknown>>

  constructor(code: string, message: string, details: Readonly<Record<string, unknown>>) {
    super(message)
    this.name = 'CommandRefused'
    this.code = code
    this.details = details
  }
}

/** Turns an answer into its body or a refusal. */
export function readAnswer(status: number, text: string): unknown {
  const body: Readonly<Record<string, unknown>> = text === '' ? {} : JSON.parse(text)
  if (status < 400) return body
  throw new CommandRefused(String(body['code']), String(body['message']), body)
}
