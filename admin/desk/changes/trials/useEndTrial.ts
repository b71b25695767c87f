import type { Trial } from '../../../api/trialApi.ts'
import { useApi } from '../../api/ApiProvider.tsx'
import { type Ending, useEnding } from '../useEnding.ts'
import { useWords } from '../../words/useWords.ts'

/** Ends the trial that runs, or puts away one that has halted. */
export function useEndTrial({ id }: Trial): Ending {
  const { t } = useWords()
  const api = useApi()
  return useEnding(async () => (await api.endTrial({ params: { id } })).ended, t('refusal.unknown-trial'))
}
