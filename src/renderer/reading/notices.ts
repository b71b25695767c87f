import { useMemo } from 'react'
import type { Actions } from '../../format/actions.ts'
import type { BlockOf } from '../../format/blocks/Block.ts'
import { isWritten } from '../../format/text/isWritten.ts'
import type { Locale } from '../../format/locales.ts'
import type { CompiledNotice, Notice } from '../../format/notices.ts'
import { isRunning, startOf } from '../../format/time/periodState.ts'
import type { Expression } from '../../format/shape/compiled.ts'
import { createTimely } from '../host/createTimely.ts'
import { useHost } from '../screen/RendererProvider.tsx'
import type { Reader } from './reader.ts'
import { useDerived } from './useDerived.ts'
import { useReadable } from '../../ui/useReadable.ts'

/** A banner as a carousel shows it. */
export type Slide = Omit<NonNullable<BlockOf<'carousel'>['slide']>, 'do'> & {
  readonly do?: Actions | undefined
  /** The moment at which what it says ends. */
  readonly until?: string | undefined
}

type NoticePlace = Notice['places'][number]

/** A notice in the member's language. */
export interface ShownNotice {
  readonly id: string
  readonly title: string
  readonly body: string
  readonly tone: Notice['tone']
  /** A banner. */
  readonly slide?: Slide | undefined
  /** Whom it is for; everybody without it. */
  readonly when?: Expression | undefined
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
  const said = (texts: Notice['title']): string => texts[locale] ?? ''
  return notices
    .filter(
      (notice) =>
        (notice.on || notice.when) &&
        notice.places.some((each) => each === place) &&
        isRunning(notice, now) &&
        isWritten(notice, locale),
    )
    .toSorted((a, b) => b.priority - a.priority || startOf(b) - startOf(a))
    .map(({ id, title, body, tone, picture, button = {}, until, do: tap, when }) => ({
      id,
      title: said(title),
      body: said(body),
      tone,
      slide: picture && {
        image: said(picture),
        alt: { e: said(title) },
        text: { e: said(body) },
        button: { e: said(button) },
        until,
        do: tap,
      },
      when,
    }))
}

/** The operators' notices that this member or visitor sees at a place now, none at no place; changes when one begins or ends. */
export function useNotices(place: NoticePlace | undefined): readonly ShownNotice[] {
  const host = useHost()
  const shown = useMemo(() => {
    const { notices, locale, clock } = host
    return createTimely(clock, [notices, locale], notices.getSnapshot, (now) =>
      noticesFor(notices.getSnapshot(), place, now, locale.getSnapshot()),
    )
  }, [host, place])
  return useDerived(useReadable(shown), readMeant).value
}

/** Those meant for this member or visitor. Until the member is known, what needs to know them is left out. */
export const readMeant = <T extends { readonly when?: Expression | undefined }>(
  reader: Reader,
  all: readonly T[],
): readonly T[] => all.filter(({ when }) => reader.condition(when))
