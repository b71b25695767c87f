import type { Actions } from '../../format/actions.ts'
import { useHost } from '../screen/RendererProvider.tsx'
import { useAction, type UsedAction } from './useAction.ts'

export interface UsedTap extends Omit<UsedAction, 'run'> {
  /** Undefined where there is nothing to do, so that nothing looks pressable. Says why where it is closed. */
  readonly onTap: (() => void) | undefined
}

/** What a tap on a part of a block does. */
export function useTap(actions: Actions | undefined): UsedTap {
  const { run, ...state } = useAction(actions)
  const { feedback } = useHost()
  const { closed } = state
  const hasAny = actions !== undefined && actions.length > 0 && (closed !== undefined || !state.disabled)
  const tap = () => (closed === undefined ? void run() : feedback.toast(closed, 'info'))
  return { onTap: hasAny ? tap : undefined, ...state, disabled: state.disabled && closed === undefined }
}
