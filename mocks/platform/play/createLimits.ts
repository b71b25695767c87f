import type { Big } from 'big.js'
import { depositRows } from '../history/memberRecords.ts'
import type { Member } from '../members/Member.ts'
import type { Deposits } from '../money/createDeposits.ts'
import type { PayWay } from '../money/EnforcedLimits.ts'
import { sumOf } from '../money/sumOf.ts'
import { HOUR, formatPlatformTime } from '../platformTime.ts'
import { Refusal } from '../Refusal.ts'
import type { World } from '../World.ts'
import { type PlayPeriod, playPeriodAt, playPeriods } from './playPeriods.ts'
import { wonRoundedUp } from './wonRoundedUp.ts'

/** A limit as it is now; amounts in won. */
export interface LimitNow {
  readonly period: PlayPeriod
  readonly amount: Big | undefined
  readonly used: Big
  /** Undefined where there is no limit; never below 0. */
  readonly left: Big | undefined
  readonly endsAt: number
  readonly next: NextLimit | undefined
}

/** A higher limit, or none, that waits to be confirmed. */
interface NextLimit {
  readonly amount: Big | undefined
  /** From when it can be confirmed. */
  readonly from: number
}

export interface DepositLimits {
  /** For a day, a week and a month, in this order. */
  of: (member: Member) => readonly LimitNow[]
  /** Undefined takes the limit away. What is lower holds at once, what is higher waits. */
  set: (member: Member, period: PlayPeriod, amount: Big | undefined) => void
  /** Makes what waits hold, if it is this and its time has come. */
  confirm: (member: Member, period: PlayPeriod, amount: Big | undefined) => void
  cancel: (member: Member, period: PlayPeriod) => void
  /** Refuses a deposit that is more than any limit leaves. */
  requireRoom: (member: Member, way: PayWay, amount: Big) => void
}

interface Held {
  readonly amounts: Map<PlayPeriod, Big>
  readonly next: Map<PlayPeriod, NextLimit>
}

/** The platform's own delay, which operators may only lengthen. */
const RAISE_HOURS = 24

/** Orders that count: under review or approved, and not those rejected, cancelled or expired. */
const counted: readonly number[] = [1, 2]

/** Limits on deposits, gross, by the platform's calendar; a deposit counts from the moment it is ordered. */
export function createLimits({ clock, limits }: Pick<World, 'clock' | 'limits'>, deposits: Deposits): DepositLimits {
  const byMember = new Map<string, Held>()

  function heldBy({ id }: Member): Held {
    const held = byMember.get(id) ?? { amounts: new Map(), next: new Map() }
    byMember.set(id, held)
    return held
  }

  function usedIn(period: PlayPeriod, member: Member): Big {
    const orders = depositRows({ deposits }, member, playPeriodAt(period, clock.now()))
    return sumOf(orders.filter(({ state }) => counted.includes(state)).map(wonRoundedUp))
  }

  function limitOf(period: PlayPeriod, member: Member): LimitNow {
    const { amounts, next } = heldBy(member)
    const amount = amounts.get(period)
    const used = usedIn(period, member)
    const left = amount?.minus(used)
    return {
      period,
      amount,
      used,
      left: left?.lt(0) ? left.times(0) : left,
      endsAt: playPeriodAt(period, clock.now()).to,
      next: next.get(period),
    }
  }

  const limitsOf = (member: Member) => playPeriods.map((period) => limitOf(period, member))

  return {
    of: limitsOf,

    set(member, period, amount) {
      const { amounts, next } = heldBy(member)
      const now = amounts.get(period)
      next.delete(period)
      if (amount !== undefined && (now === undefined || amount.lte(now))) {
        amounts.set(period, amount)
        return
      }
      // None before and none now: there is nothing to wait for.
      if (now === undefined) return
      const hours = Math.max(RAISE_HOURS, limits().play?.raiseHours ?? RAISE_HOURS)
      next.set(period, { amount, from: clock.now() + hours * HOUR })
    },

    confirm(member, period, amount) {
      const { amounts, next } = heldBy(member)
      const waits = next.get(period)
      if (!waits || !isSame(waits.amount, amount)) throw new Refusal('limitNotWaiting')
      if (clock.now() < waits.from) throw new Refusal('limitTooEarly', { at: formatPlatformTime(waits.from) })
      next.delete(period)
      if (amount === undefined) amounts.delete(period)
      else amounts.set(period, amount)
    },

    cancel(member, period) {
      heldBy(member).next.delete(period)
    },

    requireRoom(member, way, amount) {
      const won = wonRoundedUp({ way, amount })
      for (const { left } of limitsOf(member))
        if (left !== undefined && won.gt(left)) throw new Refusal('depositLimit', { left: left.toFixed() })
    },
  }
}

const isSame = (one: Big | undefined, other: Big | undefined) =>
  one === undefined || other === undefined ? one === other : one.eq(other)
