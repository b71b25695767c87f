import { Big } from 'big.js'
import type { Bet, Bets } from '../bets/createBets.ts'
import { accountsOf, house } from '../books/accounts.ts'
import { toHundredths } from '../books/minorUnits.ts'
import { createRandom } from '../createRandom.ts'
import type { Member } from '../members/Member.ts'
import { formatPlatformTime, startOfPlatformDay } from '../platformTime.ts'
import { Refusal } from '../Refusal.ts'
import type { World } from '../World.ts'
import { type RedPacketRule, redPacketRules } from './redPacketRules.ts'

/** A red packet that a member opened. */
export interface RedPacket {
  readonly id: string
  readonly memberId: string
  /** The day by the platform's clock, and the rule, that it was earned by. */
  readonly day: number
  readonly rule: number
  readonly earnedAt: number
  readonly openedAt: number
  readonly won: Big
}

/** A red packet that a member has earned today and not opened yet. */
interface Earned {
  readonly rule: RedPacketRule
  readonly index: number
  readonly at: number
}

export interface RedPackets {
  /** Packets that a member may open today: one for each rule that deposits in all and today's turnover meet. */
  earnedBy: (memberId: string) => readonly Earned[]
  /** Newest first. */
  of: (memberId: string) => readonly RedPacket[]
  /** Opens one; refuses outside its hours and without one. */
  open: (member: Member) => RedPacket
}

export function createRedPackets(world: World, bets: Bets): RedPackets {
  const { archive, books, clock, seed, settings, sums } = world
  const { redPackets, deposits } = archive

  function earnedBy(memberId: string): readonly Earned[] {
    const day = startOfPlatformDay(clock.now())
    const played = bets.validSince(memberId, day)
    if (played.length === 0) return []
    const { deposited } = sums.of(memberId)
    const all = redPackets.of(memberId)
    const opened = all.slice(all.findLastIndex((packet) => packet.day < day) + 1)
    // A deposit of today may have been what was missing.
    const depositedAt = deposits.of(memberId).findLast(({ state }) => state === 'approved')?.decidedAt ?? day
    return redPacketRules.flatMap((rule, index) => {
      if (deposited.lt(rule.recharge) || opened.some((packet) => packet.rule === index)) return []
      const at = reachedAt(played, Number(rule.day_flow) * 100)
      return at === undefined ? [] : [{ rule, index, at: Math.max(at, depositedAt) }]
    })
  }

  return {
    earnedBy,
    of: (memberId) => redPackets.of(memberId).toReversed(),
    open(member) {
      if (!settings.redPacketsOn) throw new Refusal('redPacketOver')
      const now = clock.now()
      const time = formatPlatformTime(now).slice(11)
      const [first] = earnedBy(member.id)
      const { start_time: opens, end_time: closes } = first?.rule ?? redPacketRules[0]
      if (time < opens || time > closes) throw new Refusal('redPacketHours')
      if (!first) throw new Refusal('redPacketNone')
      const day = startOfPlatformDay(now)
      const { least, most } = first.rule.won
      const luck = createRandom(`${seed}:red-packet:${member.id}:${day}:${first.index}`)
      const won = new Big(luck.integer(least / 100, most / 100) * 100)
      books.post('redPacket', [
        { debit: house.promo, credit: accountsOf(member.id).main, currency: 'KRW', amount: won },
      ])
      sums.bind(member.id, new Big(first.rule.flow_money))
      const packet: RedPacket = {
        id: `P${redPackets.size + 1}`,
        memberId: member.id,
        day,
        rule: first.index,
        earnedAt: first.at,
        openedAt: now,
        won,
      }
      redPackets.add(packet)
      return packet
    },
  }
}

/** When bets reached a turnover, in hundredths of a won; undefined if they did not. */
function reachedAt(bets: readonly Bet[], turnover: number): number | undefined {
  let flow = 0
  for (const { stake, settledAt } of bets) {
    flow += toHundredths(stake)
    if (flow >= turnover) return settledAt
  }
  return undefined
}
