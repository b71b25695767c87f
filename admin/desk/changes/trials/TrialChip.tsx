import { Badge } from '../../../../src/ui/Badge.tsx'
import type { OpenChange } from '../../../api/changeApi.ts'
import { useWords } from '../../words/useWords.ts'

/** On how many of the phones a change is tried; nothing for one that is not. */
export function TrialChip({ change: { tried } }: { readonly change: OpenChange }) {
  const { t } = useWords()
  if (tried === undefined) return null
  return <Badge tone="info">{t('trial.chip', { percent: tried })}</Badge>
}
