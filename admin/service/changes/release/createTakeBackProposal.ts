import { sameValue } from '../../../../src/format/sameValue.ts'
import type { OverlayEdit } from '../../../api/edits.ts'
import type { Review } from '../../../api/review.ts'
import type { DueSchedule } from '../../store/ScheduleStore.ts'
import type { Store } from '../../store/Store.ts'
import { readPersons } from '../../people/readPersons.ts'
import type { Candidates } from './createCandidates.ts'
import type { Proposal } from './createProposals.ts'
import type { Activator } from './activate.ts'
import { isRolledBack } from './isWithdrawn.ts'
import type { PreparedCandidate } from './prepareCandidate.ts'
import type { ReleaseContext } from './ReleaseContext.ts'
import { type Change, sensitiveChanges } from './agree.ts'

/** What is taken back, and the facts that keep what somebody made of them meanwhile. */
interface TakeBackProposal extends Proposal {
  readonly left: readonly string[]
}

export type ProposeTakeBack = (
  schedule: Pick<DueSchedule, 'id' | 'edits' | 'actor' | 'since'>,
) => Promise<TakeBackProposal>

export interface TakeBackDependencies extends Pick<ReleaseContext, 'store' | 'clock'> {
  readonly activator: Pick<Activator, 'overlay' | 'files'>
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
  return async ({ id, edits, actor, since = 0 }) => {
    const live = new Map(activator.overlay().map((edit) => [edit.fact, edit]))
    const isUntouched = edits.some(({ after }) => after === null) ? await readUntouched(store, since) : () => true
    const [ours, moved] = partition(edits, ({ fact, after }) =>
      // An edit by anybody has another date, also one to the same value.
      after === null ? !live.has(fact) && isUntouched(fact) : sameValue(live.get(fact), after),
    )
    for (const { fact, before } of ours)
      if (before === null) live.delete(fact)
      else live.set(fact, before)
    const overlay = [...live.values()].toSorted((a, b) => (a.fact < b.fact ? -1 : 1))
    const candidate = await prepare(overlay)
    const at = new Date(clock.now()).toISOString()
    const changes = ours.map(({ fact, before }) => ({ fact, value: before?.value ?? null, actor, at }))
    const sensitive = sensitiveChanges(activator.files(), candidate.files, changes)
    const left = moved.map(({ fact }) => fact)
    return {
      kind: 'publish',
      change: undefined,
      changeHash: '',
      overlay,
      candidate,
      review: review(overlay, candidate, changes),
      published: [],
      isSensitive: sensitive.length > 0,
      sensitive,
      persons: await readPersons(store, clock.now()),
      details: { takesBack: id, edits: ours, left },
      left,
    }
  }
}

/**
 * Whether nobody has touched a fact since a release, nor anything around or in it: an edit that is not there has neither
 * author nor date.
 */
async function readUntouched(
  store: Pick<Store, 'lineage' | 'findRelease'>,
  since: number,
): Promise<(fact: string) => boolean> {
  const lineage = await store.lineage()
  if (isRolledBack(since, lineage)) return () => false
  const overlays: (readonly OverlayEdit[])[] = []
  for (const { seq } of lineage) if (seq >= since) overlays.push((await store.findRelease(seq))?.overlay ?? [])
  return (fact) => {
    const [first, ...later] = overlays.map((overlay) => overlay.filter((edit) => overlaps(edit.fact, fact)))
    return later.every((near) => sameValue(near, first))
  }
}

const overlaps = (one: string, other: string): boolean =>
  one === other || one.startsWith(`${other}/`) || other.startsWith(`${one}/`)

function partition<T>(
  all: readonly T[],
  fits: (one: T) => boolean,
): readonly [fitting: readonly T[], others: readonly T[]] {
  return [all.filter(fits), all.filter((one) => !fits(one))]
}
