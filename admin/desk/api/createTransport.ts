import { isObject } from '../../../src/format/isObject.ts'
import type { Clock } from '../../../src/platform/Clock.ts'
import { createServerClock } from '../../../src/platform/createServerClock.ts'
import { type CallDesk, callDesk } from '../../api/callDesk.ts'
import { DeskError } from './DeskError.ts'
import { sendFile } from './sendFile.ts'

/** A request that tells how far it is. */
type OpenRequest = () => XMLHttpRequest

export interface TransportOptions {
  readonly fetch: typeof fetch
  /** For uploads: `fetch` does not tell how much has been sent. */
  readonly openRequest?: OpenRequest | undefined
  /** The session has ended; the listener asks for the password again. */
  readonly onSignedOut?: (() => void) | undefined
  /**
   * The service wants the operator to confirm who they are; answers whether they did, and then the call is repeated.
   */
  readonly onConfirmNeeded?: (() => Promise<boolean>) | undefined
  /** The operator's own. */
  readonly clock?: Clock | undefined
}

export interface UploadOptions {
  /** How much has been sent, from 0 to 1. */
  readonly onProgress?: (share: number) => void
  readonly signal?: AbortSignal
}

export interface Transport {
  readonly call: CallDesk
  /** For calls that play every changed screen: waits longer. */
  readonly play: CallDesk
  /** A file of the service's; it may take a while. */
  readonly download: CallDesk<Blob>
  /** Sends a file as the body of a call; it may take a while. */
  readonly upload: (file: Blob, options: UploadOptions) => CallDesk
  /** The token that every change carries, so that no other site can make one. */
  readonly setToken: (token: string) => void
  /** The service's time, taken from every answer; the operator's own until the first one. */
  readonly now: () => number
}

const TIMEOUT = 30_000
const DOWNLOAD_TIMEOUT = 600_000
const UPLOAD_TIMEOUT = 300_000
/** A busy machine takes a while, and asking again would start over. */
const PLAYING_TIMEOUT = 180_000

/** Calls the service: JSON both ways, refusals as `DeskError`, the header token on every change. */
export function createTransport({
  fetch,
  onSignedOut,
  onConfirmNeeded,
  openRequest = () => new XMLHttpRequest(),
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
      throw new DeskError('offline', 'The service does not answer.')
    }
  }

  /** Another tab may have signed in again, so that this tab's token is no longer valid. */
  async function renewToken(): Promise<boolean> {
    const response = await send('GET', '/me')
    if (!response.ok) return false
    const answer = await read(response)
    const csrf = isObject(answer) ? String(answer['csrf']) : ''
    const changed = csrf !== token
    token = csrf
    return changed
  }

  /** Once more where another tab has signed in, or the operator has confirmed who they are. */
  async function persist<T>(method: string, attempt: () => Promise<T>): Promise<T> {
    try {
      return await attempt()
    } catch (error) {
      if (!(error instanceof DeskError)) throw error
      if (error.code === 'foreign-origin' && method !== 'GET' && (await renewToken())) return attempt()
      if (error.code === 'confirm-needed' && (await onConfirmNeeded?.()) === true) return attempt()
      if (error.code === 'not-signed-in') onSignedOut?.()
      throw error
    }
  }

  const caller = (timeout: number): CallDesk =>
    callDesk((method, path, body) => persist(method, async () => bodyOf(await send(method, path, body, timeout))))

  const upload = (file: Blob, options: UploadOptions): CallDesk =>
    callDesk((method, path) =>
      persist(method, async () => {
        const request = openRequest()
        request.open(method, `/desk-api${path}`)
        request.setRequestHeader('x-desk-token', token)
        request.timeout = UPLOAD_TIMEOUT
        return bodyOf(await sendFile(request, file, options))
      }),
    )

  async function download(path: string): Promise<Blob> {
    const response = await send('GET', path, undefined, DOWNLOAD_TIMEOUT)
    if (response.ok)
      return response.blob().catch(() => {
        throw new DeskError('cut-off', 'The file was cut off on its way.')
      })
    const refusal = refusalOf(response, await read(response))
    if (refusal.code === 'not-signed-in') onSignedOut?.()
    throw refusal
  }

  return {
    call: caller(TIMEOUT),
    play: caller(PLAYING_TIMEOUT),
    download: callDesk((_, path) => download(path)),
    upload,
    setToken(next) {
      token = next
    },
    now: () => clock.now(),
  }
}

/** What a call answered. Throws the refusal, where it is one. */
async function bodyOf(response: Response): Promise<unknown> {
  const answer = await read(response)
  if (response.ok) return answer
  throw refusalOf(response, answer)
}

async function read(response: Response): Promise<unknown> {
  const text = await response.text()
  if (text === '') return undefined
  try {
    return JSON.parse(text)
  } catch {
    throw new DeskError('bad-answer', 'The answer was not the service’s.')
  }
}

function refusalOf(response: Response, answer: unknown): DeskError {
  const {
    code = 'bad-answer',
    message = `HTTP ${response.status}`,
    ...details
  }: { readonly code?: unknown; readonly message?: unknown } = isObject(answer) ? answer : {}
  return new DeskError(String(code), String(message), details)
}
