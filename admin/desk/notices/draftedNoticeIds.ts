import type { DraftSnapshot } from '../draft/Draft.ts'
import { noticeFact } from '../draft/factNames.ts'
import { meaningOf, readSaved } from '../draft/readValue.ts'

/**
 * The ids of the drafted notices in the order in which the service lays them into the document: the shipped ones, then
 * operators' own by name. Its issues name a notice by its place.
 */
export function draftedNoticeIds(snapshot: DraftSnapshot): readonly string[] {
  const shipped = snapshot.shipped.notices.map(({ id }) => id)
  const own = [...snapshot.overlay.map(({ fact }) => fact), ...snapshot.edits.keys()]
    .filter((fact) => fact.startsWith('notice:'))
    .map((fact) => fact.slice('notice:'.length))
  const ids = [...new Set([...shipped, ...own.toSorted()])]
  return ids.filter((id) => meaningOf(snapshot, noticeFact(id), readSaved(snapshot, noticeFact(id))) !== undefined)
}
