import { useEffect, useEffectEvent, useSyncExternalStore } from 'react'
import { useHost } from '../../../renderer/RendererProvider.tsx'
import type { Closing } from './createClosing.ts'

/** A platform that has not opened the next period yet, or could not be reached, is asked again after so many ms. */
const ASK_AGAIN = 3000

/** Reads the times anew when the period is over, and when the member comes back to the page. */
export function useKeepOpen(closing: Closing, refresh: () => Promise<unknown>): void {
  const { visibility } = useHost()
  const isOver = useSyncExternalStore(closing.subscribe, closing.isOver)
  const ask = useEffectEvent(() => void refresh())

  useEffect(() => {
    if (!isOver) return undefined
    ask()
    const timer = setInterval(() => ask(), ASK_AGAIN)
    return () => clearInterval(timer)
  }, [isOver])

  useEffect(
    () =>
      visibility.subscribe(() => {
        if (visibility.getSnapshot() === 'visible') ask()
      }),
    [visibility],
  )
}
