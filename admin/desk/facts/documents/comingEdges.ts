import { noticeName } from '../../../../src/format/facts/noticeName.ts'
import type { Period } from '../../../../src/format/time/period.ts'
import { endOf, isRunning, startOf } from '../../../../src/format/time/periodState.ts'
import type { DraftSnapshot } from '../draft/Draft.ts'
import type { DeskLocale } from '../../words/DeskLocale.ts'
import { dialogList } from './dialogList.ts'
import { noticeList } from './noticeList.ts'

type Shown = { readonly on: boolean } & Pick<Period, 'from' | 'until'>

interface Announced {
  readonly kind: 'notice' | 'dialog'
  /** A notice may be a banner. */
  readonly shownAs: 'notice' | 'banner' | 'dialog'
  readonly id: string
  /** Empty for one without a title. */
  readonly name: string
  /** As members have it; undefined for one that is only drafted. */
  readonly live: Shown | undefined
  /** As the change has it, where that is different. */
  readonly drafted: Shown | undefined
}

/** A moment at which something begins to show, or ends. */
export interface ComingEdge extends Pick<Announced, 'kind' | 'shownAs' | 'id' | 'name'> {
  readonly edge: 'begins' | 'ends'
  /** In ms. */
  readonly at: number
  /** It happens only once the change is published. */
  readonly isDraft: boolean
}

export interface Coming {
  /** In their order. */
  readonly edges: readonly ComingEdge[]
  /** How many members see now. */
  readonly running: number
}

/** When notices and dialogs that open by themselves begin and end. */
export function comingEdges(snapshot: DraftSnapshot, locale: DeskLocale, now: number): Coming {
  const all = [...announcedNotices(snapshot, locale), ...announcedDialogs(snapshot, locale)]
  return {
    edges: all.flatMap((each) => edgesOfAnnounced(each, now)).sort((a, b) => a.at - b.at),
    running: all.filter(({ live }) => live?.on === true && isRunning(live, now)).length,
  }
}

function announcedNotices(snapshot: DraftSnapshot, locale: DeskLocale): readonly Announced[] {
  return noticeList(snapshot).map(({ notice, live, change }) => ({
    kind: 'notice',
    shownAs: notice.places.includes('banner') ? 'banner' : 'notice',
    id: notice.id,
    name: noticeName(notice.title, locale),
    live,
    drafted: change === 'new' || change === 'changed' ? notice : undefined,
  }))
}

function announcedDialogs(snapshot: DraftSnapshot, locale: DeskLocale): readonly Announced[] {
  return dialogList(snapshot, locale).map(({ id, name, dialog, live, change }) => ({
    kind: 'dialog',
    shownAs: 'dialog',
    id,
    name,
    live: live !== undefined && live.places.length > 0 ? live : undefined,
    drafted: (change === 'new' || change === 'changed') && dialog.places.length > 0 ? dialog : undefined,
  }))
}

function edgesOfAnnounced({ live, drafted, ...what }: Announced, now: number): readonly ComingEdge[] {
  const known = edgesOf(live, now)
  const next = edgesOf(drafted, now).filter(
    ({ edge, at }) => !known.some((other) => other.edge === edge && other.at === at),
  )
  return [
    ...known.map((each) => ({ ...what, ...each, isDraft: false })),
    ...next.map((each) => ({ ...what, ...each, isDraft: true })),
  ]
}

function edgesOf(shown: Shown | undefined, now: number): readonly Pick<ComingEdge, 'edge' | 'at'>[] {
  if (shown?.on !== true || endOf(shown) <= startOf(shown)) return []
  const edges = [
    { edge: 'begins', at: startOf(shown) },
    { edge: 'ends', at: endOf(shown) },
  ] as const
  return edges.filter(({ at }) => at > now && Number.isFinite(at))
}
