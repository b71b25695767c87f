import { useEffect, useEffectEvent, useRef } from 'react'
import { useDerived } from '../reading/useDerived.ts'
import type { Reader } from '../reading/reader.ts'
import { useRun } from './useAction.ts'
import type { Actions } from '../../format/actions.ts'
import { OpeningDialogs } from './OpeningDialogs.tsx'

interface OnEnterProps {
  readonly actions: Actions
  /** Whether the member sees the screen. */
  readonly active: boolean
}

/** Runs and opens by itself on a screen that is shown: its first actions, and its dialogs. */
export function OnEnter({ actions, active }: OnEnterProps) {
  return (
    <>
      <EnterActions actions={actions} active={active} />
      <OpeningDialogs active={active} />
    </>
  )
}

/** The actions of a screen each time it is shown: once, as soon as the conditions in it are known. */
function EnterActions({ actions, active }: OnEnterProps): null {
  const run = useRun()
  const { status } = useDerived(actions, readConditions)
  const isReady = status === 'ready'
  const hasRun = useRef(false)
  const handleShown = useEffectEvent(() => {
    if (hasRun.current) return
    hasRun.current = true
    void run(actions)
  })

  useEffect(() => {
    if (!active) hasRun.current = false
    else if (isReady) handleShown()
  }, [active, isReady])
  // An <Activity> that hides the screen takes its effects away, and brings them back when it is shown again.
  useEffect(
    () => () => {
      hasRun.current = false
    },
    [],
  )
  return null
}

const readConditions = (read: Reader, actions: Actions) => actions.map(({ when }) => read.condition(when))
