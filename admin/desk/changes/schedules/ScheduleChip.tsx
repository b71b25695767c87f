import { Badge } from '../../../../src/ui/Badge.tsx'
import type { OpenChange } from '../../../api/changeApi.ts'
import { useWords } from '../../words/useWords.ts'

/** When a change goes out by itself; nothing for one that does not. */
export function ScheduleChip({ change: { scheduledFor } }: { readonly change: OpenChange }) {
  const { t, moment } = useWords()
  if (scheduledFor === undefined) return null
  return <Badge tone="info">{t('schedule.chip', { at: moment(scheduledFor) })}</Badge>
}
