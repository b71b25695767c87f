import type { Big } from 'big.js'
import { fromHundredths, toHundredths } from '../books/minorUnits.ts'

/** Totals of a member, in won; dollars count at the rate of exchange. */
interface SumsOf<Amount> {
  /** Approved deposits. */
  readonly deposited: Amount
  /** Approved withdrawals. */
  readonly withdrawn: Amount
  /** Valid bets. */
  readonly flow: Amount
  /** Turnover still needed before won may be withdrawn. */
  readonly rolling: Amount
  /** Turnover needed in all since it was last complete. */
  readonly bound: Amount
}

/** As an archive keeps them: in hundredths, as the books do. */
export type Sums = SumsOf<number>

export interface SumsDesk {
  of: (memberId: string) => SumsOf<Big>
  deposit: (memberId: string, amount: Big) => void
  withdraw: (memberId: string, amount: Big) => void
  /** A valid bet, which also counts towards the turnover needed. */
  play: (memberId: string, stake: Big) => void
  /** Money that has to be turned over before it may be withdrawn. */
  bind: (memberId: string, turnover: Big) => void
}

const none: Sums = { deposited: 0, withdrawn: 0, flow: 0, rolling: 0, bound: 0 }

/** Sums that would take all rows of a member to count. A test counts them. */
export function createSums(sums: Map<string, Sums>): SumsDesk {
  const kept = (memberId: string) => sums.get(memberId) ?? none

  return {
    of(id) {
      const known = kept(id)
      // Each is read on its own.
      return {
        get deposited() {
          return fromHundredths(known.deposited)
        },
        get withdrawn() {
          return fromHundredths(known.withdrawn)
        },
        get flow() {
          return fromHundredths(known.flow)
        },
        get rolling() {
          return fromHundredths(known.rolling)
        },
        get bound() {
          return fromHundredths(known.bound)
        },
      }
    },
    deposit(id, amount) {
      sums.set(id, { ...kept(id), deposited: kept(id).deposited + toHundredths(amount) })
    },
    withdraw(id, amount) {
      sums.set(id, { ...kept(id), withdrawn: kept(id).withdrawn + toHundredths(amount) })
    },
    play(id, amount) {
      const stake = toHundredths(amount)
      const { flow, bound, ...others } = kept(id)
      const rolling = Math.max(0, others.rolling - stake)
      sums.set(id, { ...others, flow: flow + stake, rolling, bound: rolling === 0 ? 0 : bound })
    },
    bind(id, turnover) {
      const { rolling, bound } = kept(id)
      const more = toHundredths(turnover)
      sums.set(id, { ...kept(id), rolling: rolling + more, bound: bound + more })
    },
  }
}
