import { factsOf, formatFact } from '../../../../src/format/fact.ts'
import type { DraftSnapshot } from '../draft/Draft.ts'
import { meaningOf, readSaved } from '../draft/readValue.ts'

/**
 * The ids of the drafted notices in the order in which the service puts them into the document: the shipped ones, then
 * operators' own by name. Its issues name a notice by its place.
 */
export function draftedNoticeIds(snapshot: DraftSnapshot): readonly string[] {
  const shipped = snapshot.shipped.notices.map(({ id }) => id)
  const own = factsOf('notice', [...snapshot.overlay.map(({ fact }) => fact), ...snapshot.edits.keys()])
  const ids = [...new Set([...shipped, ...own.map(({ id }) => id).toSorted()])]
  return ids.filter((id) => {
    const fact = formatFact({ kind: 'notice', id })
    return meaningOf(snapshot, fact, readSaved(snapshot, fact)) !== undefined
  })
}
