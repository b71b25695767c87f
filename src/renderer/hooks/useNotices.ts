import { useMemo, useSyncExternalStore } from 'react'
import { reuseEqual } from '../../platform/reuseEqual.ts'
import type { Host, Readable } from '../Host.ts'
import { nextNoticeChange, noticesFor, type NoticePlace, type ShownNotice } from '../notices/noticesFor.ts'
import { useHost } from '../RendererProvider.tsx'

/** Longer timers overflow and fire at once. */
const LONGEST = 2 ** 31 - 1

/** The operators' notices that show at a place now; changes when one begins or ends. */
export function useNotices(place: NoticePlace): readonly ShownNotice[] {
  const host = useHost()
  const notices = useMemo(() => createShownNotices(host, place), [host, place])
  return useSyncExternalStore(notices.subscribe, notices.getSnapshot)
}

function createShownNotices({ notices, locale, clock }: Host, place: NoticePlace): Readable<readonly ShownNotice[]> {
  let last: readonly ShownNotice[] = []

  return {
    getSnapshot() {
      last = reuseEqual(last, noticesFor(notices.getSnapshot(), place, clock.now(), locale.getSnapshot()))
      return last
    },
    subscribe(onChange) {
      let timer: ReturnType<typeof setTimeout> | undefined
      function wait(): void {
        clearTimeout(timer)
        const left = nextNoticeChange(notices.getSnapshot(), clock.now()) - clock.now()
        if (Number.isFinite(left)) timer = setTimeout(handleChange, Math.min(left, LONGEST))
      }
      function handleChange(): void {
        wait()
        onChange()
      }
      wait()
      const stops = [notices.subscribe(handleChange), locale.subscribe(handleChange)]
      return () => {
        clearTimeout(timer)
        for (const stop of stops) stop()
      }
    },
  }
}
