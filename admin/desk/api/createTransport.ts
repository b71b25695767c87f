import { DeskError } from './DeskError.ts'

export interface TransportOptions {
  readonly fetch: typeof fetch
  /** The session has ended; whoever listens asks for the password again. */
  readonly onSignedOut?: (() => void) | undefined
}

export interface Transport {
  // The caller names the shape of the answer; `answers.test.ts` holds the names to the service.
  // oxlint-disable-next-line typescript/no-unnecessary-type-parameters
  readonly call: <T>(method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE', path: string, body?: unknown) => Promise<T>
  /** The token that every change carries, so that no other site can make one. */
  readonly setToken: (token: string) => void
}

const TIMEOUT = 30_000

/** Calls the service: JSON both ways, refusals as `DeskError`, the header token on every change. */
export function createTransport({ fetch, onSignedOut }: TransportOptions): Transport {
  let token = ''

  async function send(method: string, path: string, body: unknown): Promise<Response> {
    try {
      return await fetch(`/desk-api${path}`, {
        method,
        headers: {
          accept: 'application/json',
          ...(method !== 'GET' && token !== '' && { 'x-desk-token': token }),
          ...(body !== undefined && { 'content-type': 'application/json' }),
        },
        ...(body !== undefined && { body: JSON.stringify(body) }),
        signal: AbortSignal.timeout(TIMEOUT),
      })
    } catch {
      throw new DeskError('offline', 'The service does not answer. Check the connection; the desk tries again.')
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
    const response = await send('GET', '/me', undefined)
    if (!response.ok) return false
    const { csrf } = (await read(response)) as { csrf: string }
    const changed = csrf !== token
    token = csrf
    return changed
  }

  async function attempt<T>(method: string, path: string, body: unknown): Promise<T> {
    const response = await send(method, path, body)
    const answer = await read(response)
    if (response.ok) return answer as T
    const { code = 'bad-answer', message = `The service answered ${response.status}.`, ...details } = (answer ?? {}) as { code?: string; message?: string }
    throw new DeskError(code, message, details)
  }

  return {
    async call(method, path, body) {
      try {
        return await attempt(method, path, body)
      } catch (error) {
        if (!(error instanceof DeskError)) throw error
        if (error.code === 'foreign-origin' && method !== 'GET' && (await renewToken())) return attempt(method, path, body)
        if (error.code === 'not-signed-in') onSignedOut?.()
        throw error
      }
    },
    setToken(next) {
      token = next
    },
  }
}
