import { Big } from 'big.js'
import type { Currency } from '../../books/Books.ts'
import { venueOf } from '../../content/venues.ts'
import { vipLevels } from '../../content/vipLevels.ts'
import type { Bet } from '../../bets/createBets.ts'
import type { Member } from '../../members/Member.ts'
import { DAY, formatPlatformDate, startOfPlatformDay } from '../../platformTime.ts'
import type { Archive } from '../../records/Archive.ts'

/*
 * What a past must come to, counted once more from its orders and bets alone, in Big and day by day: none of it uses
 * the sums, levels or settled bets that the desks keep.
 */

interface Recount {
  /** `day member platform amount`, as text. */
  readonly rebates: readonly string[]
  /** `day agent amount`, as text. */
  readonly commissions: readonly string[]
  /** `day member level`, as text: on which day somebody came to a level. */
  readonly levels: readonly string[]
  readonly deposited: ReadonlyMap<string, Big>
  readonly withdrawn: ReadonlyMap<string, Big>
  readonly flow: ReadonlyMap<string, Big>
}

const WON_A_DOLLAR = 1380
const zero = new Big(0)
const commissionPercents = [0.6, 0.3, 0.1]

/** The column of the VIP table for each platform of the demonstration, written down once more. */
function columnOf(platname: string): 'realperson' | 'sport' | 'e_sport' | 'joker' | 'electron' | 'lottery' {
  if (platname === 'apex') return 'e_sport'
  const category = venueOf(platname)?.category
  if (category === 'realbet') return 'realperson'
  if (category === 'sport' || category === 'joker' || category === 'lottery') return category
  return 'electron'
}

export function isCounted({ state, paid, stake }: Bet): boolean {
  return state === 'settled' && paid.toFixed() !== stake.toFixed()
}

export function inWonAgain({ amount, currency }: { readonly amount: Big; readonly currency: Currency }): Big {
  return currency === 'KRW' ? amount : amount.times(WON_A_DOLLAR).round(0, Big.roundDown)
}

/** A member's life, day by day. */
interface Standing {
  readonly member: Member
  readonly betsOn: ReadonlyMap<number, readonly Bet[]>
  readonly depositedOn: ReadonlyMap<number, Big>
  deposited: Big
  flow: Big
  level: number
  isDemoted: boolean
  /** The end of the last day with a counted bet, or of the last change of level. */
  activeAt: number
}

export function recount(archive: Archive, members: readonly Member[], until: number): Recount {
  const first = startOfPlatformDay(Math.min(...members.map(({ registeredAt }) => registeredAt)))
  const standings = members.map((member) => standingOf(archive, member))
  const byId = new Map(standings.map((standing) => [standing.member.id, standing]))
  const rebates: string[] = []
  const commissions: string[] = []
  const levels: string[] = []

  for (let day = first; day + DAY <= until; day += DAY) {
    const date = formatPlatformDate(day)
    const shares = new Map<string, Big>()
    for (const standing of standings) {
      const { member, betsOn, depositedOn } = standing
      const bets = betsOn.get(day) ?? []
      for (const [platname, played] of Map.groupBy(bets, (bet) => bet.platname)) {
        const percent = vipLevels[standing.level - 1]?.[columnOf(platname)] ?? '0'
        const money = stakes(played).times(percent).div(100).round(0, Big.roundDown)
        if (money.gt(0)) rebates.push(`${date} ${member.id} ${platname} ${money.toFixed()}`)
      }
      let above = byId.get(member.parentId ?? '')?.member
      for (const percent of bets.length > 0 ? commissionPercents : []) {
        if (above?.isAgent)
          shares.set(
            above.id,
            stakes(bets)
              .times(percent)
              .div(100)
              .plus(shares.get(above.id) ?? zero),
          )
        above = byId.get(above?.parentId ?? '')?.member
      }
      standing.deposited = standing.deposited.plus(depositedOn.get(day) ?? zero)
      standing.flow = standing.flow.plus(stakes(bets))
      if (changeLevel(standing, bets, day + DAY)) levels.push(`${date} ${member.id} ${standing.level}`)
    }
    for (const [id, share] of shares) {
      const money = share.round(0, Big.roundDown)
      if (money.gt(0)) commissions.push(`${date} ${id} ${money.toFixed()}`)
    }
  }

  const inAll = (amountOf: (member: Member) => Big) => new Map(members.map((member) => [member.id, amountOf(member)]))
  return {
    rebates,
    commissions,
    levels,
    deposited: inAll(({ id }) => sum(archive.deposits.of(id).filter(isApproved).map(inWonAgain))),
    withdrawn: inAll(({ id }) =>
      sum(
        archive.withdrawals
          .of(id)
          .filter((order) => isApproved(order) && order.kind !== 'agent')
          .map(inWonAgain),
      ),
    ),
    flow: inAll(({ id }) => stakes(archive.bets.of(id).filter(isCounted))),
  }
}

const isApproved = ({ state }: { readonly state: string }) => state === 'approved'

function standingOf(archive: Archive, member: Member): Standing {
  const deposits = archive.deposits.of(member.id).filter(isApproved)
  const byDay = Map.groupBy(deposits, ({ decidedAt = 0 }) => startOfPlatformDay(decidedAt))
  return {
    member,
    betsOn: Map.groupBy(archive.bets.of(member.id).filter(isCounted), ({ settledAt = 0 }) =>
      startOfPlatformDay(settledAt),
    ),
    depositedOn: new Map([...byDay].map(([day, orders]) => [day, sum(orders.map(inWonAgain))])),
    deposited: zero,
    flow: zero,
    level: 1,
    isDemoted: false,
    activeAt: member.registeredAt,
  }
}

/** One level up if deposits and turnover are enough, one down after 90 days without a bet, and no way back without one. */
function changeLevel(standing: Standing, bets: readonly Bet[], end: number): boolean {
  const next = vipLevels[standing.level]
  const { deposited, flow, level } = standing
  if (bets.length > 0) {
    standing.activeAt = Math.max(...bets.map(({ settledAt = 0 }) => settledAt))
    standing.isDemoted = false
  }
  const meetsNext = next && deposited.gte(next.recharge) && flow.gte(next.flow)
  if (meetsNext && !standing.isDemoted) standing.level += 1
  else if (level > 1 && end - standing.activeAt >= 90 * DAY) {
    standing.level -= 1
    standing.isDemoted = true
  }
  if (standing.level === level) return false
  standing.activeAt = end
  return true
}

function sum(amounts: readonly Big[]): Big {
  return amounts.reduce((all, amount) => all.plus(amount), zero)
}

export function stakes(bets: readonly Bet[]): Big {
  return sum(bets.map(({ stake }) => stake))
}
