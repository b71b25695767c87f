import { isObject } from '../../../../src/format/value/isObject.ts'
import { parseExactly } from '../../../../src/format/text/parseExactly.ts'
import { PlatformReadError } from './PlatformReadError.ts'
import type { PlatformAccess } from './PlatformAccess.ts'
import { requestOf } from './requestOf.ts'

/** Asks the platform on the service's own behalf; rejects with `PlatformReadError`. Only for calls that change nothing. */
export type ReadPlatform = (call: string, params?: Readonly<Record<string, string>>) => Promise<unknown>

const TIMEOUT = 5_000
/** A wrong password stays wrong: trying it every time would lock the account. */
const LOGIN_AGAIN_AFTER = 10 * 60_000

interface Envelope {
  readonly code: number
  readonly data: unknown
}

export function createPlatformReader(access: PlatformAccess, clock: { now(): number }): ReadPlatform {
  let session: Promise<string> | undefined
  let refusedAt = -Infinity

  async function login(): Promise<string> {
    if (clock.now() - refusedAt < LOGIN_AGAIN_AFTER) throw refusedLogin()
    const { code, data } = await send(access, 'login', { ...access.member })
    if (code === 200 && isObject(data) && typeof data['api_token'] === 'string') return data['api_token']
    refusedAt = clock.now()
    throw refusedLogin()
  }

  /** One session, however many calls need it; a failure is not kept. */
  function signIn(): Promise<string> {
    session ??= login().catch((error: unknown) => {
      session = undefined
      throw error
    })
    return session
  }

  return async (call, params) => {
    const used = session
    const first = await send(access, call, params, await used)
    if (first.code === 200) return first.data
    if (first.code !== 401)
      throw new PlatformReadError('refused', `The platform refused to answer (${first.code}).`, { status: first.code })
    if (!access.member)
      throw new PlatformReadError(
        'membersOnly',
        'The platform answers this only to members. Give the service a member’s account in PLATFORM_MEMBER, and it asks as that member.',
      )
    // The others of the same round found the same session ended: only one of them signs in again.
    if (session === used) session = undefined
    const second = await send(access, call, params, await signIn())
    if (second.code === 200) return second.data
    throw new PlatformReadError(
      'refusedMember',
      `The platform refused to answer the account of PLATFORM_MEMBER (${second.code}).`,
      {
        status: second.code,
      },
    )
  }
}

async function send(
  access: PlatformAccess,
  call: string,
  params: Readonly<Record<string, string>> = {},
  token?: string,
): Promise<Envelope> {
  let text: string
  try {
    const response = await access.answer(
      requestOf(access.url, call, { params, token, timeout: TIMEOUT, redirect: 'error' }),
    )
    text = await response.text()
    if (response.status === 401) return { code: 401, data: null }
  } catch (cause) {
    const late = cause instanceof Error && cause.name === 'TimeoutError'
    throw late
      ? new PlatformReadError('late', 'The platform did not answer in time.', { cause })
      : new PlatformReadError('unreachable', 'The platform cannot be reached.', { cause })
  }
  return readEnvelope(text)
}

function readEnvelope(text: string): Envelope {
  let value: unknown
  try {
    value = parseExactly(text)
  } catch {
    // Reported below.
  }
  const code = isObject(value) ? Number(value['code']) : NaN
  if (!isObject(value) || !Number.isInteger(code))
    throw new PlatformReadError('unreadable', 'The platform’s answer cannot be read.')
  return { code, data: value['data'] }
}

function refusedLogin(): PlatformReadError {
  return new PlatformReadError(
    'signInRefused',
    'The platform does not sign in the account of PLATFORM_MEMBER. Correct it and start the service again.',
  )
}
