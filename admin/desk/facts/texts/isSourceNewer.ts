import { formatFact } from '../../../../src/format/fact.ts'
import { defaultLocale, type Locale } from '../../../../src/format/locales.ts'
import type { DraftSnapshot } from '../draft/Draft.ts'

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
