import { NewerBuild } from '../../base/refusals.ts'
import type { createBoot } from './createBoot.ts'
import type { PublisherDependencies } from './Publisher.ts'

/**
 * Throws `NewerBuild` where what is live is of another build than this one, which must not publish over it. A person may
 * put a build live that was refused at its start; what goes out by itself may not.
 */
export type GuardBuild = (by: 'person' | 'itself') => void

export interface BuildGuardDependencies extends Pick<PublisherDependencies, 'baseline' | 'live'> {
  readonly boot: ReturnType<typeof createBoot>
}

export function createBuildGuard({ baseline, live, boot }: BuildGuardDependencies): GuardBuild {
  return (by) => {
    const record = live.record()
    const started = boot.outcome()?.kind
    const foreign =
      record !== undefined && record.baseline !== baseline.id && (by === 'itself' || started !== 'refused')
    if (foreign || started === 'newer-build') throw new NewerBuild()
  }
}
