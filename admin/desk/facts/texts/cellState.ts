import { formatFact } from '../../../../src/format/fact.ts'
import { defaultLocale, type Locale } from '../../../../src/format/locales.ts'
import type { DraftSnapshot } from '../draft/Draft.ts'
import { findConflict } from '../draft/findConflict.ts'
import { readValue } from '../draft/readValue.ts'
import type { TextJudge } from './createTextJudge.ts'
import type { TextFault } from './TextFault.ts'
import { isSourceNewer } from './isSourceNewer.ts'

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
