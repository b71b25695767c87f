import { useCallback, useEffect, useRef, useState } from 'react'
import type { Actions } from '../../format/actions.ts'
import { kindOf } from './kindOf.ts'
import { useClosed } from '../reading/useClosed.ts'
import type { RunResult } from './runActions.ts'
import { runLater } from './runLater.ts'
import { usePlace } from '../screen/ScopeContext.tsx'
import { useReport } from '../screen/useReport.ts'
import { constant } from '../../store/Store.ts'
import { useHost } from '../screen/RendererProvider.tsx'

interface UsedAction {
  /** Runs the actions; a second press while they run is ignored. */
  readonly run: (extra?: RunExtras) => Promise<RunResult>
  readonly busy: boolean
  /** Nothing of it may run: the document names an action that this app does not know, or it is closed. */
  readonly disabled: boolean
  /** Why it may not run for the moment: a call of it is closed, or moves money while the service cannot be reached. */
  readonly closed: string | undefined
}

const noActions: Actions = []

/** The actions of a button, and whether they can run. */
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

interface UsedTap extends Omit<UsedAction, 'run'> {
  /** Undefined where there is nothing to do, so that nothing looks pressable. Says why where it is closed. */
  readonly onTap: (() => void) | undefined
}

/** The actions of a tap on a part of a block. */
export function useTap(actions: Actions | undefined): UsedTap {
  const { run, ...state } = useAction(actions)
  const { feedback } = useHost()
  const { closed } = state
  const hasAny = actions !== undefined && actions.length > 0 && (closed !== undefined || !state.disabled)
  const tap = () => (closed === undefined ? void run() : feedback.toast(closed, 'info'))
  return { onTap: hasAny ? tap : undefined, ...state, disabled: state.disabled && closed === undefined }
}

interface RunExtras {
  readonly row?: unknown
  /** The values of a form: as they are now, or as they were when it was sent. */
  readonly form?: object
  readonly result?: unknown
  readonly on?: boolean
  /** Key of the same attempt, where its actions are new objects each time. */
  readonly about?: object
  /** Called as soon as money has moved, whatever comes after. */
  readonly onMoved?: () => void
  /** Called with the answer of a call, whatever comes after. */
  readonly onResult?: (result: unknown) => void
  /** Called with the words that the member is told of a failure, for who shows it longer than a toast does. */
  readonly onComplaint?: (text: string) => void
}

export type Run = (actions: Actions, extra?: RunExtras) => Promise<RunResult>

/** Runs actions in the scope around it. Never rejects. For a button, `useAction` also knows busy and disabled. */
export function useRun(): Run {
  const { store, extras } = usePlace()
  const report = useReport()
  return useCallback(
    async (actions, { form, about, onMoved, onResult, onComplaint, ...extra } = {}) =>
      runLater(actions, {
        store,
        report,
        about,
        onMoved,
        onResult,
        onComplaint,
        extras: { ...extras, ...extra, ...(form && { form: constant(form) }) },
      }),
    [store, extras, report],
  )
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
