import { NewerBuild } from '../refusals.ts'
import type { createBoot } from './createBoot.ts'
import type { PublisherDependencies } from './Publisher.ts'

/** Throws `NewerBuild` where what is live is of another build than this one, which must not publish over it. */
export type GuardBuild = () => void

export interface BuildGuardDependencies extends Pick<PublisherDependencies, 'baseline' | 'live'> {
  readonly boot: ReturnType<typeof createBoot>
}

export function createBuildGuard({ baseline, live, boot }: BuildGuardDependencies): GuardBuild {
  return () => {
    const record = live.record()
    const started = boot.outcome()?.kind
    const foreign = record !== undefined && record.baseline !== baseline.id && started !== 'refused'
    if (foreign || started === 'newer-build') throw new NewerBuild()
  }
}
