import type { Period } from '../../../src/format/period.ts'
import { Badge } from '../../../src/ui/Badge.tsx'
import { showState, stateLooks } from './showState.ts'
import { useServiceNow } from './useServiceNow.ts'

/** Where something that operators show for a time stands in it now. */
export function PeriodBadge({ shown }: { shown: { readonly on: boolean } & Pick<Period, 'from' | 'until'> }) {
  const { label, tone } = stateLooks[showState(shown, useServiceNow())]
  return <Badge tone={tone}>{label}</Badge>
}
