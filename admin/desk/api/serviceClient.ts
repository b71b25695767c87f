import { isObject } from '../../../src/format/value/isObject.ts'
import type { Clock } from '../../../src/platform/Clock.ts'
import { createServerClock } from '../../../src/platform/createServerClock.ts'
import type { Reached } from '../../../src/store/createOnline.ts'
import { createStore } from '../../../src/store/createStore.ts'
import type { Readable } from '../../../src/store/Store.ts'
import type { SignedIn } from '../../api/accountApi.ts'
import { addressOf } from '../../api/callDesk.ts'
import { type DeskCalls, deskCalls, type SentFile, type Wait } from '../../api/deskCalls.ts'
import type { Here, PersonHere } from '../../api/presenceApi.ts'
import type { Input } from '../../api/Route.ts'
import { DeskError } from './DeskError.ts'

/** The service as the desk calls it. Every call rejects with a `DeskError`. */
export interface ServiceClient extends DeskCalls {
  /** The service's time in milliseconds, whatever the operator's clock says; makes no call. */
  now(): number
  /** State of the service, as its calls have shown it. */
  readonly reached: Readable<Reached>
  /** Hears the service's events until the stream is lost; answers how to end it. */
  listen(events: DeskEvents): () => void
}

/** Events of the service, as a page of the desk hears them. */
export interface DeskEvents {
  readonly opened: () => void
  /** The open changes, the live release or the stops are not what they were. */
  readonly changed: () => void
  /** Everybody who has the desk open. */
  readonly here: (people: readonly PersonHere[]) => void
  /** The stream has ended, or did not come about; nothing is heard after that. */
  readonly lost: () => void
}

/** The part of EventSource that the desk uses. */
interface EventStream {
  addEventListener(type: string, listener: (event: { readonly data?: unknown }) => void): void
  close(): void
}

const TIMEOUT = 30_000
const DOWNLOAD_TIMEOUT = 600_000
const UPLOAD_TIMEOUT = 300_000
/** A busy machine takes a while, and asking again would start over. */
const PLAYING_TIMEOUT = 180_000

/** Calls the service: JSON both ways, refusals as `DeskError`, the header token on every change. */
export function createServiceClient({
  fetch,
  openEvents,
  openRequest = () => new XMLHttpRequest(),
  onSignedOut,
  onConfirmNeeded,
  clock: device = Date,
}: {
  readonly fetch: typeof globalThis.fetch
  readonly openEvents: (url: string) => EventStream
  /** For uploads: `fetch` does not tell how much has been sent. */
  readonly openRequest?: () => XMLHttpRequest
  /** The session has ended; the listener asks for the password again, and the refusal may say how it ended. */
  readonly onSignedOut?: (refusal: DeskError) => void
  /**
   * The service wants the operator to confirm who they are; answers whether they did, and then the call is repeated.
   */
  readonly onConfirmNeeded?: () => Promise<boolean>
  /** The operator's own. */
  readonly clock?: Clock
}): ServiceClient {
  /** Taken from every answer; the operator's own until the first one. */
  const clock = createServerClock(device)
  const reached = createStore<Reached>({ online: true, lastCheckedAt: null })
  /** Every change carries it, so that no other site can make one. */
  let token = ''

  async function send(method: string, path: string, timeout: number, body?: unknown): Promise<Response> {
    const sentAt = device.now()
    try {
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
      const receivedAt = device.now()
      clock.learn({ sentAt, receivedAt, written: response.headers.get('date') })
      reached.set({ online: true, lastCheckedAt: receivedAt })
      return response
    } catch {
      const { lastCheckedAt } = reached.getSnapshot()
      // A slow call says nothing where a later one was answered.
      if (lastCheckedAt === null || lastCheckedAt <= sentAt) reached.set({ online: false, lastCheckedAt })
      throw offline()
    }
  }

  /** Another tab may have signed in again, so that this tab's token is no longer valid. */
  async function renewToken(): Promise<boolean> {
    const response = await send('GET', '/me', TIMEOUT)
    if (!response.ok) return false
    const answer = await read(response)
    const csrf = isObject(answer) ? String(answer['csrf']) : ''
    const changed = csrf !== token
    token = csrf
    return changed
  }

  /** Once more where another tab has signed in, or the operator has confirmed who they are. */
  async function persist(method: string, attempt: () => Promise<Response>): Promise<unknown> {
    try {
      return await bodyOf(await attempt())
    } catch (error) {
      if (!(error instanceof DeskError)) throw error
      if (error.code === 'foreign-origin' && method !== 'GET' && (await renewToken())) return bodyOf(await attempt())
      if (error.code === 'confirm-needed' && (await onConfirmNeeded?.()) === true) return bodyOf(await attempt())
      if (error.code === 'not-signed-in') onSignedOut?.(error)
      throw error
    }
  }

  async function download(path: string): Promise<Blob> {
    const response = await send('GET', path, DOWNLOAD_TIMEOUT)
    if (response.ok)
      return response.blob().catch(() => {
        throw new DeskError('cut-off', 'The file was cut off on its way.')
      })
    const refusal = refusalOf(response, await read(response))
    if (refusal.code === 'not-signed-in') onSignedOut?.(refusal)
    throw refusal
  }

  /** Answers as `fetch` would, also where `fetch` would not tell how far it is. Throws when it is cancelled. */
  function upload(method: string, path: string, { file, onProgress, signal }: Partial<SentFile>): Promise<Response> {
    return new Promise((resolve, reject) => {
      const lost = (): void => reject(offline())
      const request = openRequest()
      request.open(method, `/desk-api${path}`)
      request.setRequestHeader('x-desk-token', token)
      request.setRequestHeader('accept', 'application/json')
      request.setRequestHeader('content-type', 'application/octet-stream')
      request.timeout = UPLOAD_TIMEOUT
      request.upload.addEventListener('progress', ({ loaded, total }) => onProgress?.(total === 0 ? 1 : loaded / total))
      request.addEventListener('load', () => resolve(new Response(request.responseText, { status: request.status })))
      request.addEventListener('error', lost)
      request.addEventListener('timeout', lost)
      request.addEventListener('abort', () => reject(new DeskError('cancelled', 'The upload was cancelled.')))
      signal?.addEventListener('abort', () => request.abort(), { once: true })
      request.send(file)
    })
  }

  type Ask = (method: string, path: string, input: Input & Partial<SentFile>) => Promise<unknown>
  const asking: Readonly<Record<Wait, Ask>> = {
    call: (method, path, { body }) => persist(method, () => send(method, path, TIMEOUT, body)),
    play: (method, path, { body }) => persist(method, () => send(method, path, PLAYING_TIMEOUT, body)),
    download: (_, path) => download(path),
    upload: (method, path, input) => persist(method, () => upload(method, path, input)),
  }
  const named = Object.entries<{ readonly method: string; readonly url: string; readonly wait?: Wait }>(deskCalls).map(
    ([name, { method, url, wait = 'call' }]) => [
      name,
      (input: Input & Partial<SentFile> = {}) => asking[wait](method, addressOf(url, input), input),
    ],
  )
  // Answers are taken at the routes' word; tests hold the service to it.
  const calls: DeskCalls = Object.fromEntries(named)

  async function signIn(answer: Promise<SignedIn>): Promise<SignedIn> {
    const signedIn = await answer
    token = signedIn.csrf
    return signedIn
  }

  return {
    ...calls,
    join: (input) => signIn(calls.join(input)),
    login: (input) => signIn(calls.login(input)),
    loginAtCompany: (input) => signIn(calls.loginAtCompany(input)),
    me: () => signIn(calls.me()),
    now: () => clock.now(),
    reached,
    listen(events) {
      const stream = openEvents('/desk-api/events')
      stream.addEventListener('open', events.opened)
      stream.addEventListener('changed', events.changed)
      stream.addEventListener('here', ({ data }) => {
        const { people }: Here = JSON.parse(String(data))
        events.here(people)
      })
      stream.addEventListener('error', () => {
        // The browser would connect again, always after the same pause.
        stream.close()
        events.lost()
      })
      return () => stream.close()
    },
  }
}

/** Body of an answer. Throws the refusal, where it is one. */
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

const offline = (): DeskError => new DeskError('offline', 'The service does not answer.')
