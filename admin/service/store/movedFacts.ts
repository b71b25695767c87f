import { sameValue } from '../../../src/format/value/sameValue.ts'
import type { DraftEdit, OverlayEdit } from '../../api/edits.ts'
import type { BlockedFact } from '../../api/scheduleApi.ts'
import type { WaitingSchedule } from './rows/scheduleRows.ts'

/** A release as a waiting schedule would find it. */
export interface Found {
  readonly overlay: readonly OverlayEdit[]
  /** The value of a fact, null where it has none. */
  readonly valueOf: (fact: string) => unknown
}

/** Facts whose values decide whether a waiting schedule can still go on. */
export const factsOf = ({ drafted, edits }: Pick<WaitingSchedule, 'drafted' | 'edits'>): readonly string[] =>
  [...drafted, ...edits].map(({ fact }) => fact)

/** A release came without the values of these facts, which are scheduled by now. */
export class FactsUnread extends Error {
  readonly facts: readonly string[]

  constructor(facts: readonly string[]) {
    super('A fact was scheduled while the release was made.')
    this.name = FACTS_UNREAD
    this.facts = facts
  }
}

const FACTS_UNREAD = 'FactsUnread'

/** By its name: from another thread it comes without its class. */
export const isFactsUnread = (error: unknown): error is FactsUnread =>
  error instanceof Error && error.name === FACTS_UNREAD

/** Whether an edit cannot go live any more without a decision: members have neither what it replaces nor its own value. */
export const isMoved = ({ value, replaces }: Pick<DraftEdit, 'value' | 'replaces'>, live: unknown): boolean =>
  !sameValue(replaces, live) && !sameValue(value, live)

/**
 * Facts of a waiting schedule that a release has moved. One of them keeps a change from going out; what is taken back
 * leaves it as somebody made it.
 */
export function movedFacts(
  { kind, drafted, edits }: Pick<WaitingSchedule, 'kind' | 'drafted' | 'edits'>,
  { overlay, valueOf }: Found,
): readonly Pick<BlockedFact, 'fact' | 'value' | 'live'>[] {
  if (kind === 'publish')
    return drafted.flatMap(({ fact, value, replaces }) => {
      const live = valueOf(fact)
      return isMoved({ value, replaces }, live) ? [{ fact, value, live }] : []
    })
  const live = new Map(overlay.map((edit) => [edit.fact, edit]))
  return edits
    .filter(({ fact, after }) => !sameValue(live.get(fact) ?? null, after))
    .map(({ fact, before }) => ({ fact, value: before?.value ?? null, live: valueOf(fact) }))
}
