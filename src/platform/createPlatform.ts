import type { AnswerTime } from './AnswerTime.ts'
import { MalformedError } from './coerce.ts'
import type { ServerClock } from './createServerClock.ts'
import { entryOf } from './entries.ts'
import { exchangeOf } from './exchangeTimes.ts'
import { isObject } from '../format/value/isObject.ts'
import type { Locale } from '../format/locales.ts'
import { parseExactly } from '../format/text/parseExactly.ts'
import type { OperationEntry } from './OperationEntry.ts'
import type { OperationId, Operations } from './Operations.ts'
import { PlatformError, type PlatformErrorKind } from './PlatformError.ts'
import { readData } from './readData.ts'
import { toRequest, UnsendableParam } from './toRequest.ts'

export interface PlatformOptions {
  readonly fetch: typeof fetch
  readonly session: { getSnapshot(): { readonly token: string | null } }
  readonly clock: ServerClock
  readonly locale: () => Locale
  /** Milliseconds; asked at every call because they are settings. `money` also holds for uploads. */
  readonly timeouts: { readonly reads: () => number; readonly money: () => number }
  /** Called when the platform no longer accepts the session's token. May be called by many calls at once. */
  readonly onUnauthorized: (error: PlatformError) => void
}

interface CallOptions {
  readonly signal?: AbortSignal | undefined
  readonly idempotencyKey?: string | undefined
  /** Another fetch in place of the browser's: one that says how much is sent. */
  readonly by?: typeof fetch | undefined
}

/** Options of a fetch as it is called here: the one that reaches the network goes by what they name. */
export interface PlatformInit extends RequestInit {
  readonly by?: typeof fetch | undefined
}

interface Success<Data> {
  readonly code: 200
  readonly message: string
  readonly data: Data
  readonly time: AnswerTime
}

export interface Platform {
  /** Makes a call. Rejects with a PlatformError only. */
  call<Id extends OperationId>(
    id: Id,
    params: Operations[Id]['params'],
    options?: CallOptions,
  ): Promise<Success<Operations[Id]['data']>>
}

export function createPlatform(options: PlatformOptions): Platform {
  return {
    call: async (id, params, callOptions = {}) => {
      const answer = await send(options, id, params as Params, callOptions)
      return answer as Success<never>
    },
  }
}

type Params = { readonly [name: string]: unknown }
type Fail = (
  kind: PlatformErrorKind,
  message?: string,
  details?: { readonly code?: number; readonly sent?: boolean; readonly cause?: unknown },
) => PlatformError

async function send(
  options: PlatformOptions,
  operation: OperationId,
  params: Params,
  callOptions: CallOptions,
): Promise<Success<unknown>> {
  const { session, onUnauthorized } = options
  // Before anything is waited for: a log-off is sent with the token that it ends.
  const held = session.getSnapshot().token
  const known = entryOf(operation)
  const entry = known instanceof Promise ? await known : known
  const money = entry.money === true
  // The service calls a request by the end of its key, too.
  let requestId = callOptions.idempotencyKey?.slice(-12)
  const fail: Fail = (kind, message = '', details = {}) =>
    new PlatformError(kind, message, { operation, money, sent: true, requestId, ...details })

  const token = entry.auth === 'none' ? null : held
  if (entry.auth === undefined && token === null) throw fail('unauthorized', '', { sent: false })
  if (callOptions.signal?.aborted) throw fail('aborted', '', { sent: false })

  const { status, isNotSent, envelope, time, ...answer } = await ask(options, entry, params, token, callOptions, fail)
  requestId = answer.requestId ?? requestId
  if (isNotSent) throw fail('notSent', '', { code: status, sent: false })
  const failure = judge(entry, status, envelope, fail)
  // An answer to an older session says nothing of the one that has begun since, and must never show in it.
  const isCurrent = token === null || session.getSnapshot().token === token
  if (failure?.kind === 'unauthorized' && token !== null && isCurrent) onUnauthorized(failure)
  // A member who has logged in since is not asked to; one who moved money must hear of the refusal itself.
  if (failure?.kind === 'unauthorized' && money && !isCurrent && session.getSnapshot().token !== null)
    throw fail('refused', failure.message, { code: 401 })
  if (failure) throw failure
  if (!isCurrent && !money) throw fail('aborted')
  try {
    return { code: 200, message: envelope?.message ?? '', data: readData(entry, envelope?.data), time }
  } catch (cause) {
    if (cause instanceof MalformedError) throw fail('malformed', '', { cause })
    throw cause
  }
}

/** Sends the request and reads the whole answer within the time limit. */
async function ask(
  { fetch, clock, locale, timeouts }: PlatformOptions,
  entry: OperationEntry,
  params: Params,
  token: string | null,
  { signal, idempotencyKey, by }: CallOptions,
  fail: Fail,
): Promise<{
  readonly status: number
  readonly isNotSent: boolean
  readonly requestId: string | undefined
  readonly envelope: Envelope | undefined
  readonly time: AnswerTime
}> {
  const { url, init } = writeRequest(entry, params, { lang: locale(), token, idempotencyKey }, fail)
  const limit = withLimit(signal, entry.money || entry.multipart ? timeouts.money() : timeouts.reads())
  try {
    const calledAt = clock.device.now()
    const given: PlatformInit = { ...init, signal: limit.signal, by }
    const response = await limit.hold(fetch(url, given))
    const { sentAt, receivedAt } = exchangeOf(response) ?? { sentAt: calledAt, receivedAt: clock.device.now() }
    const written = response.headers.get('x-platform-time') ?? response.headers.get('date')
    clock.learn({ sentAt, receivedAt, written })
    const givenAt = Date.parse(written ?? '')
    const time = { askedAt: sentAt, givenAt: Number.isNaN(givenAt) ? undefined : givenAt }
    const { status, headers } = response
    const envelope = readEnvelope(await limit.hold(response.text()))
    const requestId = headers.get('x-request-id') ?? undefined
    return { status, isNotSent: headers.has('x-not-sent'), requestId, envelope, time }
  } catch (cause) {
    if (limit.timedOut()) throw fail('timeout', '', { cause })
    throw fail(signal?.aborted ? 'aborted' : 'network', '', { cause })
  } finally {
    limit.end()
  }
}

function writeRequest(
  entry: OperationEntry,
  params: Params,
  headers: Parameters<typeof toRequest>[2],
  fail: Fail,
): ReturnType<typeof toRequest> {
  try {
    return toRequest(entry, params, headers)
  } catch (cause) {
    if (cause instanceof UnsendableParam) throw fail('unsendable', '', { sent: false, cause })
    throw cause
  }
}

/** The failure that a status and an envelope mean, or undefined for a success. */
function judge(
  { auth }: OperationEntry,
  status: number,
  envelope: Envelope | undefined,
  fail: Fail,
): PlatformError | undefined {
  const message = envelope?.message
  // Where no token is sent, a 401 refuses what was entered, not a session.
  if (status === 401 || envelope?.code === 401)
    return fail(auth === 'none' ? 'refused' : 'unauthorized', message, { code: 401 })
  if (status >= 500) return fail('server', message, { code: status })
  if (!envelope) return fail(status >= 400 ? 'server' : 'malformed', '', { code: status })
  if (envelope.code !== 200) return fail('refused', message, { code: envelope.code })
  return status >= 400 ? fail('server', message, { code: status }) : undefined
}

/** The parts of every answer. */
interface Envelope {
  readonly code: number
  readonly message: string
  readonly data: unknown
}

/** The envelope in the text of an answer, or undefined when there is none. */
function readEnvelope(text: string): Envelope | undefined {
  const value = parse(text)
  if (!isObject(value)) return undefined
  const { code: given, message, data } = value
  const code = typeof given === 'string' && /^\d{1,6}$/.test(given) ? Number(given) : given
  if (typeof code !== 'number') return undefined
  return { code, message: typeof message === 'string' ? message : '', data }
}

function parse(text: string): unknown {
  try {
    return parseExactly(text)
  } catch {
    return undefined
  }
}

interface Limit {
  /** Fires on the caller's wish or when the time is up. */
  readonly signal: AbortSignal
  /** The work, or a rejection once the signal fires: not every fetch that is handed in heeds a signal. */
  hold<Value>(work: Promise<Value>): Promise<Value>
  timedOut(): boolean
  end(): void
}

/** A time limit beside a caller's signal. `AbortSignal.timeout` cannot be cancelled, nor tell which one fired. */
function withLimit(outer: AbortSignal | undefined, milliseconds: number): Limit {
  const controller = new AbortController()
  let timedOut = false
  const abort = (): void => controller.abort()
  const timer = setTimeout(() => {
    timedOut = true
    abort()
  }, milliseconds)
  outer?.addEventListener('abort', abort)
  const { signal } = controller
  const over = new Promise<never>((_, reject) => {
    signal.addEventListener('abort', () => reject(signal.reason))
  })

  return {
    signal,
    hold: async (work) => Promise.race([work, over]),
    timedOut: () => timedOut,
    end: () => {
      clearTimeout(timer)
      outer?.removeEventListener('abort', abort)
    },
  }
}
