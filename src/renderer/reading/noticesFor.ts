import type { BlockOf } from '../../format/blocks/Block.ts'
import type { CompiledNotice, Notice } from '../../format/notices.ts'
import type { Locale } from '../../format/locales.ts'
import type { Expression } from '../../format/shape/compiled.ts'
import { isWritten } from '../../format/isWritten.ts'
import { isRunning, startOf } from '../../format/periodState.ts'

export type NoticePlace = Notice['places'][number]

/** A notice in the member's language. */
export interface ShownNotice {
  readonly id: string
  readonly title: string
  readonly body: string
  readonly tone: Notice['tone']
  /** A banner. */
  readonly slide?: NonNullable<BlockOf<'carousel'>['slide']> | undefined
  /** Whom it is for; everybody without it. */
  readonly when?: Expression
}

/**
 * The operators' notices that show at a place at a moment of server time, the most important first, then the newest.
 * One that is not written in the member's language does not show; whom it is for is for the caller to ask.
 */
export function noticesFor(
  notices: readonly CompiledNotice[],
  place: NoticePlace | undefined,
  now: number,
  locale: Locale,
): readonly ShownNotice[] {
  return notices
    .filter(
      (notice) =>
        (notice.on || notice.when) &&
        notice.places.some((each) => each === place) &&
        isRunning(notice, now) &&
        isWritten(notice, locale),
    )
    .toSorted((a, b) => b.priority - a.priority || startOf(b) - startOf(a))
    .map(({ id, title, body, tone, picture, do: tap, when }) => ({
      id,
      title: title[locale] ?? '',
      body: body[locale] ?? '',
      tone,
      slide: picture && { image: picture[locale] ?? '', alt: { e: title[locale] ?? '' }, ...(tap && { do: tap }) },
      ...(when && { when }),
    }))
}
