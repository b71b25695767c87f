import { useState } from 'react'
import type { Schedule } from '../../api/scheduleApi.ts'
import { useApi } from '../api/ApiProvider.tsx'
import { useDraft } from '../draft/DraftProvider.tsx'
import { focusHeading } from '../parts/PageHeader.tsx'
import { useToasts } from '../parts/ToastProvider.tsx'
import { useWords } from '../words/useWords.ts'

/** Ends what waits, or puts away what is parked. */
export function useEndSchedule({ id }: Schedule) {
  const { t } = useWords()
  const api = useApi()
  const draft = useDraft()
  const toasts = useToasts()
  const [problem, setProblem] = useState<unknown>()

  return {
    /** Why the last try did not succeed. */
    problem,
    /** `said` is shown once it is done. */
    end: async (said: string): Promise<void> => {
      setProblem(undefined)
      try {
        // It may have happened while the question was open.
        if (await api.endSchedule(id)) toasts.success(said)
        else toasts.info(t('refusal.unknown-schedule'))
        await draft.refresh().catch(() => undefined)
        // What had the focus is gone.
        focusHeading()
      } catch (error) {
        setProblem(error)
      }
    },
  }
}
