import { useCallback, useSyncExternalStore } from 'react'

/** Whether a media query holds, now and whenever that changes; `without` where that is unknown. */
export function useMediaQuery(query: string, without: boolean): boolean {
  const subscribe = useCallback(
    (listener: () => void) => {
      if (typeof matchMedia !== 'function') return () => undefined
      const list = matchMedia(query)
      list.addEventListener('change', listener)
      return () => list.removeEventListener('change', listener)
    },
    [query],
  )
  return useSyncExternalStore(
    subscribe,
    () => (typeof matchMedia === 'function' ? matchMedia(query).matches : without),
    () => without,
  )
}
