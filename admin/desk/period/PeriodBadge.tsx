import type { Period } from '../../../src/format/period.ts'
import { Badge } from '../../../src/ui/Badge.tsx'
import { showState, stateLooks } from './showState.ts'
import { useServiceNow } from './useServiceNow.ts'

type Shown = { readonly on: boolean } & Pick<Period, 'from' | 'until'>

export interface PeriodBadgeProps {
  /** As the draft has it. */
  readonly shown: Shown
  /** As members have it; undefined where it was never published. */
  readonly live: Shown | undefined
}

/** Where something that operators show for a time stands in it now: for members, and in the draft where that is otherwise. */
export function PeriodBadge({ shown, live }: PeriodBadgeProps) {
  const now = useServiceNow()
  const drafted = showState(shown, now)
  const published = live && showState(live, now)
  return (
    <>
      {published && <Badge tone={stateLooks[published].tone}>{stateLooks[published].label}</Badge>}
      {drafted !== published && <Badge tone="warning">In the draft: {stateLooks[drafted].label.toLowerCase()}</Badge>}
    </>
  )
}
