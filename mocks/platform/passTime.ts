import type { DueKind } from './records/createAgenda.ts'
import { DAY } from './platformTime.ts'
import type { Desks } from './World.ts'

type Handlers = { readonly [Kind in DueKind]: (key: string) => void }

/** Lets everything happen that is due by now: each thing at its own moment, in order, and once. */
export function passTime(desks: Desks): void {
  const { agenda, clock } = desks
  const now = clock.now()
  for (let due = agenda.take(now); due; due = agenda.take(now)) {
    const { at, kind, key } = due
    clock.at(at, () => handlersOf(desks)[kind](key))
  }
}

function handlersOf(desks: Desks): Handlers {
  return {
    deposit: desks.deposits.judge,
    depositExpiry: desks.deposits.expire,
    withdrawal: desks.withdrawals.judge,
    draw: desks.lottery.settle,
    match: desks.matches.end,
    activity: desks.activities.judge,
    agentApplication: desks.agentApplications.judge,
    dayEnd: () => endDay(desks),
  }
}

/** Midnight by the platform's clock: what depends on the bets of a whole day (spec § 9). */
function endDay({ agenda, bets, clock, commissions, members, rebates, vip }: Desks): void {
  const day = clock.now() - DAY
  const all = members.all()
  const players = all.filter(({ id }) => (bets.lastPlayed(id) ?? 0) >= day)
  commissions.pay(players, day)
  // Before levels change: a rebate is worked out at the level that the member had on that day.
  for (const { id } of players) rebates.accrue(id, day)
  for (const { id } of all) vip.review(id)
  agenda.add({ at: clock.now() + DAY, kind: 'dayEnd', key: '' })
}
