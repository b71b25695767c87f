import { useCallback, useSyncExternalStore } from 'react'
import type { SessionSnapshot } from '../../../src/platform/createSession.ts'
import { useTwin } from './TwinContext.ts'

/** A part of the session; renders again when it changes. */
export function useSession<T>(read: (session: SessionSnapshot) => T): T {
  const { session } = useTwin()
  const subscribe = useCallback((listener: () => void) => session.subscribe(listener), [session])
  return useSyncExternalStore(subscribe, () => read(session.getSnapshot()))
}
