import { createPlatform, type Platform, type PlatformOptions } from '../createPlatform.ts'
import { demoAccounts } from '../demoAccounts.ts'
import type { Envelope } from '../Envelope.ts'
import type { Data, OperationId, Params } from '../Operations.ts'

/** A Monday, 14:00 in UTC+9. */
export const MONDAY_AFTERNOON = Date.parse('2026-11-23T05:00:00Z')

export interface StartedPlatform {
  platform: Platform
  /** Plays an operation as the member whose token was last taken. */
  call: <Id extends OperationId>(id: Id, params: Params<Id>, idempotencyKey?: string) => Envelope
  /** As `call`, and fails unless the answer is 200. */
  data: <Id extends OperationId>(id: Id, params: Params<Id>) => Data<Id>
  signIn: (name?: string) => string
  signOut: () => void
}

/**
 * A platform on a clock that is stopped unless moved, signed in as the demonstration member. Its members have no past
 * and the same money every time, unless `hasPast` is set.
 */
export function startPlatform({ settings, ...options }: Partial<PlatformOptions> = {}): StartedPlatform {
  const platform = createPlatform({
    clock: { now: () => MONDAY_AFTERNOON },
    settings: { hasPast: false, ...settings },
    ...options,
  })
  let token: string | undefined

  const started: StartedPlatform = {
    platform,
    call: (id, params, idempotencyKey) => platform.call(id, params, { token, locale: 'en', idempotencyKey }),
    data<Id extends OperationId>(id: Id, params: Params<Id>) {
      const envelope = started.call(id, params)
      if (envelope.code !== 200) throw new Error(`${id} was refused: ${envelope.message}`)
      return envelope.data as Data<Id>
    },
    signIn(name = demoAccounts.member.name) {
      token = undefined
      token = started.data('login', { name, password: demoAccounts.member.password }).api_token
      return token
    },
    signOut() {
      token = undefined
    },
  }
  started.signIn()
  return started
}
