import type { Deposits } from '../money/createDeposits.ts'
import type { World } from '../World.ts'
import { createLimits, type DepositLimits } from './createLimits.ts'
import type { Member } from '../members/Member.ts'
import { DAY, formatPlatformTime } from '../platformTime.ts'
import { Refusal } from '../Refusal.ts'
import { monthsAfter } from './playPeriods.ts'

/** A time-out lasts 24 hours to six weeks, a self-exclusion six months or more. */
const timeOutDays = { least: 1, most: 42 } as const

const exclusionMonths = { least: 6, most: 120 } as const

/** Bounds of members' own play: limits, breaks and exclusions. */
export interface Bounds {
  readonly limits: DepositLimits
  readonly rests: Rests
}

export function createBounds(world: Pick<World, 'clock' | 'limits'>, deposits: Deposits): Bounds {
  return { limits: createLimits(world, deposits), rests: createRests(world) }
}

/** A time-out or a self-exclusion. */
interface Rest {
  readonly kind: 'timeout' | 'exclusion'
  readonly until: number
}

interface Rests {
  /** The rest that the member is in; undefined when it is over. */
  of: (member: Member) => Rest | undefined
  startTimeOut: (member: Member, days: number) => void
  startExclusion: (member: Member, months: number) => void
  /** Refuses whatever a rest closes. */
  requireAwake: (member: Pick<Member, 'id'>) => void
}

/** Rests that only time ends: another one may make them longer, and nothing makes them shorter. */
function createRests({ clock, limits }: Pick<World, 'clock' | 'limits'>): Rests {
  const byMember = new Map<string, Rest>()

  function restOf({ id }: Pick<Member, 'id'>): Rest | undefined {
    const rest = byMember.get(id)
    return rest && clock.now() < rest.until ? rest : undefined
  }

  function start(member: Member, rest: Rest): void {
    const now = restOf(member)
    if (now && rest.until <= now.until) throw new Refusal('restLonger', { until: formatPlatformTime(now.until) })
    // A self-exclusion stays one.
    byMember.set(member.id, { ...rest, kind: now?.kind === 'exclusion' ? 'exclusion' : rest.kind })
  }

  return {
    of: restOf,

    startTimeOut(member, days) {
      requireOffered(days, timeOutDays, limits().play?.timeOutDays)
      start(member, { kind: 'timeout', until: clock.now() + days * DAY })
    },

    startExclusion(member, months) {
      requireOffered(months, exclusionMonths, limits().play?.exclusionMonths)
      start(member, { kind: 'exclusion', until: monthsAfter(clock.now(), months) })
    },

    requireAwake(member) {
      const rest = restOf(member)
      if (rest) throw new Refusal('resting', { until: formatPlatformTime(rest.until) }, 403)
    },
  }
}

function requireOffered(
  length: number,
  { least, most }: { readonly least: number; readonly most: number },
  offered: readonly number[] | undefined,
): void {
  const isOffered = offered === undefined || offered.includes(length)
  if (!Number.isInteger(length) || length < least || length > most || !isOffered) throw new Refusal('restLength')
}
