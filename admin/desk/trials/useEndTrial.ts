import { useState } from 'react'
import type { Trial } from '../../api/trialApi.ts'
import { useApi } from '../api/ApiProvider.tsx'
import { useDraft } from '../draft/DraftProvider.tsx'
import { focusHeading } from '../parts/PageHeader.tsx'
import { useToasts } from '../parts/ToastProvider.tsx'
import { useWords } from '../words/useWords.ts'

/** Ends the trial that runs, or puts away one that has halted. */
export function useEndTrial({ id }: Trial) {
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
        // It may have gone out or halted while the question was open.
        if (await api.endTrial(id)) toasts.success(said)
        else toasts.info(t('refusal.unknown-trial'))
        await draft.refresh().catch(() => undefined)
        // What had the focus is gone.
        focusHeading()
      } catch (error) {
        setProblem(error)
      }
    },
  }
}
