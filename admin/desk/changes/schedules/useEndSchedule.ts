import type { Schedule } from '../../../api/scheduleApi.ts'
import { useApi } from '../../api/ApiProvider.tsx'
import { type Ending, useEnd } from '../useEnd.ts'
import { useWords } from '../../words/useWords.ts'

/** Ends what waits, or puts away what is parked. */
export function useEndSchedule({ id }: Schedule): Ending {
  const { t } = useWords()
  const api = useApi()
  return useEnd(async () => (await api.endSchedule({ params: { id } })).ended, t('refusal.unknown-schedule'))
}
