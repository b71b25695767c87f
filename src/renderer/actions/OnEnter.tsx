import type { Actions } from '../../format/actions.ts'
import { OpeningDialogs } from './OpeningDialogs.tsx'
import { EnterActions } from './EnterActions.tsx'

interface OnEnterProps {
  readonly actions: Actions
  /** Whether the member sees the screen. */
  readonly active: boolean
}

/** What happens by itself on a screen that is shown. */
export function OnEnter({ actions, active }: OnEnterProps) {
  return (
    <>
      <EnterActions actions={actions} active={active} />
      <OpeningDialogs active={active} />
    </>
  )
}
