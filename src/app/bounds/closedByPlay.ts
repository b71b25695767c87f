import { functions } from '../../format/expression/functions.ts'
import type { Locale } from '../../format/locales.ts'
import { restOf } from '../../platform/acts.gen.ts'
import type { Entity } from '../../platform/Operations.ts'
import type { ClosedBecause, ClosedWith, Translate } from '../../renderer/host/Host.ts'
import { formatDisplay } from '../../renderer/reading/display.ts'

type State = Partial<Entity<'PlayState'>>

/** Why calls are closed, in the member's words. */
export interface Reasons {
  /** The member rests. */
  readonly rest?: string
  /** A deposit limit has nothing left. */
  readonly deposits?: string
}

interface Spoken {
  readonly now: number
  readonly text: Translate
  readonly locale: Locale
}

/** Reasons for which the bounds of a member's play close calls at a moment. */
export function reasonsOf(state: State, { now, text, locale }: Spoken): Reasons {
  const shown = (at: string) => formatDisplay(at, 'dateTime', locale)
  const until = restUntil(state, now)
  // Whatever opens last says when.
  const [empty] = (state.limits ?? [])
    .filter(({ left, ends_at: ends }) => left?.lte(0) === true && momentOf(ends) > now)
    .toSorted((one, other) => momentOf(other.ends_at) - momentOf(one.ends_at))
  return {
    ...(until !== undefined && {
      rest: text(state.rest === 'exclusion' ? 'play.closedExclusion' : 'play.closedTimeout', { until: shown(until) }),
    }),
    ...(empty && { deposits: text(limitKeys[empty.period] ?? 'play.closedMonth', { at: shown(empty.ends_at) }) }),
  }
}

const limitKeys: Readonly<Record<string, string>> = {
  day: 'play.closedDay',
  week: 'play.closedWeek',
  month: 'play.closedMonth',
}

/** Calls closed for these reasons: a rest closes those that the contract marks (`x-rest`), a limit deposits. */
export function closedFor({ rest, deposits }: Reasons): ClosedBecause {
  const withParams = new Map(
    Object.entries(restOf).flatMap(([call, of]): readonly [string, ClosedWith][] =>
      of === true ? [] : [[call, (param) => (isSpared(of.unless, param) ? undefined : rest)]],
    ),
  )
  return (call) => {
    if (rest !== undefined && Object.hasOwn(restOf, call)) return withParams.get(call) ?? rest
    return call === 'recharge' ? deposits : undefined
  }
}

const isSpared = (unless: Readonly<Record<string, unknown>>, param: (name: string) => unknown) =>
  Object.entries(unless).every(([name, value]) => param(name) === value)

/** When something of the state is over, in ms: the rest, or a period of a limit. Infinity for never. */
export function nextChange(state: State, now: number): number {
  const moments = [restUntil(state, now), ...(state.limits ?? []).flatMap(({ ends_at, next_at }) => [ends_at, next_at])]
  return Math.min(...moments.map((at) => momentOf(at ?? '')).filter((at) => at > now), Infinity)
}

function restUntil({ rest, rest_until: until }: State, now: number): string | undefined {
  return rest && until && momentOf(until) > now ? until : undefined
}

/** A platform time in ms; 0 for what is not a time. */
export function momentOf(at: string): number {
  try {
    return functions.parseTime(at)
  } catch {
    return 0
  }
}
