import type { Trial } from '../../../api/trialApi.ts'

/** The step after the one that a trial is at, in percent; undefined where everybody comes next. */
export const nextShare = ({ shares, share }: Trial): number | undefined => shares.find((each) => each > share)
