import { useCallback, useSyncExternalStore } from 'react'
import { usePlace } from '../../screen/ScopeContext.tsx'

/** Server time of the oldest of the last answers of these sources; undefined while one has none. */
export function useAnsweredAt(names: readonly string[]): number | undefined {
  const { store } = usePlace()
  const list = names.join(' ')
  const cells = useCallback(
    () =>
      list
        .split(' ')
        .filter((name) => name !== '')
        .map((name) => store.source(name)),
    [store, list],
  )
  const subscribe = useCallback(
    (onChange: () => void) => {
      const stops = cells().map((cell) => cell.subscribe(onChange))
      return () => {
        for (const stop of stops) stop()
      }
    },
    [cells],
  )
  return useSyncExternalStore(subscribe, () => {
    const times = cells().map((cell) => cell.getSnapshot().answeredAt)
    const known = times.filter((time) => time !== undefined)
    return known.length > 0 && known.length === times.length ? Math.min(...known) : undefined
  })
}
