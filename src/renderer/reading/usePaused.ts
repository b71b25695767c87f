import { useSyncExternalStore } from 'react'
import type { Actions } from '../../format/actions.ts'
import { useHost } from '../screen/RendererProvider.tsx'

/** Whether these actions may not run for the moment: no money moves while the service cannot be reached. `PausedNote` says why. */
export function usePaused(actions: Actions): boolean {
  const { online } = useHost()
  return useSyncExternalStore(
    online.subscribe,
    () => !online.getSnapshot() && actions.some((action) => 'call' in action && action.money),
  )
}
