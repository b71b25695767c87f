import type { Actions } from '../../format/actions.ts'
import { useAction } from './useAction.ts'

export interface UsedTap {
  /** Undefined where there is nothing to do, so that nothing looks as if it could be pressed. */
  readonly onTap: (() => void) | undefined
  readonly busy: boolean
  readonly disabled: boolean
}

/** What a tap on a part of a block does. */
export function useTap(actions: Actions | undefined): UsedTap {
  const { run, busy, disabled } = useAction(actions)
  const hasAny = actions !== undefined && actions.length > 0 && !disabled
  return { onTap: hasAny ? () => void run() : undefined, busy, disabled }
}
