import { setImmediate as letOthersGo } from 'node:timers/promises'
import { factName } from '../../../../src/format/facts/factName.ts'
import { noFacts } from '../../../../src/format/facts/parseFacts.ts'
import { sameValue } from '../../../../src/format/value/sameValue.ts'
import type { OpenChange } from '../../../api/changeApi.ts'
import type { BaselineConflict } from '../../../api/documentApi.ts'
import type { DraftEdit, OverlayEdit } from '../../../api/edits.ts'
import type { Blocker, Warning } from '../../../api/findings.ts'
import type { Review } from '../../../api/review.ts'
import type { Schedule } from '../../../api/scheduleApi.ts'
import { createMemo } from '../../base/background/createMemo.ts'
import type { CompiledRelease, Issue, SourceFile } from '../../base/Format.ts'
import { UnknownRelease } from '../../base/refusals.ts'
import type { Compile, CompiledOverlay } from '../../documents/compile/Compiler.ts'
import type { Candidate, Findings, Gate } from '../../documents/gates/Gate.ts'
import { readPersons, type Persons } from '../../people/readPersons.ts'
import { type Found, isMoved } from '../../store/movedFacts.ts'
import type { DueSchedule } from '../../store/rows/scheduleRows.ts'
import type { LineageStep } from '../../store/rows/releaseRows.ts'
import type { Store } from '../../store/Store.ts'
import type { Activator } from './activate.ts'
import {
  awaitSecondPerson,
  type Change,
  hashOfChange,
  needSecondPerson,
  reviewChanges,
  type SensitiveChange,
  sensitiveChanges,
} from './agree.ts'
import { findChange, type WantedChange } from './findChange.ts'
import { mergeOverlay } from './mergeOverlay.ts'
import { overlayKey } from './overlayKey.ts'
import { playSchedules } from './playSchedules.ts'
import type { ReleaseContext } from './ReleaseContext.ts'
import { scheduleWarnings, trialWarnings } from './scheduleWarnings.ts'
import { takeBackFrom } from './takeBack.ts'

/** A release that may be published, and everything known about it. */
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

interface PreparedCandidate extends Findings {
  readonly files: readonly SourceFile[]
  /** Missing when the check refused. */
  readonly release?: CompiledRelease
}

/** Enough for several operators: their changes, and a release or two to go back to. Each takes some MB. */
const KEPT = 8

export type Proposals = ReturnType<typeof createProposals>

/** Proposals before a decision, each compiled and checked once for all who ask for the same. */
export function createProposals(context: ReleaseContext, activator: Activator) {
  const { store, format, baseline, compiler, gates, clock, approvalsRequired } = context
  const keepCompiled = createMemo<CompiledOverlay>(KEPT)
  const compile: Compile = (overlay) => keepCompiled(overlayKey(overlay), () => compiler.compile(overlay))

  // A screen that failed is played again: it may have been the machine's fault.
  const keepPrepared = createMemo<PreparedCandidate>(
    KEPT,
    ({ blockers }) => !blockers.some(({ gate }) => gate === 'play'),
  )

  /** Made once for all who ask, until something it depends on changes. */
  async function prepare(overlay: readonly OverlayEdit[], isStart = false): Promise<PreparedCandidate> {
    const agreed = await store.agreedValues()
    const liveFiles = activator.files()
    const shown = activator.overlay()
    const live = isStart ? undefined : async () => (await compile(shown)).release
    const key = JSON.stringify([overlayKey(overlay), overlayKey(shown), [...agreed], isStart])
    return keepPrepared(key, () =>
      prepareCandidate({ compile, gates }, overlay, { liveFiles, ...(live && { live }), agreed }),
    )
  }

  /** Effects of a release on waiting schedules; the change itself, or what is taken back, is none of them. */
  async function warnOfSchedules(
    overlay: readonly OverlayEdit[],
    files: readonly SourceFile[],
    { by, except }: { readonly by: 'change' | 'release'; readonly except: (schedule: Schedule) => boolean },
  ): Promise<readonly Warning[]> {
    const waiting = (await store.waitingSchedules()).filter((schedule) => !except(schedule))
    return scheduleWarnings(waiting, { ...movesTo(overlay, files), by })
  }

  /** Facts as they are live, and as a release would leave them. */
  function movesTo(overlay: readonly OverlayEdit[], files: readonly SourceFile[]) {
    const found = (edits: readonly OverlayEdit[], documents: readonly SourceFile[]): Found => ({
      overlay: edits,
      valueOf: (fact) => format.readFact(documents, fact) ?? null,
    })
    return { live: found(activator.overlay(), activator.files()), next: found(overlay, files) }
  }

  const review = (overlay: readonly OverlayEdit[], candidate: PreparedCandidate, changes: readonly Change[]): Review =>
    reviewChanges(context, activator.files(), overlay, candidate, changes)

  /** An open change, over what is live. */
  async function proposeChange(wanted: WantedChange): Promise<Proposal> {
    const changes = await store.changes()
    const change = findChange(changes, wanted)
    const draft = change?.edits ?? []
    const changeHash = hashOfChange(baseline.id, change)
    const overlay = mergeOverlay(activator.overlay(), draft, baseline.files, format)
    const prepared = await prepare(overlay)
    const moved = findMovedEdits(draft, (fact) => format.readFact(activator.files(), fact))
    const candidate = { ...prepared, blockers: [...moved, ...prepared.blockers] }
    const edits = draft.map(({ fact, value, replaces, actor }) => ({ fact, value, replaces, actor }))
    const rivals = [
      ...(await warnOfSchedules(overlay, prepared.files, {
        by: 'change',
        except: ({ kind, change: { id } }) => kind === 'publish' && id === change?.id,
      })),
      ...trialWarnings(
        changes.find(({ id, tried }) => tried !== undefined && id !== change?.id),
        movesTo(overlay, prepared.files),
      ),
    ]
    const made = review(overlay, { ...candidate, warnings: [...candidate.warnings, ...rivals] }, draft)
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

  /** The edits of an older release, as they were. */
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
    const rivals = await warnOfSchedules(overlay, prepared.files, { by: 'release', except: () => false })
    const persons = await readPersons(store, clock.now())
    return {
      kind: 'rollback',
      change: undefined,
      changeHash: '',
      overlay,
      candidate,
      review: review(overlay, { ...candidate, warnings: [...candidate.warnings, ...rivals] }, changes),
      published: [],
      isSensitive: changed.length > 0,
      sensitive: [],
      persons,
      details: { to: seq },
    }
  }

  /**
   * The values that were live before a change went out, over what is live now; `left` names the facts that keep what
   * somebody made of them meanwhile.
   */
  async function proposeTakeBack({
    id,
    edits,
    actor,
    since = 0,
  }: Pick<DueSchedule, 'id' | 'edits' | 'actor' | 'since'>): Promise<Proposal & { readonly left: readonly string[] }> {
    const isUntouched = await untouchedSince(edits, since)
    const { overlay, ours, moved } = takeBackFrom(activator.overlay(), edits, isUntouched)
    const candidate = await prepare(overlay)
    const at = new Date(clock.now()).toISOString()
    const changes = ours.map(({ fact, before }) => ({ fact, value: before?.value ?? null, actor, at }))
    const sensitive = sensitiveChanges(activator.files(), candidate.files, changes)
    const left = moved.map(({ fact }) => fact)
    const rivals = await warnOfSchedules(overlay, candidate.files, {
      by: 'release',
      except: (schedule) => schedule.id === id,
    })
    return {
      kind: 'publish',
      change: undefined,
      changeHash: '',
      overlay,
      candidate,
      review: review(overlay, { ...candidate, warnings: [...candidate.warnings, ...rivals] }, changes),
      published: [],
      isSensitive: sensitive.length > 0,
      sensitive,
      persons: await readPersons(store, clock.now()),
      details: { takesBack: id, edits: ours, left },
      left,
    }
  }

  const untouchedSince = async (edits: DueSchedule['edits'], since: number) =>
    edits.some(({ after }) => after === null) ? readUntouched(store, since) : () => true

  /** The release at a moment ahead, as far as schedules decide. */
  async function proposeMoment(until: string) {
    const waiting = await store.waitingSchedules()
    const untouched = new Map<string, (fact: string) => boolean>()
    for (const { id, kind, edits, since = 0 } of waiting)
      if (kind === 'take-back') untouched.set(id, await untouchedSince(edits, since))
    return playSchedules(context, activator.overlay(), waiting, until, untouched)
  }

  /** Facts of a change that is out which two people would have to agree on if it were not taken back again. */
  async function awaitStay(
    schedule: DueSchedule,
  ): Promise<Pick<Review, 'secondPersonFor'> & Pick<Proposal, 'persons'>> {
    const persons = await readPersons(store, clock.now())
    if (!approvalsRequired) return { secondPersonFor: [], persons }
    const { candidate } = await proposeTakeBack(schedule)
    const files = activator.files()
    const agreed = new Map(schedule.agreed.map(({ fact, value }) => [fact, value]))
    // Without a release nothing is played: it is live.
    const findings = await Promise.all(gates.map((gate) => gate({ files, liveFiles: candidate.files, agreed })))
    const made = schedule.edits.map(
      ({ fact, after }) => after ?? { fact, value: null, actor: schedule.actor, at: schedule.createdAt },
    )
    const sensitive = sensitiveChanges(candidate.files, files, made)
    const needed = needSecondPerson(
      sensitive,
      findings.flatMap(({ warnings }) => warnings),
    )
    return { secondPersonFor: awaitSecondPerson(needed, [], persons), persons }
  }

  return {
    compile,
    awaitStay,
    /** For a start, which waits for no older app. */
    prepareStart: (overlay: readonly OverlayEdit[]) => prepare(overlay, true),
    proposeChange,
    proposeRollback,
    proposeTakeBack,
    proposeMoment,
  }
}

/** Makes a release from an overlay and collects all findings; every gate answers, also after the check refused. */
export async function prepareCandidate(
  { compile, gates }: { readonly compile: Compile; readonly gates: readonly Gate[] },
  overlay: readonly OverlayEdit[],
  { liveFiles, live, agreed }: Pick<Candidate, 'liveFiles' | 'live' | 'agreed'>,
): Promise<PreparedCandidate> {
  const { files, issues, release } = await compile(overlay)
  const candidate = { files, liveFiles, ...(live && { live }), ...(agreed && { agreed }), ...(release && { release }) }
  const asked: ReturnType<Gate>[] = []
  for (const gate of gates) {
    const answer = gate(candidate)
    // It is waited for below; until then it may fail.
    answer.catch(() => undefined)
    asked.push(answer)
    // Each begins on the thread that serves members.
    await letOthersGo()
  }
  const findings = await Promise.all(asked)
  return {
    files,
    ...(release && { release }),
    blockers: [...checkBlockers(issues), ...findings.flatMap((found) => found.blockers)],
    warnings: [
      ...issues.filter((issue) => issue.severity === 'warning').map(warningOf),
      ...findings.flatMap((found) => found.warnings),
    ],
  }
}

/** The check's findings against it. */
export const checkBlockers = (issues: readonly Issue[]): Blocker[] =>
  issues.filter(({ severity }) => severity === 'error').map(blockerOf)

function blockerOf({ document, path, line, column, code, message, hint, said }: Issue): Blocker {
  return {
    gate: 'check',
    code,
    message,
    document,
    path,
    line,
    column,
    ...(hint !== undefined && { hint }),
    ...(said !== undefined && { said }),
  }
}

function warningOf(issue: Issue): Warning {
  return { ...blockerOf(issue), id: `check:${issue.code}:${issue.document}${issue.path}`, mustAcknowledge: false }
}

/** Draft edits whose live value has changed since they were made. */
function findMovedEdits(draft: readonly DraftEdit[], readLive: (fact: string) => unknown): Blocker[] {
  return draft.flatMap(({ fact, value, replaces }) => {
    const live = readLive(fact) ?? null
    if (!isMoved({ value, replaces }, live)) return []
    const message = `${fact} was changed meanwhile, from ${JSON.stringify(replaces)} to ${JSON.stringify(live)}. Keep your value or take the live one.`
    return [{ gate: 'conflict', code: 'live-changed', message, said: { id: 'live-changed' }, fact }]
  })
}

/** Live edits whose shipped value has changed since they were published. */
export function findBaselineConflicts(
  overlay: readonly OverlayEdit[],
  { format, baseline }: ReleaseContext,
): BaselineConflict[] {
  return overlay.flatMap(({ fact, value, replaces, actor, at }) => {
    const shippedNow = format.readFact(baseline.files, fact) ?? null
    return sameValue(replaces, shippedNow)
      ? []
      : [{ fact, operator: value, shippedThen: replaces, shippedNow, actor, at }]
  })
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

/** Whether what a release had was taken back, by a rollback or because it was out for a while only. */
function isWithdrawn(seq: number, lineage: readonly LineageStep[]): boolean {
  const wasForAWhile = lineage.some((step) => step.takesBack !== undefined && step.takesBack <= seq && seq < step.seq)
  return wasForAWhile || isRolledBack(seq, lineage)
}

/**
 * Whether a release is not among those that led to the live one. A rollback continues from what it restores, so
 * everything published between the two is withdrawn.
 */
function isRolledBack(seq: number, lineage: readonly LineageStep[]): boolean {
  const bySeq = new Map(lineage.map((step) => [step.seq, step]))
  let at = lineage.at(-1)
  while (at !== undefined) {
    if (at.seq === seq) return false
    at = bySeq.get(at.restores ?? at.seq - 1)
  }
  return true
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
