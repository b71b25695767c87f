import { sameValue } from '../../../src/format/sameValue.ts'
import type { OverlayEdit } from '../../api/edits.ts'
import type { Review } from '../../api/review.ts'
import type { Schedule } from '../../api/scheduleApi.ts'
import { readPersons } from '../accounts/readPersons.ts'
import type { Candidates } from './createCandidates.ts'
import type { Proposal } from './createProposals.ts'
import type { ReleaseActivator } from './createReleaseActivator.ts'
import type { PreparedCandidate } from './prepareCandidate.ts'
import type { PublisherDependencies } from './Publisher.ts'
import type { Change } from './reviewChanges.ts'
import { sensitiveChanges } from './sensitiveChanges.ts'

/** What is taken back, and the facts that keep what somebody made of them meanwhile. */
interface TakeBackProposal extends Proposal {
  readonly left: readonly string[]
}

export type ProposeTakeBack = (schedule: Pick<Schedule, 'id' | 'edits' | 'actor'>) => Promise<TakeBackProposal>

export interface TakeBackDependencies extends Pick<PublisherDependencies, 'store' | 'clock'> {
  readonly activator: Pick<ReleaseActivator, 'overlay' | 'files'>
  readonly prepare: Candidates['prepare']
  readonly review: (overlay: readonly OverlayEdit[], candidate: PreparedCandidate, changes: readonly Change[]) => Review
}

/** What was live before a change went out, over what is live now. */
export function createTakeBackProposal({
  store,
  clock,
  activator,
  prepare,
  review,
}: TakeBackDependencies): ProposeTakeBack {
  return async ({ id, edits, actor }) => {
    const live = new Map(activator.overlay().map((edit) => [edit.fact, edit]))
    // An edit by anybody has another date, also one to the same value.
    const [ours, moved] = partition(edits, ({ fact, after }) => sameValue(live.get(fact) ?? null, after))
    for (const { fact, before } of ours)
      if (before === null) live.delete(fact)
      else live.set(fact, before)
    const overlay = [...live.values()].toSorted((a, b) => (a.fact < b.fact ? -1 : 1))
    const candidate = await prepare(overlay)
    const at = new Date(clock.now()).toISOString()
    const changes = ours.map(({ fact, before }) => ({ fact, value: before?.value ?? null, actor, at }))
    const left = moved.map(({ fact }) => fact)
    return {
      kind: 'publish',
      change: undefined,
      changeHash: '',
      overlay,
      candidate,
      review: review(overlay, candidate, changes),
      published: [],
      isSensitive: sensitiveChanges(activator.files(), candidate.files, changes).length > 0,
      sensitive: [],
      persons: await readPersons(store, clock.now()),
      details: { takesBack: id, edits: ours, left },
      left,
    }
  }
}

function partition<T>(
  all: readonly T[],
  fits: (one: T) => boolean,
): readonly [fitting: readonly T[], others: readonly T[]] {
  return [all.filter(fits), all.filter((one) => !fits(one))]
}
