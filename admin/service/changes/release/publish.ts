import { randomUUID } from 'node:crypto'
import { hostname } from 'node:os'
import type { StopName } from '../../../../src/format/wire/stops.ts'
import type { OpenChange } from '../../../api/changeApi.ts'
import type { PlayedSchedule } from '../../../api/draftApi.ts'
import type { OverlayEdit } from '../../../api/edits.ts'
import type { Published, PublishRequest as Asked, ReleaseRecord } from '../../../api/releaseApi.ts'
import type { Approval, Review } from '../../../api/review.ts'
import type { StopRecord, StopRequest, WordsChange } from '../../../api/stopApi.ts'
import { auditEntry } from '../../base/audit/auditEntry.ts'
import type { AuditEntry } from '../../base/audit/AuditRecord.ts'
import { createMemo } from '../../base/background/createMemo.ts'
import { createTurns } from '../../base/background/createTurns.ts'
import { timeTask } from '../../base/figures.ts'
import type { CompiledRelease, Issue } from '../../base/Format.ts'
import {
  ConfirmNeeded,
  DraftChanged,
  KeyReused,
  NothingToPublish,
  NotStopped,
  OwnEdits,
  ReleaseMoved,
  StorageUnavailable,
  UnknownChange,
  UnknownOwnStop,
  UnknownRelease,
} from '../../base/refusals.ts'
import { ChangeScheduled } from '../../base/scheduleRefusals.ts'
import { answersSoon, isAway } from '../../store/answersSoon.ts'
import type { OwnStop } from '../../store/files/ownStops.ts'
import type { AlertId } from '../../store/rows/alertRows.ts'
import { createActivator } from './activate.ts'
import { agreedBy, contentHash, guardApproval, guardBuild, guardFindings } from './agree.ts'
import { createDue } from './due.ts'
import type { WantedChange } from './findChange.ts'
import { mergeOverlay } from './mergeOverlay.ts'
import { overlayKey } from './overlayKey.ts'
import { createProposals, findBaselineConflicts, type Proposal } from './propose.ts'
import type { ReleaseContext } from './ReleaseContext.ts'
import { createStart } from './start.ts'
import { createStopsShown } from './stopsShown.ts'
import { incident } from '../../base/createIncidents.ts'

/** People always name what they reviewed; without it, whatever the change holds goes live. */
export type PublishRequest = Omit<Asked, 'reviewed'> & Partial<Pick<Asked, 'reviewed'>>

const OWN_DAMAGED = incident(
  'own-stops-damaged',
  'Lines of own-stops.jsonl in DATA_DIR cannot be read, so a stop that this node set by itself may be missing. Look at what is stopped, stop it again if need be, then take the damaged lines out.',
)
/** Longer names of machines would not fit beside an actor's. */
const NODE_MAX = 40

/** Live with changes merged into it, as a release that the preview can play, or what keeps it from being one. */
export interface DraftRelease {
  readonly seq: number
  readonly issues: readonly Issue[]
  /** Missing when the check refused. */
  readonly release?: CompiledRelease
  /** Schedules that go out and are taken back until the moment ahead; missing in the present. */
  readonly scheduled?: readonly PlayedSchedule[]
}

/** Drafts kept compiled: for frames and phones of several operators. */
const KEPT = 4

export type Publisher = ReturnType<typeof createPublisher>

/** The publish pipeline: gates → files → one transaction → head → everyone who listens. */
export function createPublisher(context: ReleaseContext) {
  const { store, format, baseline, live, ownStops, clock, announces, incidents, figures } = context
  const stopsShown = createStopsShown(context)
  const activator = createActivator(context, stopsShown)
  const proposals = createProposals(context, activator)
  const start = createStart(context, activator, proposals)
  const takeTurn = createTurns()
  const makeEntry = auditEntry(clock)

  /** A person's publish: the release of an earlier request with its key, or a new one. */
  function publish(
    actor: string,
    request: PublishRequest,
    isConfirmed: boolean,
    kind: Proposal['kind'],
    propose: () => Promise<Proposal>,
  ): Promise<Published> {
    return takeTurn(async () => {
      // A key belongs to its sender, so that nobody can see or block another's publish.
      const key = request.idempotencyKey === undefined ? undefined : `${actor}:${request.idempotencyKey}`
      const earlier = key === undefined ? undefined : await store.findReleaseByKey(key)
      if (earlier !== undefined) return replay(earlier, kind, request)
      await start.again()
      await start.requireWritable()
      if (request.expectedSeq !== live.seq()) throw new ReleaseMoved(request.expectedSeq, live.seq())
      guardBuild(context, start.outcome()?.kind, 'person')
      try {
        // Proposed, and judged by the gates.
        const proposal = await timeTask(figures.publish, { step: 'propose' }, propose)
        guardAgreement(actor, request, isConfirmed, proposal)
        // Written, shown, and told to everybody who listens.
        return { release: await release(actor, request, proposal, key), replayed: false }
      } catch (error) {
        // The same request may have reached another process at the same moment and won there.
        const isTaken =
          error instanceof ReleaseMoved || error instanceof UnknownChange || error instanceof NothingToPublish
        const twin = key !== undefined && isTaken ? await store.findReleaseByKey(key) : undefined
        if (twin === undefined) throw error
        return replay(twin, kind, request)
      }
    })
  }

  function guardAgreement(actor: string, request: PublishRequest, isConfirmed: boolean, proposal: Proposal): void {
    const { kind, change, published, review, persons, isSensitive } = proposal
    if (change?.scheduledFor !== undefined) throw new ChangeScheduled(change, change.scheduledFor)
    if (kind === 'publish' && published.length === 0) throw new NothingToPublish()
    guardFindings(review, request, actor, persons)
    if (isSensitive && !isConfirmed) throw new ConfirmNeeded()
  }

  async function release(
    actor: string,
    { reason, expectedSeq, acknowledgedWarnings: acknowledged = [] }: PublishRequest,
    { kind, overlay, candidate, review, change, published, sensitive, persons, details }: Proposal,
    key: string | undefined,
  ): Promise<ReleaseRecord> {
    const row = {
      overlay,
      kind,
      actor,
      reason,
      published,
      ...(change && { change: change.id }),
      expectedSeq,
      agreed: agreedBy(actor, sensitive, review.approvals, persons),
    }
    const record = await activator.commit(candidate, row, { ...details, acknowledged }, key)
    start.clearRefusal(record.seq)
    return record
  }

  const approvalEntry = (action: string, actor: string, { change }: Review, changeHash: string): AuditEntry =>
    makeEntry(actor, action, `change:${change?.id ?? ''}`, { contentHash: changeHash, ...(change && { change }) })

  /**
   * Approves a change that still is what was reviewed. Throws `DraftChanged` and `NothingToPublish`, and `OwnEdits` or
   * `NotSecondPerson` where the approval would not count.
   */
  async function approve(actor: string, reviewed: string, change?: string): Promise<readonly Approval[]> {
    const { review, published, changeHash, persons } = await proposals.proposeChange({ change, actor })
    if (published.length === 0 || review.change === undefined) throw new NothingToPublish()
    if (review.hash !== reviewed) throw new DraftChanged()
    if (published.every((edit) => edit.actor === actor)) throw new OwnEdits()
    guardApproval(review.secondPersonFor, actor, persons)
    const audit = approvalEntry('draft.approve', actor, review, changeHash)
    await store.approve(review.change.id, changeHash, { actor, at: audit.at }, audit)
    return store.approvals(changeHash)
  }

  async function withdrawApproval(actor: string, reviewed: string, change?: string): Promise<readonly Approval[]> {
    const { review, changeHash } = await proposals.proposeChange({ change, actor })
    if (review.hash !== reviewed) throw new DraftChanged()
    await store.withdrawApproval(changeHash, actor, approvalEntry('draft.disapprove', actor, review, changeHash))
    return store.approvals(changeHash)
  }

  // Stops have a table and a gate of their own and do not wait for a publish: no draft, play test or release can keep
  // one from going out, and none lifts one. A stop is not a release: it moves the date of the heads and leaves their
  // number alone. Nor does it wait for the store.
  const node = hostname()
    .replaceAll(/[^\w.-]/g, '-')
    .slice(0, NODE_MAX)
  const delivery = () => (announces ? { deliveryId: randomUUID() } : {})

  async function showStops(): Promise<readonly StopRecord[]> {
    await activator.showStored()
    return stopsShown.list()
  }

  /** Where the store cannot be used, it is a stop of this node's own, under the same id: the store may have taken it. */
  async function stop(actor: string, name: StopName, { reason, words }: StopRequest): Promise<readonly StopRecord[]> {
    const said = words !== undefined && Object.keys(words).length > 0 ? { words } : {}
    const id = randomUUID()
    const audit = { ...makeEntry(actor, 'stop.on', `stop:${name}`, { id, ...said }), reason }
    const record = { name, reason, actor, at: audit.at, ...said }
    try {
      await answersSoon(store.putStop({ stop: record, id, audit, ...delivery() }))
    } catch (error) {
      if (!isAway(error)) throw error
      return stopHere(id, record)
    }
    await answersSoon(showStops()).catch(() => undefined)
    // The store has it, and went away before it was read back.
    if (!stopsShown.list().some((shown) => shown.name === name)) {
      stopsShown.add(record)
      activator.showAgain()
    }
    return stopsShown.list()
  }

  /** The newest of a name takes the place of those before. */
  async function stopHere(id: string, record: StopRecord, alert?: AlertId): Promise<readonly StopRecord[]> {
    const { name, at } = record
    const before = ownStops.on().filter((stop) => stop.name === name)
    const actor = `${record.actor}@${node}`
    await ownStops.stop({ id, ...record, actor, node, beside: stopsShown.isStored(name), ...(alert && { alert }) })
    for (const { id: lifts } of before)
      await ownStops.lift({ id: randomUUID(), lifts, name, reason: record.reason, actor, at, node, next: id })
    activator.showAgain()
    return stopsShown.list()
  }

  /** The entry of the audit has the words before and after: who stopped it, when and why stays as it was. */
  async function changeStopWords(actor: string, name: StopName, words: WordsChange): Promise<readonly StopRecord[]> {
    const audit = makeEntry(actor, 'stop.words', `stop:${name}`)
    if (!(await store.changeStopWords({ name, words, audit, ...delivery() }))) throw new NotStopped(name)
    return showStops()
  }

  /** Without the store it ends this node's own stops of that name; where there is none, it is refused. */
  async function lift(actor: string, name: StopName, reason: string): Promise<readonly StopRecord[]> {
    const own = ownStops.on().filter((stop) => stop.name === name)
    const audit = { ...makeEntry(actor, 'stop.lifted', `stop:${name}`), reason }
    let isLate = false
    const liftStored = async (): Promise<void> => {
      // What goes into the store a moment later would be on again.
      await stopsShown.merge()
      await store.stops()
      // It is lifted here by then, and others may have stopped it in the store.
      if (!isLate) await store.liftStop({ name, audit, ...delivery() })
    }
    try {
      await (own.length === 0 ? liftStored() : answersSoon(liftStored()))
    } catch (error) {
      if (!isAway(error) || own.length === 0) throw error
      isLate = true
      return liftHere(actor, own, reason)
    }
    return showStops()
  }

  async function liftHere(actor: string, stops: readonly OwnStop[], reason: string): Promise<readonly StopRecord[]> {
    const at = new Date(clock.now()).toISOString()
    for (const { id: lifts, name } of stops)
      await ownStops.lift({ id: randomUUID(), lifts, name, reason, actor: `${actor}@${node}`, at, node })
    activator.showAgain()
    return stopsShown.list()
  }

  function ownStop(id: string): OwnStop {
    const stop = ownStops.on().find((each) => each.id === id)
    if (stop === undefined) throw new UnknownOwnStop(id)
    return stop
  }

  /** Shows what is stopped by itself on this node as soon as another process, or the disk, has let it. */
  async function readOwnStops(): Promise<void> {
    if (await ownStops.catchUp()) activator.showAgain()
    const damaged = ownStops.damaged()
    if (damaged === 0) incidents.settle(OWN_DAMAGED)
    else incidents.raise(OWN_DAMAGED, undefined)
  }

  const keepDraft = createMemo<Pick<DraftRelease, 'issues' | 'release'>>(KEPT)

  /** Compiled once per content: phones that follow a change ask every second. */
  function compileChanges(
    changes: readonly OpenChange[],
    overlay: readonly OverlayEdit[],
  ): Promise<Pick<DraftRelease, 'issues' | 'release'>> {
    const draft = changes.flatMap(({ edits }) => edits)
    return keepDraft(JSON.stringify([overlayKey(overlay), overlayKey(draft)]), async () => {
      const { issues, release } = await proposals.compile(mergeOverlay(overlay, draft, baseline.files, format))
      return { issues, ...(release && { release }) }
    })
  }

  async function readChanges() {
    const seq = live.seq()
    const changes = await store.changes()
    const schedules = await store.schedules()
    const trials = await store.trials()
    return { read: { seq, changes, schedules, trials }, isShown: (await activator.isCurrent()) && seq === live.seq() }
  }

  /**
   * Shows what another process published or a restored backup took back, and retries what the disk or the store refused
   * before.
   */
  const refresh = (): Promise<void> => takeTurn(start.refresh)

  return {
    /** Shows what the disk says was live, until `boot` has read the store. */
    showFromDisk: () => takeTurn(() => activator.showFromDisk(new StorageUnavailable('starting'))),
    /**
     * Puts this build's documents live if they are not, through the same gates. Edits that the build refuses are set
     * aside, except those that concern money; if the build is refused, the old head stays.
     */
    boot: () => takeTurn(start.run),
    bootOutcome: start.outcome,

    review: async (wanted: WantedChange = {}): Promise<Review> => (await proposals.proposeChange(wanted)).review,
    publish: (actor: string, request: PublishRequest, isConfirmed = true): Promise<Published> =>
      publish(actor, request, isConfirmed, 'publish', () => proposals.proposeChange({ change: request.change, actor })),
    approve,
    withdrawApproval,
    reviewRollback: async (seq: number): Promise<Review> => (await proposals.proposeRollback(seq)).review,
    /** Compiles what a rollback would make live, without the gates. */
    async rollbackRelease(wanted: number): Promise<DraftRelease> {
      const seq = live.seq()
      const target = await store.findRelease(wanted)
      if (target === undefined) throw new UnknownRelease(wanted)
      const { issues, release } = await proposals.compile(target.overlay)
      return { seq, issues, ...(release && { release }) }
    },
    rollback: (actor: string, seq: number, request: PublishRequest, isConfirmed = true): Promise<Published> =>
      publish(actor, request, isConfirmed, 'rollback', () => proposals.proposeRollback(seq)),
    ...createDue(context, activator, proposals, start, takeTurn),

    /** Those that are on, as members' apps are told. */
    stops: stopsShown.list,
    /**
     * Without the store, after two seconds, the stop is on this node's phones alone, and goes into the store by itself:
     * its record says so under `own`. Never throws the store's errors.
     */
    stop,
    /** Stops on this node's phones alone, for an alert that comes while the store cannot be used. */
    stopWithoutStore: (actor: string, name: StopName, reason: string, alert?: AlertId) =>
      stopHere(randomUUID(), { name, reason, actor, at: new Date(clock.now()).toISOString() }, alert),
    /** Both throw the store's errors; other words are refused with `NotStopped` where nothing is stopped. */
    changeStopWords,
    lift,
    /** Puts a stop of this node's own into the store, which it was too old for. Throws `UnknownOwnStop`. */
    async putOwnStop(actor: string, id: string): Promise<readonly StopRecord[]> {
      await stopsShown.put(ownStop(id), actor)
      return showStops()
    },
    /** Ends a stop of this node's own, with or without the store. Throws `UnknownOwnStop`. */
    async liftOwnStop(actor: string, id: string, reason: string): Promise<readonly StopRecord[]> {
      await liftHere(actor, [ownStop(id)], reason)
      await answersSoon(showStops()).catch(() => undefined)
      return stopsShown.list()
    },
    readOwnStops,
    /** Shows what another service stopped or lifted, also while a publish is under way here. */
    async followStops(): Promise<void> {
      if (!(await stopsShown.areCurrent())) await showStops()
    },

    /**
     * The open changes, what goes out by itself and what is tried, as of one moment. A release takes its edits out of
     * their change when it is stored, a moment before it is shown: in between they would seem lost, so this waits.
     */
    async changes() {
      const { read, isShown } = await readChanges()
      if (isShown) return read
      // A release that cannot be shown is reported as an incident; the changes can be worked on.
      await refresh().catch(() => undefined)
      return (await readChanges()).read
    },
    /**
     * Compiles live with these changes merged into it, in this order, without the gates; nothing is stored. At a moment
     * ahead it is what is live then: a change that is due by then counts as scheduled, and not once more.
     */
    async draftRelease(changes: readonly OpenChange[], at?: string): Promise<DraftRelease> {
      const seq = live.seq()
      if (at === undefined) return { seq, ...(await compileChanges(changes, activator.overlay())) }
      const { overlay, played } = await proposals.proposeMoment(at)
      const isPlayed = ({ id }: OpenChange): boolean => played.some(({ change }) => change.id === id)
      const compiled = await compileChanges(
        changes.filter((change) => !isPlayed(change)),
        overlay,
      )
      return { seq, ...compiled, scheduled: played }
    },

    refresh,
    /** Mends what is missing or damaged of the files and heads on disk. */
    inspectDisk: () => takeTurn(activator.inspectDisk),
    liveSeq: () => live.seq(),
    overlay: activator.overlay,
    /** The documents as operators see them: this build's with the live edits. */
    liveFiles: activator.files,
    baselineConflicts: () => findBaselineConflicts(activator.overlay(), context),
  }
}

/** A key belongs to the request it first came with; any other request with it is refused. */
function replay(
  release: ReleaseRecord,
  kind: Proposal['kind'],
  { reason, expectedSeq, reviewed }: PublishRequest,
): Published {
  const isSame =
    release.kind === kind &&
    release.reason === reason &&
    release.seq === expectedSeq + 1 &&
    (reviewed === undefined || reviewed === contentHash(release.baseline, release.overlay))
  if (!isSame) throw new KeyReused()
  return { release, replayed: true }
}
