import type { Clock } from '../../../src/platform/Clock.ts'
import { createServerClock } from '../../../src/platform/createServerClock.ts'
import { DeskError } from './DeskError.ts'

export interface TransportOptions {
  readonly fetch: typeof fetch
  /** The session has ended; whoever listens asks for the password again. */
  readonly onSignedOut?: (() => void) | undefined
  /** The service wants to be shown once more who this is; answers whether it was, and the call is made again then. */
  readonly onConfirmNeeded?: (() => Promise<boolean>) | undefined
  /** The operator's own. */
  readonly clock?: Clock | undefined
}

export interface Transport {
  // The caller names the shape of the answer; `answers.test.ts` holds the names to the service.
  // oxlint-disable-next-line typescript/no-unnecessary-type-parameters
  readonly call: <T>(
    method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE',
    path: string,
    body?: unknown,
    patience?: number,
  ) => Promise<T>
  /** A file of the service's; it may take a while. */
  readonly download: (path: string) => Promise<Blob>
  /** The token that every change carries, so that no other site can make one. */
  readonly setToken: (token: string) => void
  /** The service's time, learned from every answer; the operator's own until the first one. */
  readonly now: () => number
}

const TIMEOUT = 30_000
const DOWNLOAD_TIMEOUT = 600_000

/** Calls the service: JSON both ways, refusals as `DeskError`, the header token on every change. */
export function createTransport({
  fetch,
  onSignedOut,
  onConfirmNeeded,
  clock: device = Date,
}: TransportOptions): Transport {
  const clock = createServerClock(device)
  let token = ''

  async function send(method: string, path: string, body?: unknown, timeout = TIMEOUT): Promise<Response> {
    try {
      const sentAt = device.now()
      const response = await fetch(`/desk-api${path}`, {
        method,
        headers: {
          accept: 'application/json',
          ...(method !== 'GET' && token !== '' && { 'x-desk-token': token }),
          ...(body !== undefined && { 'content-type': 'application/json' }),
        },
        ...(body !== undefined && { body: JSON.stringify(body) }),
        signal: AbortSignal.timeout(timeout),
      })
      clock.learn({ sentAt, receivedAt: device.now(), written: response.headers.get('date') })
      return response
    } catch {
      throw new DeskError('offline', 'The service does not answer. Check the connection and try again.')
    }
  }

  async function read(response: Response): Promise<unknown> {
    const text = await response.text()
    if (text === '') return undefined
    try {
      return JSON.parse(text) as unknown
    } catch {
      throw new DeskError('bad-answer', 'The answer was not the service’s. Something stands between it and the desk.')
    }
  }

  /** Another tab may have signed in anew, which makes this tab's token a stranger's. */
  async function renewToken(): Promise<boolean> {
    const response = await send('GET', '/me')
    if (!response.ok) return false
    const { csrf } = (await read(response)) as { csrf: string }
    const changed = csrf !== token
    token = csrf
    return changed
  }

  async function attempt<T>(method: string, path: string, body: unknown, patience?: number): Promise<T> {
    const response = await send(method, path, body, patience)
    const answer = await read(response)
    if (response.ok) return answer as T
    throw refusalOf(response, answer)
  }

  function refusalOf(response: Response, answer: unknown): DeskError {
    const {
      code = 'bad-answer',
      message = `The service answered ${response.status}.`,
      ...details
    } = (answer ?? {}) as { code?: string; message?: string }
    return new DeskError(code, message, details)
  }

  return {
    async call(method, path, body, patience) {
      try {
        return await attempt(method, path, body, patience)
      } catch (error) {
        if (!(error instanceof DeskError)) throw error
        if (error.code === 'foreign-origin' && method !== 'GET' && (await renewToken()))
          return attempt(method, path, body, patience)
        if (error.code === 'confirm-needed' && (await onConfirmNeeded?.()) === true)
          return attempt(method, path, body, patience)
        if (error.code === 'not-signed-in') onSignedOut?.()
        throw error
      }
    },
    async download(path) {
      const response = await send('GET', path, undefined, DOWNLOAD_TIMEOUT)
      if (response.ok)
        return response.blob().catch(() => {
          throw new DeskError('offline', 'The file was cut off on its way. Check the connection and try again.')
        })
      const refusal = refusalOf(response, await read(response))
      if (refusal.code === 'not-signed-in') onSignedOut?.()
      throw refusal
    },
    setToken(next) {
      token = next
    },
    now: () => clock.now(),
  }
}
