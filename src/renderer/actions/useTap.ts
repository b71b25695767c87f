import type { Actions } from '../../format/actions.ts'
import { useAction, type UsedAction } from './useAction.ts'

export interface UsedTap extends Omit<UsedAction, 'run'> {
  /** Undefined where there is nothing to do, so that nothing looks as if it could be pressed. */
  readonly onTap: (() => void) | undefined
}

/** What a tap on a part of a block does. */
export function useTap(actions: Actions | undefined): UsedTap {
  const { run, ...state } = useAction(actions)
  const hasAny = actions !== undefined && actions.length > 0 && !state.disabled
  return { onTap: hasAny ? () => void run() : undefined, ...state }
}
