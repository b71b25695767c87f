import { createIdempotencyKeys } from '../../../src/platform/createIdempotencyKeys.ts'
import { createMoneyCalls } from '../../../src/platform/createMoneyCalls.ts'
import { createPlatform } from '../../../src/platform/createPlatform.ts'
import { createServerClock } from '../../../src/platform/createServerClock.ts'
import type { WebStorage } from '../../../src/platform/storageKeys.ts'
import { createToasts } from '../../../src/ui/createToasts.ts'
import { settings } from './settings.ts'
import { createFlag } from './createFlag.ts'
import type { Twin } from './Twin.ts'

/** Puts the twin together from the product's client. */
export function createTwin({
  session,
  locale,
  t,
  storage,
}: Pick<Twin, 'session' | 'locale' | 't'> & { readonly storage: WebStorage }): Twin {
  const isDemonstration = createFlag()
  const isExpired = createFlag()
  const clock = createServerClock(Date)
  const platform = createPlatform({
    async fetch(input, init) {
      const answer = await window.fetch(input, init)
      if (answer.headers.get('x-demonstration') === 'true') isDemonstration.set(true)
      return answer
    },
    session,
    clock,
    locale: () => locale,
    timeouts: { reads: () => settings.timeouts.read * 1000, money: () => settings.timeouts.money * 1000 },
    onUnauthorized: () => isExpired.set(true),
  })
  const keys = createIdempotencyKeys({ storage, clock: Date })
  const money = createMoneyCalls({ platform, keys, member: async () => session.getSnapshot().userInfo?.id ?? '' })
  return { platform, money, session, clock, locale, t, toasts: createToasts(), isDemonstration, isExpired }
}
