import { useState } from 'react'
import { useDraft } from '../facts/draft/DraftProvider.tsx'
import { focusHeading } from '../kit/PageHeader.tsx'
import { useToasts } from '../kit/ToastProvider.tsx'

/** Ends something that goes on by itself, and what came of it. */
export interface Ending {
  /** Why the last try did not succeed. */
  readonly problem: unknown
  /** `said` is shown once it is done. */
  readonly end: (said: string) => Promise<void>
}

/**
 * @param act answers whether it was still there: it may have happened while a question was open
 * @param gone is said where it was not
 */
export function useEnd(act: () => Promise<boolean>, gone: string): Ending {
  const draft = useDraft()
  const toasts = useToasts()
  const [problem, setProblem] = useState<unknown>()

  async function end(said: string): Promise<void> {
    setProblem(undefined)
    try {
      if (await act()) toasts.success(said)
      else toasts.info(gone)
      await draft.refresh().catch(() => undefined)
      // What had the focus is gone.
      focusHeading()
    } catch (error) {
      setProblem(error)
    }
  }

  return { problem, end }
}
