import { useCallback, useSyncExternalStore } from 'react'
import type { Action, Actions } from '../../format/actions.ts'
import { copyKeys } from '../host/copyKeys.ts'
import type { ClosedBecause, ClosedWith, Host } from '../host/Host.ts'
import { useHost } from '../screen/RendererProvider.tsx'

type Asked = Pick<Host, 'closed' | 'online' | 'text'>

/** Why these actions may not run now: a call is closed, or it moves money while the service cannot be reached. */
export function useClosed(actions: Actions): string | undefined {
  return useReason(useCallback((host: Asked) => closedReason(actions, host), [actions]))
}

/** Why a call that no document makes may not be made for the moment. */
export function useClosedCall(call: string): string | undefined {
  return useReason(useCallback(({ closed }: Asked) => wordsOf(closed.getSnapshot()(call)), [call]))
}

/** The same as `useClosed`, asked right before they run: with what the parameters are by then. */
export function closedReason(actions: Actions, host: Asked, param?: Param): string | undefined {
  return closedCalls(actions, host, param) ?? offlineReason(actions, host)
}

function closedCalls(actions: Actions, { closed }: Asked, param?: Param): string | undefined {
  for (const action of actions) {
    const reason = wordsOf(becauseOf(action, closed.getSnapshot()), param)
    if (reason !== undefined) return reason
  }
  return undefined
}

/** Why the call of an action is closed. */
export const becauseOf = (action: Action, because: ClosedBecause) =>
  'call' in action ? because(action.call) : undefined

type Param = Parameters<ClosedWith>[0]

/** A call that is closed with some parameters only is open for a caller that does not know them. */
function wordsOf(because: ReturnType<ClosedBecause>, param?: Param): string | undefined {
  return typeof because === 'function' ? param && because(param) : because
}

function offlineReason(actions: Actions, { online, text }: Asked): string | undefined {
  const isOff = !online.getSnapshot() && actions.some((action) => 'call' in action && action.money)
  return isOff ? text.getSnapshot()(copyKeys.offlineMoney) : undefined
}

function useReason(read: (host: Asked) => string | undefined): string | undefined {
  const host = useHost()
  const subscribe = useCallback(
    (listener: () => void) => {
      const ends = [host.closed, host.online, host.text].map((part) => part.subscribe(listener))
      return () => {
        for (const end of ends) end()
      }
    },
    [host],
  )
  return useSyncExternalStore(subscribe, () => read(host))
}
