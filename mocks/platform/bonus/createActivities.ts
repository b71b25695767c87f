import type { Big } from 'big.js'
import type { Bets } from '../bets/createBets.ts'
import { accountsOf, house } from '../books/accounts.ts'
import type { Deposits } from '../money/createDeposits.ts'
import { MINUTE, startOfPlatformDay } from '../platformTime.ts'
import { Refusal } from '../Refusal.ts'
import type { World } from '../World.ts'
import { activityRules } from './activityRules.ts'
import { bonusFor } from './bonusFor.ts'
import type { Vip } from './createVip.ts'

/** A member's application to an event. */
export interface ActivityApplication {
  readonly id: string
  readonly memberId: string
  readonly activityId: string
  readonly at: number
  readonly state: 'pending' | 'approved' | 'rejected'
  /** Bonus given, in won; undefined unless it was approved. */
  readonly bonus: Big | undefined
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
      applications.add({ id, memberId, activityId, at: now, state: 'pending', bonus: undefined })
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
      if (!bonus?.gt(0)) return applications.replace({ ...application, state: 'rejected' })
      books.post('activity', [
        { debit: house.promo, credit: accountsOf(memberId).main, currency: 'KRW', amount: bonus },
      ])
      sums.bind(memberId, bonus)
      return applications.replace({ ...application, state: 'approved', bonus })
    },
  }
}
