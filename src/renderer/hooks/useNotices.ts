import { useCallback, useState, useSyncExternalStore } from 'react'
import { reuseEqual } from '../../platform/reuseEqual.ts'
import { nextNoticeChange, noticesFor, type NoticePlace, type ShownNotice } from '../notices/noticesFor.ts'
import { useHost } from '../RendererProvider.tsx'

/** Longer timers overflow and fire at once. */
const LONGEST = 2 ** 31 - 1

/** The operators' notices that show at a place now; changes when one begins or ends. */
export function useNotices(place: NoticePlace): readonly ShownNotice[] {
  const { notices, locale, clock } = useHost()
  const [memory] = useState<{ last: readonly ShownNotice[] }>({ last: [] })

  const subscribe = useCallback(
    (onChange: () => void) => {
      let timer: ReturnType<typeof setTimeout> | undefined
      const wait = () => {
        clearTimeout(timer)
        const left = nextNoticeChange(notices.getSnapshot(), clock.now()) - clock.now()
        if (Number.isFinite(left)) timer = setTimeout(handle, Math.min(left, LONGEST))
      }
      const handle = () => {
        wait()
        onChange()
      }
      wait()
      const stops = [notices.subscribe(handle), locale.subscribe(handle)]
      return () => {
        clearTimeout(timer)
        for (const stop of stops) stop()
      }
    },
    [notices, locale, clock],
  )
  return useSyncExternalStore(subscribe, () => {
    memory.last = reuseEqual(memory.last, noticesFor(notices.getSnapshot(), place, clock.now(), locale.getSnapshot()))
    return memory.last
  })
}
