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
  const texts = textsByFact(entries)
  for (const { key, locale, source, target: typed, was } of entries) {
    const before = textNow(snapshot, key, locale)
    const fact = factOfChange({ key, locale })
    const target = fileText(typed)
    // A translator who left a text alone does not take back what was changed here meanwhile.
    const isLeft = was === textMark(typed) || was === textMark(target)
    if (target === fileText(before) || isLeft) same += 1
    else if (target.trim() === '') empty += 1
    else {
      const isMoved = was !== undefined && was !== textMark(before)
      const isSourceMoved = source !== '' && fileText(source) !== fileText(textNow(snapshot, key, defaultLocale))
      changes.set(fact, {
        key,
        locale,
        before,
        after: target,
        refusal: (texts.get(fact)?.size ?? 0) > 1 ? twice : refusalOf(target),
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

/** All texts that a file has for each fact; with more than one it cannot be known which is meant. */
function textsByFact(entries: readonly ReturnedEntry[]): ReadonlyMap<string, ReadonlySet<string>> {
  const texts = new Map<string, Set<string>>()
  for (const { key, locale, target } of entries) {
    const fact = factOfChange({ key, locale })
    const text = fileText(target)
    if (text.trim() !== '') texts.set(fact, (texts.get(fact) ?? new Set()).add(text))
  }
  return texts
}

/** A text as it is compared and kept, whichever ends of lines the file was saved with. */
const fileText = (text: string): string => text.replaceAll(/\r\n?/g, '\n')
