import { useCallback, useEffect, useRef, useState } from 'react'
import type { Actions } from '../../format/actions.ts'
import { kindOf } from './kindOf.ts'
import { useClosed } from '../reading/useClosed.ts'
import { useReport } from '../screen/useReport.ts'
import { useRun, type RunExtras } from './useRun.ts'

export interface UsedAction {
  /** Runs the actions; a second press while they run is ignored. */
  readonly run: (extra?: RunExtras) => Promise<'done' | 'stopped'>
  readonly busy: boolean
  /** Nothing of it may run: the document names an action that this app does not know, or it is closed. */
  readonly disabled: boolean
  /** Why it may not run for the moment: a call of it is closed, or moves money while the service cannot be reached. */
  readonly closed: string | undefined
}

const noActions: Actions = []

/** What a button does, and whether it can. */
export function useAction(actions: Actions | undefined): UsedAction {
  const list = actions ?? noActions
  const run = useRun()
  const report = useReport()
  const [busy, setBusy] = useState(false)
  // State comes a render late for the second tap.
  const isRunning = useRef(false)
  const isUnknown = !isKnown(list)
  const closed = useClosed(isUnknown ? noActions : list)
  const disabled = isUnknown || closed !== undefined

  useEffect(() => {
    if (isUnknown) report('unknown-action')
  }, [isUnknown, report])

  const runOnce = useCallback(
    async (extra?: RunExtras) => {
      if (disabled || isRunning.current) return 'stopped'
      isRunning.current = true
      setBusy(true)
      try {
        return await run(list, extra)
      } finally {
        isRunning.current = false
        setBusy(false)
      }
    },
    [disabled, run, list],
  )
  return { run: runOnce, busy, disabled, closed }
}

const known = new WeakMap<Actions, boolean>()

/** Whether every action is one this app knows. */
export function isKnown(actions: Actions): boolean {
  const before = known.get(actions)
  if (before !== undefined) return before
  const isGood =
    Array.isArray(actions) &&
    actions.every((action) => typeof action === 'object' && action !== null && kindOf(action) !== undefined)
  if (Array.isArray(actions)) known.set(actions, isGood)
  return isGood
}
