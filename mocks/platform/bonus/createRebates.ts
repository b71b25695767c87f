import type { Big } from 'big.js'
import { type Bets, stakeOf } from '../bets/createBets.ts'
import { accountsOf, house } from '../books/accounts.ts'
import { venueOf } from '../content/venues.ts'
import { roundDown } from '../money/parseAmount.ts'
import { sumOf } from '../money/sumOf.ts'
import { Refusal } from '../Refusal.ts'
import type { World } from '../World.ts'
import type { Vip } from './createVip.ts'
import { rebatePercent } from './rebatePercent.ts'

/** Rebate of a member for a day's valid bets at one platform. */
export interface Rebate {
  readonly id: string
  readonly memberId: string
  readonly platname: string
  /** When the day was over. */
  readonly at: number
  readonly money: Big
  /** When the member took it; undefined before. */
  readonly paidAt: number | undefined
}

export interface Rebates {
  /** Newest first. */
  of: (memberId: string) => readonly Rebate[]
  /** At the end of a day: works out what its bets give back, at the level the member has (spec § 9). */
  accrue: (memberId: string, day: number) => void
  /** Rebates not claimed yet, oldest first. */
  unclaimedBy: (memberId: string) => readonly Rebate[]
  /** Pays all that was not claimed yet; refuses if there is nothing. */
  claim: (memberId: string) => void
}

export function createRebates({ archive, books, clock, sums }: World, bets: Bets, vip: Vip): Rebates {
  const { rebates } = archive

  /** A claim takes all there is, so that what is left is at the end. */
  function unclaimedBy(memberId: string): readonly Rebate[] {
    const rows = rebates.of(memberId)
    return rows.slice(rows.findLastIndex(({ paidAt }) => paidAt !== undefined) + 1)
  }

  return {
    of: (memberId) => rebates.of(memberId).toReversed(),
    unclaimedBy,
    accrue(memberId, day) {
      const played = Map.groupBy(bets.validSince(memberId, day, clock.now()), ({ platname }) => platname)
      for (const [platname, valid] of played) {
        const venue = venueOf(platname)
        if (!venue) continue
        const money = roundDown(
          stakeOf(valid)
            .times(rebatePercent(vip.levelOf(memberId), venue))
            .div(100),
          'KRW',
        )
        if (money.lte(0)) continue
        rebates.add({ id: `R${rebates.size + 1}`, memberId, platname, at: clock.now(), money, paidAt: undefined })
      }
    },
    claim(memberId) {
      const unpaid = unclaimedBy(memberId)
      const amount = sumOf(unpaid.map(({ money }) => money))
      if (amount.lte(0)) throw new Refusal('rebateNone')
      books.post('rebate', [{ debit: house.promo, credit: accountsOf(memberId).main, currency: 'KRW', amount }])
      for (const rebate of unpaid) rebates.replace({ ...rebate, paidAt: clock.now() })
      sums.bind(memberId, amount)
    },
  }
}
