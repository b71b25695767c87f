import { useEffect, useEffectEvent, useRef } from 'react'
import type { Actions } from '../../format/actions.ts'
import { useDerived } from '../reading/useDerived.ts'
import { useRun } from './useRun.ts'
import type { Reader } from '../reading/reader.ts'

interface EnterActionsProps {
  readonly actions: Actions
  /** Whether the member sees the screen. */
  readonly active: boolean
}

const readConditions = (read: Reader, actions: Actions) => actions.map(({ when }) => read.condition(when))

/** What a screen does each time it is shown: once, as soon as the conditions in it are known. */
export function EnterActions({ actions, active }: EnterActionsProps): null {
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
