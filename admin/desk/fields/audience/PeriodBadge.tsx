import { useEffect, useState } from 'react'
import type { Period } from '../../../../src/format/time/period.ts'
import { Badge } from '../../../../src/ui/Badge.tsx'
import { StateBadge } from '../../kit/StateBadge.tsx'
import { useApi } from '../../api/ApiProvider.tsx'
import { periodState, type PeriodState } from '../../../../src/format/time/periodState.ts'
import { useWords } from '../../words/useWords.ts'

const EVERY = 1_000
const tones = { off: 'neutral', planned: 'info', over: 'neutral' } as const
const drafts = {
  off: 'period.draftOff',
  planned: 'period.draftPlanned',
  running: 'period.draftRunning',
  over: 'period.draftOver',
} as const

type Shown = { readonly on: boolean } & Pick<Period, 'from' | 'until'>

export interface PeriodBadgeProps {
  /** The draft's version. */
  readonly shown: Shown
  /** The members' version; undefined if it was never published. */
  readonly live: Shown | undefined
}

/** Whether something shown for a period is planned, showing or over: for members, and in the draft if that differs. */
export function PeriodBadge({ shown, live }: PeriodBadgeProps) {
  const { t } = useWords()
  const now = useServiceNow()
  const drafted = showState(shown, now)
  const published = live && showState(live, now)
  return (
    <>
      {published === 'running' && <StateBadge state="live">{t('period.running')}</StateBadge>}
      {published !== undefined && published !== 'running' && (
        <Badge tone={tones[published]}>{t(`period.${published}`)}</Badge>
      )}
      {drafted !== published && <StateBadge state="draft">{t(drafts[drafted])}</StateBadge>}
    </>
  )
}

/**
 * The service's time, to the second: an operator's own clock may be wrong, and members see things by the service's
 * time.
 */
export function useServiceNow(): number {
  const api = useApi()
  const [now, setNow] = useState(() => api.now())
  useEffect(() => {
    const timer = setInterval(() => setNow(api.now()), EVERY)
    return () => clearInterval(timer)
  }, [api])
  return now
}

export type ShowState = 'off' | PeriodState

/** Whether something shown for a period is planned, showing or over. */
export function showState(
  { on, ...period }: { readonly on: boolean } & Pick<Period, 'from' | 'until'>,
  now: number,
): ShowState {
  return on ? periodState(period, now) : 'off'
}
