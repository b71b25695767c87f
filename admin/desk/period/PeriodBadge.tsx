import { useEffect, useState } from 'react'
import type { Period } from '../../../src/format/period.ts'
import { Badge } from '../../../src/ui/Badge.tsx'
import { useApi } from '../api/ApiProvider.tsx'
import { periodState, type PeriodState } from '../../../src/format/periodState.ts'

const EVERY = 1_000
const stateLooks = {
  off: { label: 'Off', tone: 'neutral' },
  planned: { label: 'Planned', tone: 'info' },
  running: { label: 'Showing', tone: 'gain' },
  over: { label: 'Over', tone: 'neutral' },
} as const

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

/** The service's time, to the second: an operator's own clock may be wrong, and members see what the time is there. */
function useServiceNow(): number {
  const api = useApi()
  const [now, setNow] = useState(() => api.now())
  useEffect(() => {
    const timer = setInterval(() => setNow(api.now()), EVERY)
    return () => clearInterval(timer)
  }, [api])
  return now
}

type ShowState = 'off' | PeriodState

/** Where something that operators show for a time stands in it. */
function showState(
  { on, ...period }: { readonly on: boolean } & Pick<Period, 'from' | 'until'>,
  now: number,
): ShowState {
  return on ? periodState(period, now) : 'off'
}
