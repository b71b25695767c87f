import { useSyncExternalStore, type ComponentType } from 'react'
import type { Later } from './later.tsx'

const never = () => () => undefined
const always = () => true

/**
 * Whether the code of a component has come; asks for it. What waits by this and not by suspending is on the screen at
 * once: React holds back what replaces a fallback for 0.3 s, and renders it again at each change meanwhile.
 */
export function useLoaded<Props>(view: ComponentType<Props> | Later<Props>): boolean {
  const isLater = 'load' in view
  return useSyncExternalStore(isLater ? view.subscribe : never, isLater ? view.getSnapshot : always)
}
