import type { Trial } from '../../../api/trialApi.ts'
import { useApi } from '../../api/ApiProvider.tsx'
import { type Ending, useEnd } from '../useEnd.ts'
import { useWords } from '../../words/useWords.ts'

/** Ends the trial that runs, or puts away one that has halted. */
export function useEndTrial({ id }: Trial): Ending {
  const { t } = useWords()
  const api = useApi()
  return useEnd(async () => (await api.endTrial({ params: { id } })).ended, t('refusal.unknown-trial'))
}
