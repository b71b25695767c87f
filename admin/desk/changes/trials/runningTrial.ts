import type { Trial } from '../../../api/trialApi.ts'

/** The one that some phones play now; there is at most one. */
export const runningTrial = (trials: readonly Trial[]): Trial | undefined =>
  trials.find(({ state }) => state === 'running')
