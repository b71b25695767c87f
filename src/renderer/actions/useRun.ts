import { useCallback } from 'react'
import type { Actions } from '../../format/actions.ts'
import { runLater } from './runLater.ts'
import { usePlace } from '../screen/ScopeContext.tsx'
import { useReport } from '../screen/useReport.ts'
import { constant } from '../../store/Store.ts'

export interface RunExtras {
  readonly row?: unknown
  /** The values of a form: as they are now, or as they were when it was sent. */
  readonly form?: object
  readonly result?: unknown
  readonly on?: boolean
  /** What the same attempt is known by, where its actions are new objects each time. */
  readonly about?: object
  /** Called as soon as money has moved, whatever comes after. */
  readonly onMoved?: () => void
  /** Called with what a call answered, whatever comes after. */
  readonly onResult?: (result: unknown) => void
  /** Called with what the member is told of a failure, for who shows it longer than a toast does. */
  readonly onComplaint?: (text: string) => void
}

export type Run = (actions: Actions, extra?: RunExtras) => Promise<'done' | 'stopped'>

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
