import { useSyncExternalStore } from 'react'

/** The width of a phone, as the style sheets have it. */
const query = '(max-width: 720px)'

function subscribe(listener: () => void) {
  if (typeof matchMedia !== 'function') return () => undefined
  const list = matchMedia(query)
  list.addEventListener('change', listener)
  return () => list.removeEventListener('change', listener)
}

/** Whether the desk is on a phone. */
export function useNarrow(): boolean {
  return useSyncExternalStore(subscribe, () => typeof matchMedia === 'function' && matchMedia(query).matches)
}
