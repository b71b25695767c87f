import { contractOperations } from '../../../../mocks/contract.ts'

interface CallOptions {
  readonly params?: Readonly<Record<string, unknown>>
  /** The session's token. */
  readonly token?: string | undefined
  readonly idempotencyKey?: string | undefined
  /** Milliseconds until the request is given up. */
  readonly timeout: number
  readonly redirect: 'error' | 'manual'
}

/** The request that the contract gives for a call, to the platform at `url`. */
export function requestOf(
  url: string,
  call: string,
  { params = {}, token, idempotencyKey, timeout, redirect }: CallOptions,
): Request {
  const operation = contractOperations.find(({ id }) => id === call)
  if (!operation) throw new Error(`The contract has no call ${call}.`)
  const isGet = operation.method === 'get'
  const query = isGet
    ? new URLSearchParams(Object.entries(params).map(([name, value]) => [name, String(value)])).toString()
    : ''
  const headers = {
    lang: 'en',
    ...(token !== undefined && { authorization: `Bearer ${token}` }),
    ...(idempotencyKey !== undefined && { 'idempotency-key': idempotencyKey }),
    ...(!isGet && { 'content-type': 'application/json' }),
  }
  return new Request(`${url}${operation.path}${query === '' ? '' : `?${query}`}`, {
    method: operation.method.toUpperCase(),
    headers,
    ...(!isGet && { body: JSON.stringify(params) }),
    // The session belongs to this address alone: it never follows a redirect.
    redirect,
    signal: AbortSignal.timeout(timeout),
  })
}
