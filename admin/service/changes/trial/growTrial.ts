import type { Trial } from '../../../api/trialApi.ts'
import type { TrialStep } from '../../store/TrialStore.ts'

/** A share grows over about half a minute: what breaks is taken back before all of its phones have it. */
const GROWTHS = 5
const GROW_MS = 6_000
const MINUTE = 60_000

/** Of ten thousand. */
const wholeOf = (share: number): number => share * 100

/** Whether all devices of its share play it. */
export const isGrown = ({ share, shown }: Pick<Trial, 'share' | 'shown'>): boolean => shown >= wholeOf(share)

/** A trial after it has grown once towards its share, from so many of ten thousand devices. */
export function growTrial({ share, shown, every }: Pick<Trial, 'share' | 'shown' | 'every'>, now: number): TrialStep {
  const grown = Math.min(wholeOf(share), shown + Math.ceil(wholeOf(share) / GROWTHS))
  const wait = grown < wholeOf(share) ? GROW_MS : every === undefined ? undefined : every * MINUTE
  return { share, shown: grown, ...(wait !== undefined && { dueAt: new Date(now + wait).toISOString() }) }
}
