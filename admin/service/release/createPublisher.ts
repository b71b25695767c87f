import { randomUUID } from 'node:crypto'
import { type Persons, readPersons } from '../accounts/readPersons.ts'
import type { Incidents } from '../createIncidents.ts'
import { type Compile, type CompiledOverlay, contentOf } from '../compile/compileOverlay.ts'
import type { Format } from '../Format.ts'
import type { Gate } from '../gates/Gate.ts'
import {
  ConfirmNeeded,
  KeyReused,
  NewerBuild,
  NothingToPublish,
  PublishBlocked,
  ReleaseMoved,
  UnknownRelease,
} from '../refusals.ts'
import type { NewRelease, Store } from '../store/Store.ts'
import { agreedBy, awaitSecondPerson, needSecondPerson } from './awaitSecondPerson.ts'
import type { Baseline } from './Baseline.ts'
import { createKept } from '../background/createKept.ts'
import { createApprovals } from './createApprovals.ts'
import { createBoot } from './createBoot.ts'
import { createReleaseActivator } from './createReleaseActivator.ts'
import { createTurns } from './createTurns.ts'
import type { FileCache } from './FileCache.ts'
import { findBaselineConflicts, findMovedEdits } from './findConflicts.ts'
import { guardFindings } from './guardFindings.ts'
import { isWithdrawn } from './isWithdrawn.ts'
import type { LiveRelease } from './LiveRelease.ts'
import { mergeOverlay } from './mergeOverlay.ts'
import { holdBack } from './holdBack.ts'
import { isMoneyEdit } from './isMoneyEdit.ts'
import { checkBlockers, prepareCandidate, type PreparedCandidate } from './prepareCandidate.ts'
import type { DraftRelease, Publisher, PublishRequest } from './Publisher.ts'
import { type Change, contentHash, reviewChanges } from './reviewChanges.ts'
import { sameValue } from '../../../src/format/sameValue.ts'
import { type SensitiveChange, sensitiveChanges } from './sensitiveChanges.ts'
import { type RefusedEdit, sortOutEdits } from './sortOutEdits.ts'
import type { Review } from '../../api/review.ts'
import type { Draft } from '../../api/draftApi.ts'
import type { Published, ReleaseRecord } from '../../api/releaseApi.ts'
import type { BootOutcome } from '../../api/documentApi.ts'
import type { Blocker, Reason } from '../../api/findings.ts'
import type { DraftEdit, OverlayEdit } from '../../api/edits.ts'

export interface PublisherDependencies {
  readonly store: Store
  readonly format: Format
  readonly baseline: Baseline
  readonly compile: Compile
  readonly gates: readonly Gate[]
  readonly cache: FileCache
  readonly live: LiveRelease
  readonly clock: { now(): number }
  /** Where `<plan>/head.json` is kept for a CDN or a file server. */
  readonly headFolder: string
  /** A money change that must be acknowledged also needs somebody who did not make it, to approve or to publish it. */
  readonly approvalsRequired: boolean
  readonly incidents: Incidents
  /** Whether each release leaves a message in the outbox. */
  readonly announces: boolean
}

/** What is to be published, and everything known about it. */
interface Proposal {
  readonly kind: 'publish' | 'rollback'
  readonly overlay: readonly OverlayEdit[]
  readonly candidate: PreparedCandidate
  readonly review: Review
  readonly published: readonly DraftEdit[]
  /** Whether it changes anything that two people may have to agree on: then the publisher types the password again. */
  readonly isSensitive: boolean
  /** What two people may have to agree on, small steps too, and who the people are. */
  readonly sensitive: readonly SensitiveChange[]
  readonly persons: Persons
  /** For the audit. */
  readonly details: Readonly<Record<string, unknown>>
}

/** What several operators look at in turns: the draft, and a release or two to go back to. Each takes some MB. */
const KEPT = 4
const NOT_SHOWN = 'A release is published but could not be shown. It is tried again each second.'

/** The publish pipeline: gates → files → one transaction → head → everyone who listens. */
export function createPublisher(dependencies: PublisherDependencies): Publisher {
  const { store, format, baseline, cache, live, clock, approvalsRequired, incidents, announces } = dependencies
  const activator = createReleaseActivator(dependencies)
  const takeTurn = createTurns()

  const iso = (): string => new Date(clock.now()).toISOString()
  const liveSeq = (): number => live.record()?.seq ?? 0

  const keepCompiled = createKept<CompiledOverlay>(KEPT)
  const compile: Compile = (overlay) => keepCompiled(contentOf(overlay), () => dependencies.compile(overlay))

  // A screen that failed is played again: it may have been the machine's fault.
  const keepPrepared = createKept<PreparedCandidate>(
    KEPT,
    ({ blockers }) => !blockers.some(({ gate }) => gate === 'play'),
  )

  /** Once for all who ask, until anything changes that it depends on. */
  async function prepare(overlay: readonly OverlayEdit[]): Promise<PreparedCandidate> {
    const agreed = await store.agreedValues()
    const liveFiles = activator.files()
    const key = JSON.stringify([contentOf(overlay), contentOf(activator.overlay()), [...agreed]])
    return keepPrepared(key, () =>
      prepareCandidate({ compile, gates: dependencies.gates }, overlay, { liveFiles, agreed }),
    )
  }

  const review = (overlay: readonly OverlayEdit[], candidate: PreparedCandidate, changes: readonly Change[]): Review =>
    reviewChanges(format, {
      seq: liveSeq(),
      baseline: baseline.id,
      overlay,
      candidate,
      changes,
      liveFiles: activator.files(),
    })

  const keepDraft = createKept<Pick<DraftRelease, 'issues' | 'release'>>(1)

  /** Compiled once for each content: phones that follow the draft ask every second. */
  function compileDraft(draft: readonly DraftEdit[]): Promise<Pick<DraftRelease, 'issues' | 'release'>> {
    const overlay = activator.overlay()
    return keepDraft(JSON.stringify([contentOf(overlay), contentOf(draft)]), async () => {
      const { issues, release } = await compile(mergeOverlay(overlay, draft, baseline.files, format))
      return { issues, ...(release && { release }) }
    })
  }

  type Row = Pick<
    NewRelease,
    'overlay' | 'kind' | 'actor' | 'reason' | 'published' | 'expectedSeq' | 'agreed' | 'setAside'
  >

  async function refresh(): Promise<void> {
    await boot.again()
    await activator.mendDisk()
    if (await activator.isCurrent()) return
    // Empty where something is live: somebody put a new database in place.
    if ((await activator.showLatest()) === undefined && boot.outcome() !== undefined) await boot.run()
    incidents.settle(NOT_SHOWN)
  }

  async function readDraft(): Promise<{ readonly draft: Draft; readonly isShown: boolean }> {
    const seq = liveSeq()
    const edits = await store.draft()
    return { draft: { seq, edits }, isShown: (await activator.isCurrent()) && seq === liveSeq() }
  }

  /** A release takes its edits out of the draft when it is stored, a moment before it is shown: in between they would seem to be lost. */
  async function draftOverShown(): Promise<Draft> {
    const { draft, isShown } = await readDraft()
    if (isShown) return draft
    // What cannot be shown was told of as an incident; the draft can be worked on.
    await takeTurn(refresh).catch(() => undefined)
    return (await readDraft()).draft
  }

  async function commit(
    candidate: PreparedCandidate,
    row: Row,
    details: Readonly<Record<string, unknown>>,
    idempotencyKey?: string,
  ): Promise<ReleaseRecord> {
    if (candidate.release === undefined) throw new PublishBlocked(candidate.blockers, [])
    const { sha, files } = candidate.release
    await cache.write(files)
    await store.putFiles(files)
    const createdAt = iso()
    const record = await store.publish({
      ...row,
      plan: format.planVersion,
      sha,
      baseline: baseline.id,
      createdAt,
      audit: {
        at: createdAt,
        actor: row.actor,
        action: `release.${row.kind}`,
        subject: '',
        reason: row.reason,
        details,
      },
      ...(idempotencyKey !== undefined && { idempotencyKey }),
      ...(announces && { deliveryId: randomUUID() }),
    })
    await activator.showLatest().then(
      () => incidents.settle(NOT_SHOWN),
      // It is published, so the publisher must hear so; the next refresh shows it.
      (error: unknown) => incidents.raise(NOT_SHOWN, error),
    )
    return record
  }

  async function proposeDraft(): Promise<Proposal> {
    const draft = await store.draft()
    const overlay = mergeOverlay(activator.overlay(), draft, baseline.files, format)
    const prepared = await prepare(overlay)
    const moved = findMovedEdits(draft, (fact) => format.readFact(activator.files(), fact))
    const candidate = { ...prepared, blockers: [...moved, ...prepared.blockers] }
    const edits = draft.map(({ fact, value, replaces, actor }) => ({ fact, value, replaces, actor }))
    const made = review(overlay, candidate, draft)
    const persons = await readPersons(store, clock.now())
    const approvals = (await store.approvals(made.hash)).filter(({ actor }) => persons.mayApprove(actor))
    const sensitive = sensitiveChanges(activator.files(), candidate.files, draft)
    const secondPersonFor = approvalsRequired
      ? awaitSecondPerson(needSecondPerson(sensitive, candidate.warnings), approvals, persons)
      : []
    const reviewed = { ...made, approvals, secondPersonFor }
    return {
      kind: 'publish',
      overlay,
      candidate,
      review: reviewed,
      published: draft,
      isSensitive: sensitive.length > 0,
      sensitive,
      persons,
      details: { edits, approvals },
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

  function guardTurn({ expectedSeq }: PublishRequest): void {
    if (expectedSeq !== liveSeq()) throw new ReleaseMoved(expectedSeq, liveSeq())
    const record = live.record()
    const started = boot.outcome()?.kind
    const foreign = record !== undefined && record.baseline !== baseline.id && started !== 'refused'
    if (foreign || started === 'newer-build') throw new NewerBuild()
  }

  /** A person's publish: an earlier answer for the same key, or guards, gates and the commit. */
  function publishFor(
    sent: Proposal['kind'],
    actor: string,
    request: PublishRequest,
    isConfirmed: boolean,
    propose: () => Promise<Proposal>,
  ): Promise<Published> {
    return takeTurn(async () => {
      // A key belongs to whoever sent it, so that nobody can learn of or block another's publish.
      const key = request.idempotencyKey === undefined ? undefined : `${actor}:${request.idempotencyKey}`
      const earlier = key === undefined ? undefined : await store.findReleaseByKey(key)
      if (earlier !== undefined) return replay(earlier, sent, request)
      await boot.again()
      guardTurn(request)
      const { kind, overlay, candidate, review, published, isSensitive, sensitive, persons, details } = await propose()
      if (kind === 'publish' && published.length === 0) throw new NothingToPublish()
      guardFindings(review, request, actor, persons)
      if (isSensitive && !isConfirmed) throw new ConfirmNeeded()
      const agreed = agreedBy(actor, sensitive, review.approvals, persons)
      const row = { overlay, kind, actor, reason: request.reason, published, expectedSeq: request.expectedSeq, agreed }
      try {
        const release = await commit(
          candidate,
          row,
          { ...details, acknowledged: request.acknowledgedWarnings ?? [] },
          key,
        )
        boot.clearRefusal(release.seq)
        return { release, replayed: false }
      } catch (error) {
        // The same request may have come to another process at the same moment, and won there.
        const twin = key !== undefined && error instanceof ReleaseMoved ? await store.findReleaseByKey(key) : undefined
        if (twin === undefined) throw error
        return replay(twin, sent, request)
      }
    })
  }

  /** The key stands for the request that it came with, which the release tells of. */
  function replay(
    release: ReleaseRecord,
    sent: Proposal['kind'],
    { reason, expectedSeq, reviewed }: PublishRequest,
  ): Published {
    const isSame =
      release.kind === sent &&
      release.reason === reason &&
      release.seq === expectedSeq + 1 &&
      (reviewed === undefined || reviewed === contentHash(release.baseline, release.overlay))
    if (!isSame) throw new KeyReused()
    return { release, replayed: true }
  }

  const describe = ({ edit }: RefusedEdit): string => format.describeEdit(edit, baseline.files)

  /** The gates, which play screens, have their say only of what the check lets through. */
  async function judge(edits: readonly OverlayEdit[]): Promise<readonly Blocker[]> {
    const found = checkBlockers((await compile(edits)).issues)
    return found.length > 0 ? found : (await prepare(edits)).blockers
  }

  async function releaseBaseline(): Promise<BootOutcome> {
    const latest = await activator.showLatest()
    const expectedSeq = latest?.seq ?? 0
    if ((await store.pointers()).some((pointer) => pointer.plan > format.planVersion))
      return { kind: 'newer-build', seq: expectedSeq }
    const overlay = latest?.overlay ?? []
    if (latest?.plan === format.planVersion && latest.baseline === baseline.id) {
      // The gates, which play every screen, have nothing to say of what is live already.
      const { release } = await compile(overlay)
      if (latest.sha === release?.sha) return { kind: 'unchanged', seq: expectedSeq }
    }
    const whole = await prepare(overlay)
    const sorted = whole.blockers.length === 0 ? { kept: overlay, refused: [] } : await sortOutEdits(overlay, judge)
    // Nobody is there to acknowledge a warning, and every value was either shipped or acknowledged when it was published.
    if (sorted === undefined) return { kind: 'refused', seq: expectedSeq, blockers: whole.blockers }
    const { kept, refused } = sorted
    const held = refused.filter(({ edit }) => isMoneyEdit(edit, baseline.files))
    if (held.length > 0)
      return {
        kind: 'refused',
        seq: expectedSeq,
        blockers: [...held.map((one) => holdBack(one, describe(one), expectedSeq)), ...whole.blockers],
      }
    const reason = latest === undefined ? 'First release' : 'New build'
    const setAside = refused.map(({ edit, blockers }) => ({ ...edit, reasons: blockers.map(reasonOf) }))
    const candidate = refused.length === 0 ? whole : await prepare(kept)
    const row = {
      overlay: kept,
      kind: 'system' as const,
      actor: 'system',
      reason,
      published: [],
      expectedSeq,
      setAside,
    }
    const record = await commit(candidate, row, {
      baseline: baseline.id,
      ...(refused.length > 0 && { setAside: setAside.map(({ fact }) => fact) }),
    })
    return { kind: 'released', seq: record.seq, ...(refused.length > 0 && { setAside: refused.map(describe) }) }
  }

  const boot = createBoot({ releaseBaseline, showFromDisk: (reason) => activator.showFromDisk(reason), liveSeq })

  return {
    boot: () => takeTurn(() => boot.run()),
    bootOutcome: () => boot.outcome(),
    review: async () => (await proposeDraft()).review,
    draft: draftOverShown,
    async draftRelease() {
      const { seq, edits } = await draftOverShown()
      return { seq, ...(await compileDraft(edits)) }
    },
    ...createApprovals({ store, iso, propose: proposeDraft }),
    publish: (actor, request, isConfirmed = true) => publishFor('publish', actor, request, isConfirmed, proposeDraft),
    reviewRollback: async (seq) => (await proposeRollback(seq)).review,
    rollback: (actor, seq, request, isConfirmed = true) =>
      publishFor('rollback', actor, request, isConfirmed, () => proposeRollback(seq)),

    refresh: () => takeTurn(refresh),
    inspectDisk: () => takeTurn(() => activator.inspectDisk()),

    liveSeq,
    overlay: () => activator.overlay(),
    liveFiles: () => activator.files(),
    baselineConflicts: () =>
      findBaselineConflicts(activator.overlay(), (fact) => format.readFact(baseline.files, fact)),
  }
}

function reasonOf({ code, message, hint, document, path }: Blocker): Reason {
  return {
    code,
    message,
    ...(hint !== undefined && { hint }),
    ...(document !== undefined && { document }),
    ...(path !== undefined && { path }),
  }
}

/** What was taken back is a new change when it returns: a rollback needs nobody's approval, so it cannot be the way. */
function broughtBack(fact: string, seq: number): Blocker {
  return {
    gate: 'approval',
    code: 'second-person',
    fact,
    message: `Release ${seq} was taken back, so bringing its value of ${fact} back needs a second person.`,
    hint: 'Draft the value anew and have somebody approve it.',
  }
}
