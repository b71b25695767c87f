import { formatFact } from '../../../../src/format/fact.ts'
import { defaultLocale, type Locale } from '../../../../src/format/locales.ts'
import type { DraftSnapshot } from '../draft/Draft.ts'
import { findConflict } from '../draft/findConflict.ts'
import { readValue } from '../draft/readValue.ts'
import type { TextJudge } from './createTextJudge.ts'
import type { TextFault } from './TextFault.ts'

/** One text of the table, as it is typed or edited. */
export interface CellState {
  readonly text: string
  /** The same list as long as the text is. */
  readonly faults: readonly TextFault[]
  /** The Korean text was changed later than this one. */
  readonly isStale: boolean
  /** In the change that is edited here, or typed and not saved. */
  readonly isEdited: boolean
  /** Wants an answer: not saved, or changed by others as well. */
  readonly isTroubled: boolean
}

export function cellState(snapshot: DraftSnapshot, judge: TextJudge, key: string, locale: Locale): CellState {
  const fact = formatFact({ kind: 'copy', locale, key })
  const text = textNow(snapshot, key, locale)
  const phase = snapshot.pending.get(fact)?.phase.kind
  const isElsewhere = snapshot.changes.some(
    ({ id, edits }) => id !== snapshot.current?.id && edits.some((edit) => edit.fact === fact),
  )
  return {
    text,
    faults: judge({ key, locale, source: textNow(snapshot, key, defaultLocale) }, text),
    isStale: isSourceNewer(snapshot, key, locale),
    isEdited: snapshot.edits.has(fact) || phase !== undefined,
    isTroubled: phase === 'invalid' || phase === 'failed' || isElsewhere || findConflict(snapshot, fact) !== undefined,
  }
}

/** A text as it is typed, edited or live; empty where there is none. */
export function textNow(snapshot: DraftSnapshot, key: string, locale: Locale): string {
  const value = readValue(snapshot, formatFact({ kind: 'copy', locale, key }))
  return typeof value === 'string' ? value : ''
}

/**
 * Whether the Korean text was changed later than its translation. What a build ships was written together and is older
 * than any edit; an edit of the change counts from its time, a live one from the time it was made, and what is being
 * typed is the newest of all. A translation that a newer build ships another text beside is older than that build.
 */
export function isSourceNewer(snapshot: DraftSnapshot, key: string, locale: Locale): boolean {
  if (locale === defaultLocale) return false
  const fact = formatFact({ kind: 'copy', locale, key })
  const own = changedAt(snapshot, fact)
  const isBehindBuild =
    !snapshot.edits.has(fact) && own < NOW && snapshot.conflicts.some((found) => found.fact === fact)
  return isBehindBuild || changedAt(snapshot, formatFact({ kind: 'copy', locale: defaultLocale, key })) > own
}

/** Later than every date that is written as ISO does. */
const NOW = '~'

/** An ISO date; empty for a text that is as it was shipped. */
function changedAt({ pending, edits, overlay }: DraftSnapshot, fact: string): string {
  if (pending.has(fact)) return NOW
  return edits.get(fact)?.at ?? overlayTimes(overlay).get(fact) ?? ''
}

const known = new WeakMap<DraftSnapshot['overlay'], ReadonlyMap<string, string>>()

function overlayTimes(overlay: DraftSnapshot['overlay']): ReadonlyMap<string, string> {
  const times = known.get(overlay) ?? new Map(overlay.map(({ fact, at }) => [fact, at]))
  known.set(overlay, times)
  return times
}
