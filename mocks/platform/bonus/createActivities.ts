import { Big } from 'big.js'
import { type Bets, stakeOf } from '../bets/createBets.ts'
import { accountsOf, house } from '../books/accounts.ts'
import type { Deposits } from '../money/createDeposits.ts'
import { MINUTE, startOfPlatformDay, DAY } from '../platformTime.ts'
import { Refusal } from '../Refusal.ts'
import type { World } from '../World.ts'
import { activityRules, type ActivityRule } from './activityRules.ts'
import type { Vip } from './createVip.ts'
import { assertNever } from '../../../src/format/value/assertNever.ts'
import { venueOf } from '../content/venues.ts'
import type { Members } from '../members/createMembers.ts'
import { roundDown } from '../money/parseAmount.ts'
import { inWon } from '../money/wallets.ts'

/** A member's application to an event. */
export interface ActivityApplication {
  readonly id: string
  readonly memberId: string
  readonly activityId: string
  readonly at: number
  readonly state: 'pending' | 'approved' | 'rejected'
  /** Bonus given, in won; undefined unless it was approved. */
  readonly bonus: Big | undefined
  /** When it was judged. */
  readonly decidedAt: number | undefined
}

export interface Activities {
  /** Refuses a second application to the same event on one day. */
  apply: (memberId: string, activityId: string) => void
  /** Newest first. */
  of: (memberId: string) => readonly ActivityApplication[]
  /** Gives what the event's rule says, or turns the application down. */
  judge: (id: string) => void
}

const JUDGED_AFTER = 20 * MINUTE

export function createActivities(
  { agenda, archive, books, clock, members, sums }: World,
  facts: { readonly bets: Bets; readonly deposits: Deposits; readonly vip: Vip },
): Activities {
  const applications = archive.activities

  return {
    apply(memberId, activityId) {
      const now = clock.now()
      const today = startOfPlatformDay(now)
      if (applications.of(memberId).some((each) => each.activityId === activityId && each.at >= today)) {
        throw new Refusal('activityAgain')
      }
      const id = `A${applications.size + 1}`
      applications.add({ id, memberId, activityId, at: now, state: 'pending', bonus: undefined, decidedAt: undefined })
      agenda.add({ at: now + JUDGED_AFTER, kind: 'activity', key: id })
    },
    of: (memberId) => applications.of(memberId).toReversed(),
    judge(id) {
      const application = applications.find(id)
      if (application?.state !== 'pending') return
      const { memberId, activityId, at } = application
      const rule = activityRules[activityId]
      const given = applications
        .of(memberId)
        .findLast((each) => each.activityId === activityId && each.state === 'approved')
      const bonus = rule && bonusFor(rule, { memberId, at, lastGiven: given?.at }, { ...facts, members })
      const decidedAt = clock.now()
      if (!bonus?.gt(0)) return applications.replace({ ...application, state: 'rejected', decidedAt })
      books.post('activity', [
        { debit: house.promo, credit: accountsOf(memberId).main, currency: 'KRW', amount: bonus },
      ])
      sums.bind(memberId, bonus)
      return applications.replace({ ...application, state: 'approved', bonus, decidedAt })
    },
  }
}

interface Facts {
  readonly bets: Bets
  readonly deposits: Deposits
  readonly members: Members
  readonly vip: Vip
}

/** Application for a bonus: the member, its time, and when the same event last gave to them. */
interface Claim {
  readonly memberId: string
  readonly at: number
  readonly lastGiven: number | undefined
}

const ZERO = new Big(0)
const WEEK = 7 * DAY

/** Bonus of an event for an applicant, in won; zero if they do not meet its rule. */
function bonusFor(rule: ActivityRule, claim: Claim, facts: Facts): Big {
  const { memberId, at, lastGiven } = claim
  switch (rule.kind) {
    case 'firstDeposit': {
      if (lastGiven !== undefined) return ZERO
      const first = approvedOf(memberId, facts).at(-1)
      if (!first) return ZERO
      const share = shareOf(inWon(first.amount, first.currency), rule.percent)
      return share.gt(rule.most) ? new Big(rule.most) : share
    }
    case 'dayDeposit': {
      const day = startOfPlatformDay(at)
      const first = approvedOf(memberId, facts)
        .filter(({ createdAt }) => createdAt >= day)
        .findLast(({ currency }) => !rule.inUsdt || currency === 'USDT')
      return first ? shareOf(inWon(first.amount, first.currency), rule.percent) : ZERO
    }
    case 'weekReturn': {
      if (isWithinWeek(claim)) return ZERO
      const played = stakeOf(
        facts.bets
          .validSince(memberId, at - WEEK)
          .filter(({ platname }) => venueOf(platname)?.category === rule.category),
      )
      const step = rule.steps.findLast(({ from }) => played.gte(from))
      return step ? shareOf(played, step.percent) : ZERO
    }
    case 'multiples': {
      if (isWithinWeek(claim)) return ZERO
      const best = (id: string) => bestMultiple(id, rule.platname, at - WEEK, facts)
      const own = best(memberId)
      if (own <= 1) return ZERO
      const ahead = facts.members.all().filter(({ id }) => best(id) > own).length
      return new Big(prizeAt(ahead + 1, rule.prizes))
    }
    case 'promotion': {
      const [change, before] = facts.vip.changesOf(memberId)
      const isPromotion = change !== undefined && change.level > (before?.level ?? 1)
      return isPromotion && change.at > (lastGiven ?? 0) ? new Big(rule.gift).times(change.level) : ZERO
    }
    default:
      return assertNever(rule)
  }
}

function approvedOf(memberId: string, { deposits }: Facts) {
  return deposits.of(memberId).filter(({ state }) => state === 'approved')
}

function shareOf(amount: Big, percent: number): Big {
  return roundDown(amount.times(percent).div(100), 'KRW')
}

function isWithinWeek({ at, lastGiven }: Claim): boolean {
  return lastGiven !== undefined && at - lastGiven < WEEK
}

function bestMultiple(memberId: string, platname: string, from: number, { bets }: Facts): number {
  return bets
    .validSince(memberId, from)
    .filter((bet) => bet.platname === platname)
    .reduce((best, { paid, stake }) => Math.max(best, paid.div(stake).toNumber()), 0)
}

function prizeAt(place: number, prizes: readonly { readonly places: number; readonly prize: number }[]): number {
  let last = 0
  for (const { places, prize } of prizes) {
    last += places
    if (place <= last) return prize
  }
  return 0
}
