import { factName } from '../../../../src/format/facts/factName.ts'
import { noFacts } from '../../../../src/format/facts/parseFacts.ts'
import { readPersons, type Persons } from '../../people/readPersons.ts'
import { UnknownRelease } from '../../base/refusals.ts'
import {
  awaitSecondPerson,
  type Change,
  hashOfChange,
  needSecondPerson,
  reviewChanges,
  type SensitiveChange,
  sensitiveChanges,
} from './agree.ts'
import type { Candidates } from './createCandidates.ts'
import { findChange } from './findChange.ts'
import type { WantedChange } from './Publisher.ts'
import type { ReleaseContext } from './ReleaseContext.ts'
import type { Activator } from './activate.ts'
import { findMovedEdits } from './findConflicts.ts'
import { createTakeBackProposal, type ProposeTakeBack } from './createTakeBackProposal.ts'
import { isWithdrawn } from './isWithdrawn.ts'
import { mergeOverlay } from './mergeOverlay.ts'
import type { PreparedCandidate } from './prepareCandidate.ts'
import type { OpenChange } from '../../../api/changeApi.ts'
import type { DraftEdit, OverlayEdit } from '../../../api/edits.ts'
import type { Blocker } from '../../../api/findings.ts'
import type { Review } from '../../../api/review.ts'
import { sameValue } from '../../../../src/format/sameValue.ts'

/** What may be published, and everything known about it. */
export interface Proposal {
  readonly kind: 'publish' | 'rollback'
  readonly overlay: readonly OverlayEdit[]
  readonly candidate: PreparedCandidate
  readonly review: Review
  /** The change that would go live; undefined for a rollback, and where there is none. */
  readonly change: OpenChange | undefined
  readonly published: readonly DraftEdit[]
  /** Of the change's content alone: what approvals are bound to. */
  readonly changeHash: string
  /** Whether it changes anything that two people may have to agree on: then the publisher types the password again. */
  readonly isSensitive: boolean
  /** The changes that two people may have to agree on, small steps too, and who the people are. */
  readonly sensitive: readonly SensitiveChange[]
  readonly persons: Persons
  /** For the audit. */
  readonly details: Readonly<Record<string, unknown>>
}

export interface Proposals {
  readonly proposeChange: (wanted: WantedChange) => Promise<Proposal>
  readonly proposeRollback: (seq: number) => Promise<Proposal>
  readonly proposeTakeBack: ProposeTakeBack
}

/** What would go live, looked at before anybody decides: a change, or the edits of an older release. */
export function createProposals(
  context: ReleaseContext,
  activator: Activator,
  prepare: Candidates['prepare'],
): Proposals {
  const { store, format, baseline, clock, approvalsRequired } = context
  const review = (overlay: readonly OverlayEdit[], candidate: PreparedCandidate, changes: readonly Change[]): Review =>
    reviewChanges(context, activator.files(), overlay, candidate, changes)

  async function proposeChange(wanted: WantedChange): Promise<Proposal> {
    const change = findChange(await store.changes(), wanted)
    const draft = change?.edits ?? []
    const changeHash = hashOfChange(baseline.id, change)
    const overlay = mergeOverlay(activator.overlay(), draft, baseline.files, format)
    const prepared = await prepare(overlay)
    const moved = findMovedEdits(draft, (fact) => format.readFact(activator.files(), fact))
    const candidate = { ...prepared, blockers: [...moved, ...prepared.blockers] }
    const edits = draft.map(({ fact, value, replaces, actor }) => ({ fact, value, replaces, actor }))
    const made = review(overlay, candidate, draft)
    const persons = await readPersons(store, clock.now())
    const approvals = (await store.approvals(changeHash)).filter(({ actor }) => persons.mayApprove(actor))
    const sensitive = sensitiveChanges(activator.files(), candidate.files, draft)
    const secondPersonFor = approvalsRequired
      ? awaitSecondPerson(needSecondPerson(sensitive, candidate.warnings), approvals, persons)
      : []
    const named = change && { id: change.id, name: change.name, owner: change.owner }
    const reviewed = { ...made, ...(named && { change: named }), approvals, secondPersonFor }
    return {
      kind: 'publish',
      change,
      changeHash,
      overlay,
      candidate,
      review: reviewed,
      published: draft,
      isSensitive: sensitive.length > 0,
      sensitive,
      persons,
      details: { edits, approvals, ...(named && { change: named }) },
    }
  }

  async function proposeRollback(seq: number): Promise<Proposal> {
    const target = await store.findRelease(seq)
    if (target === undefined) throw new UnknownRelease(seq)
    const { overlay } = target
    const prepared = await prepare(overlay)
    const valueIn = (edits: readonly OverlayEdit[], fact: string): unknown =>
      edits.find((edit) => edit.fact === fact)?.value ?? null
    const facts = [...new Set([...activator.overlay(), ...overlay].map((edit) => edit.fact))]
    const changes = facts
      .filter((fact) => !sameValue(valueIn(activator.overlay(), fact), valueIn(overlay, fact)))
      .map((fact) => ({ fact, value: valueIn(overlay, fact), actor: target.actor, at: target.createdAt }))
    const changed = sensitiveChanges(activator.files(), prepared.files, changes)
    const isFree = !approvalsRequired || !isWithdrawn(seq, await store.lineage())
    const candidate = isFree
      ? prepared
      : {
          ...prepared,
          blockers: [
            ...prepared.blockers,
            ...needSecondPerson(changed, prepared.warnings).map(({ fact }) => broughtBack(fact, seq)),
          ],
        }
    const persons = await readPersons(store, clock.now())
    return {
      kind: 'rollback',
      change: undefined,
      changeHash: '',
      overlay,
      candidate,
      review: review(overlay, candidate, changes),
      published: [],
      isSensitive: changed.length > 0,
      sensitive: [],
      persons,
      details: { to: seq },
    }
  }

  const proposeTakeBack = createTakeBackProposal({ store, clock, activator, prepare, review })
  return { proposeChange, proposeRollback, proposeTakeBack }
}

/**
 * A value that was taken back counts as a new change when it returns: a rollback needs no approval, so it must not be a
 * way around one.
 */
function broughtBack(fact: string, seq: number): Blocker {
  return {
    gate: 'approval',
    code: 'second-person',
    fact,
    said: { id: 'taken-back', values: { seq } },
    message: `Release ${seq} was taken back, so bringing its value of ${factName(fact, 'en', noFacts)} back needs a second person.`,
    hint: 'Draft the value again and have somebody approve it.',
  }
}
