import { formatFact } from '../../../../../src/format/fact.ts'
import { defaultLocale } from '../../../../../src/format/locales.ts'
import type { DraftSnapshot } from '../../../facts/draft/Draft.ts'
import { copyKeys } from '../copyRows.ts'
import { textNow } from '../../../facts/texts/cellState.ts'
import { factOfChange, type Refused, type TextChange } from '../review/TextChange.ts'
import { findErrors, liveText } from '../../../facts/texts/createTextJudge.ts'
import { type ReturnedEntry, textMark } from './ExchangeEntry.ts'

export interface ImportReview {
  /** Only what the file changes. */
  readonly changes: readonly TextChange[]
  /** Texts that are as they are here, or as they were when the file was written. */
  readonly same: number
  /** Texts that were left empty: not translated yet. */
  readonly empty: number
}

/** Compares a file with the texts of now. */
export function reviewImport(snapshot: DraftSnapshot, entries: readonly ReturnedEntry[]): ImportReview {
  const known = new Set(copyKeys(snapshot))
  const changes = new Map<string, TextChange>()
  let [same, empty] = [0, 0]
  for (const { key, locale, source, target, was } of entries) {
    const before = textNow(snapshot, key, locale)
    const fact = factOfChange({ key, locale })
    // A translator who left a text alone does not take back what was changed here meanwhile.
    if (target === before || was === textMark(target)) same += 1
    else if (target.trim() === '') empty += 1
    else {
      const earlier = changes.get(fact)
      const isMoved = was !== undefined && was !== textMark(before)
      const isSourceMoved = source !== '' && source !== textNow(snapshot, key, defaultLocale)
      const refusal = earlier !== undefined && earlier.after !== target ? twice : refusalOf(target)
      changes.set(fact, {
        key,
        locale,
        before,
        after: target,
        refusal,
        conflict: isMoved ? 'text' : isSourceMoved && locale !== defaultLocale ? 'source' : undefined,
      })
    }

    function refusalOf(text: string): Refused | undefined {
      if (!known.has(key)) return { kind: 'unknown' }
      if (snapshot.pending.has(formatFact({ kind: 'copy', locale, key }))) return { kind: 'typed' }
      const [fault] = findErrors(liveText(snapshot.live, key), text)
      return fault && { kind: 'fault', fault }
    }
  }
  return { changes: [...changes.values()], same, empty }
}

const twice: Refused = { kind: 'twice' }
