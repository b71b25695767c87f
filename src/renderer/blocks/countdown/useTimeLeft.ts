import { useCallback, useSyncExternalStore } from 'react'
import { useRenderer } from '../../screen/RendererProvider.tsx'

const nothing = (): void => undefined

/**
 * Milliseconds until a moment of server time, by whole seconds, 0 when it is past. Renders once a second while there is
 * time left and not at all afterwards. Undefined without a moment.
 */
export function useTimeLeft(until: number | undefined): number | undefined {
  const { ticker } = useRenderer()
  const leftNow = useCallback(
    () => (until === undefined ? undefined : Math.max(0, Math.ceil((until - ticker.getSnapshot()) / 1000) * 1000)),
    [ticker, until],
  )
  const subscribe = useCallback(
    (onChange: () => void) => {
      if (!leftNow()) return nothing
      let stop = nothing
      const unsubscribe = ticker.subscribe(() => {
        onChange()
        if (leftNow() === 0) stop()
      })
      stop = () => {
        stop = nothing
        unsubscribe()
      }
      return () => stop()
    },
    [ticker, leftNow],
  )
  return useSyncExternalStore(subscribe, leftNow)
}
