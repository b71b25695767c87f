import { Big } from 'big.js'
import type { Bets } from '../bets/createBets.ts'
import { vipLevels } from '../content/vipLevels.ts'
import { DAY } from '../platformTime.ts'
import type { World } from '../World.ts'

export interface LevelChange {
  readonly memberId: string
  readonly at: number
  readonly level: number
}

/** Levels of members (spec § 9): 1 to 10. */
export interface Vip {
  levelOf: (memberId: string) => number
  /** The level a member had at a moment. */
  levelAt: (memberId: string, at: number) => number
  /** Newest first. */
  changesOf: (memberId: string) => readonly LevelChange[]
  /** At the end of a day: up one level, down one, or neither. */
  review: (memberId: string) => void
}

const FIRST_LEVEL = 1
/** How long a level is kept without a valid bet (spec § 9). */
const KEPT_FOR = 90 * DAY

const needs = vipLevels.map(({ recharge, flow }) => ({ deposited: new Big(recharge), flow: new Big(flow) }))

/**
 * Up by one if deposits and turnover meet the next level; down by one after 90 days without a valid bet, and by
 * another after 90 days more. Whoever went down has to play before they go up again.
 */
export function createVip({ archive: { levels }, clock, sums, members }: World, bets: Bets): Vip {
  const lastChange = (memberId: string) => levels.of(memberId).at(-1)
  const levelOf = (memberId: string) => lastChange(memberId)?.level ?? FIRST_LEVEL

  function change(memberId: string, level: number): void {
    levels.add({ memberId, at: clock.now(), level })
  }

  function meets(memberId: string, level: number): boolean {
    const need = needs[level - 1]
    const { deposited, flow } = sums.of(memberId)
    return need !== undefined && deposited.gte(need.deposited) && flow.gte(need.flow)
  }

  return {
    levelOf,
    levelAt: (memberId, at) => levels.of(memberId).findLast((each) => each.at <= at)?.level ?? FIRST_LEVEL,
    changesOf: (memberId) => levels.of(memberId).toReversed(),
    review(memberId) {
      const level = levelOf(memberId)
      const { at: changedAt = 0, level: changedTo = level } = lastChange(memberId) ?? {}
      const wasHigher = (levels.of(memberId).at(-2)?.level ?? FIRST_LEVEL) > changedTo
      const playedAt = bets.lastPlayed(memberId) ?? members.byId(memberId)?.registeredAt ?? 0
      if ((!wasHigher || playedAt > changedAt) && meets(memberId, level + 1)) return change(memberId, level + 1)
      const isIdle = clock.now() - Math.max(playedAt, changedAt) >= KEPT_FOR
      return isIdle && level > FIRST_LEVEL ? change(memberId, level - 1) : undefined
    },
  }
}
