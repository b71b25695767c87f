import { Big } from 'big.js'
import type { Envelope } from '../../../mocks/platform/Envelope.ts'
import { readField } from '../../../src/format/expression/readField.ts'
import type { Session } from '../../../src/platform/createSession.ts'

const fields = ['balance', 'gameblance', 'usd_balance'] as const

export interface Balances {
  /** The platform has answered with these balances, if any. */
  say(envelope: Envelope): void
  /** Follows what a tab shows. */
  watch(session: Session): () => void
  readonly faults: readonly string[]
}

/** Every shown balance came from the platform, and an older one never replaces a newer one. */
export function watchBalances(): Balances {
  const said: { readonly [field in (typeof fields)[number]]: string[] } = {
    balance: [],
    gameblance: [],
    usd_balance: [],
  }
  const faults: string[] = []

  return {
    faults,
    say({ data }) {
      for (const field of fields) {
        const value = readField(data, field)
        // Every answer counts, also one that says the same again.
        said[field].push(
          typeof value === 'string' || typeof value === 'number'
            ? new Big(value).toFixed()
            : (said[field].at(-1) ?? ''),
        )
      }
    },
    watch(session) {
      const shownAt = { balance: 0, gameblance: 0, usd_balance: 0 }
      let { token } = session.getSnapshot()
      return session.subscribe(() => {
        const { userInfo, token: next } = session.getSnapshot()
        // Another login starts with nothing shown.
        if (next !== token) Object.assign(shownAt, { balance: 0, gameblance: 0, usd_balance: 0 })
        token = next
        if (!userInfo) return
        for (const field of fields) {
          const value = userInfo[field].toFixed()
          const since = said[field].indexOf(value, shownAt[field])
          if (since >= 0) shownAt[field] = since
          else
            faults.push(
              said[field].includes(value)
                ? `${field}: ${value} replaced a newer balance`
                : `${field}: ${value} is shown, and the platform never said it`,
            )
        }
      })
    },
  }
}
