import type { Notice } from '../../format/notices.ts'
import type { Locale } from '../../format/locales.ts'
import { isWritten } from '../../format/isWritten.ts'
import { isRunning, startOf } from '../../format/periodState.ts'

export type NoticePlace = Notice['places'][number]

/** A notice in the member's language. */
export interface ShownNotice {
  readonly id: string
  readonly title: string
  readonly body: string
  readonly tone: Notice['tone']
}

/**
 * The operators' notices that show at a place at a moment of server time, the most important first, then the newest.
 * One that is not written in the member's language does not show.
 */
export function noticesFor(
  notices: readonly Notice[],
  place: NoticePlace,
  now: number,
  locale: Locale,
): readonly ShownNotice[] {
  return notices
    .filter(
      (notice) => notice.on && notice.places.includes(place) && isRunning(notice, now) && isWritten(notice, locale),
    )
    .toSorted((a, b) => b.priority - a.priority || startOf(b) - startOf(a))
    .map(({ id, title, body, tone }) => ({ id, title: title[locale] ?? '', body: body[locale] ?? '', tone }))
}
