import { factsOf, formatFact } from '../../../../src/format/fact.ts'
import type { Notice } from '../../../../src/format/notices.ts'
import type { DraftSnapshot } from '../draft/Draft.ts'
import { readValue } from '../draft/readValue.ts'
import { filledNotice } from './noticeValue.ts'

export interface ListedNotice {
  readonly notice: Notice
  /** The members' version; undefined if it was never published. */
  readonly live: Notice | undefined
  /** How the draft differs from what is live. */
  readonly change: 'none' | 'new' | 'changed' | 'removed'
}

/** Every notice as drafted; those that the draft removes stay listed until it is published. */
export function noticeList(snapshot: DraftSnapshot): readonly ListedNotice[] {
  const drafted = factsOf('notice', [...snapshot.edits.keys(), ...snapshot.pending.keys()])
  const ids = new Set([...snapshot.live.notices, ...drafted].map(({ id }) => id))
  return [...ids]
    .flatMap((id): ListedNotice[] => {
      const fact = formatFact({ kind: 'notice', id })
      const live = filledNotice(snapshot.live.notices.find((each) => each.id === id))
      const next = filledNotice(readValue(snapshot, fact))
      const notice = next ?? live
      if (notice === undefined) return []
      const isDrafted = snapshot.edits.has(fact) || snapshot.pending.has(fact)
      const change = next === undefined ? 'removed' : !isDrafted ? 'none' : live === undefined ? 'new' : 'changed'
      return [{ notice, live, change }]
    })
    .sort((a, b) => b.notice.priority - a.notice.priority || a.notice.id.localeCompare(b.notice.id))
}
