import { useMemo } from 'react'
import { createTimely } from '../host/createTimely.ts'
import type { Host } from '../host/Host.ts'
import { noticesFor, type NoticePlace, type ShownNotice } from './noticesFor.ts'
import { readMeant } from './readMeant.ts'
import { useDerived } from './useDerived.ts'
import { useHost } from '../screen/RendererProvider.tsx'
import type { Readable } from '../../store/Store.ts'
import { useReadable } from './useReadable.ts'

/** The operators' notices that this member or visitor sees at a place now, none at no place; changes when one begins or ends. */
export function useNotices(place: NoticePlace | undefined): readonly ShownNotice[] {
  const host = useHost()
  const notices = useMemo(() => createShownNotices(host, place), [host, place])
  return useDerived(useReadable(notices), readMeant).value
}

function createShownNotices(
  { notices, locale, clock }: Host,
  place: NoticePlace | undefined,
): Readable<readonly ShownNotice[]> {
  return createTimely(clock, [notices, locale], notices.getSnapshot, (now) =>
    noticesFor(notices.getSnapshot(), place, now, locale.getSnapshot()),
  )
}
