import type { Schedule } from '../../../api/scheduleApi.ts'
import { changeName } from '../../facts/names/changeName.ts'
import { AskedButton } from '../../kit/AskedButton.tsx'
import { Problem } from '../../kit/Problem.tsx'
import { useOperator } from '../../session/SessionProvider.tsx'
import { useWords } from '../../words/useWords.ts'
import { useEndSchedule } from './useEndSchedule.ts'

/** After a question: the change does not go out, or is not taken back, by itself any more. */
export function EndSchedule({ schedule }: { readonly schedule: Schedule }) {
  const words = useWords()
  const { t } = words
  const me = useOperator().name
  const { end, problem } = useEndSchedule(schedule)
  const name = changeName(schedule.change, me, words)

  return (
    <AskedButton
      label={t('schedule.end')}
      name={t('schedule.endName', { name })}
      title={t('schedule.endTitle', { name })}
      text={t(schedule.kind === 'publish' ? 'schedule.endWhy' : 'schedule.endTakeBackWhy')}
      cancelLabel={t('schedule.keep')}
      problem={<Problem error={problem} />}
      onAct={() => end(t('schedule.ended', { name }))}
    />
  )
}
