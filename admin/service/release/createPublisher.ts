import { mkdir } from 'node:fs/promises'
import { join } from 'node:path'
import type { Format, SourceFile } from '../Format.ts'
import type { Gate } from '../gates/Gate.ts'
import { NewerBuild, NothingToPublish, PublishBlocked, ReleaseMoved, UnknownRelease } from '../refusals.ts'
import type { DraftEdit, NewRelease, OverlayEdit, ReleaseRecord, Store } from '../store/Store.ts'
import type { Baseline } from './Baseline.ts'
import { createTurns } from './createTurns.ts'
import type { FileCache } from './FileCache.ts'
import { findBaselineConflicts, findMovedEdits } from './findConflicts.ts'
import { guardFindings } from './guardFindings.ts'
import type { LiveHead, LiveRelease } from './LiveRelease.ts'
import { mergeOverlay } from './mergeOverlay.ts'
import { compileOverlay, prepareCandidate, type PreparedCandidate } from './prepareCandidate.ts'
import type { BootOutcome, Published, Publisher, PublishRequest, Review } from './Publisher.ts'
import { restoreFiles } from './restoreFiles.ts'
import { type Change, reviewChanges } from './reviewChanges.ts'
import { sameValue } from './sameValue.ts'
import { writeDurably } from './writeDurably.ts'

export interface PublisherDependencies {
  readonly store: Store
  readonly format: Format
  readonly baseline: Baseline
  readonly gates: readonly Gate[]
  readonly cache: FileCache
  readonly live: LiveRelease
  readonly clock: { now(): number }
  /** Where `<plan>/head.json` is kept for a CDN or a file server. */
  readonly headFolder: string
  /** A money change that must be acknowledged also needs a publisher who did not make it. */
  readonly approvalsRequired: boolean
  readonly warn: (message: string, error: unknown) => void
}

/** What is to be published, and everything known about it. */
interface Proposal {
  readonly kind: 'publish' | 'rollback'
  readonly overlay: readonly OverlayEdit[]
  readonly candidate: PreparedCandidate
  readonly review: Review
  readonly published: readonly DraftEdit[]
  /** For the audit. */
  readonly details: Readonly<Record<string, unknown>>
}

/** The publish pipeline: gates → files → one transaction → head → everyone who listens. */
export function createPublisher(dependencies: PublisherDependencies): Publisher {
  const { store, format, baseline, cache, live, clock, headFolder, approvalsRequired, warn } = dependencies
  const takeTurn = createTurns()
  let outcome: BootOutcome | undefined
  let sources: { readonly overlay: readonly OverlayEdit[]; readonly files: readonly SourceFile[] } = { overlay: [], files: baseline.files }

  const liveSeq = (): number => live.record()?.seq ?? 0
  const prepare = (overlay: readonly OverlayEdit[]): Promise<PreparedCandidate> => prepareCandidate(dependencies, overlay, sources.files)
  const review = (overlay: readonly OverlayEdit[], candidate: PreparedCandidate, changes: readonly Change[]): Review =>
    reviewChanges(format, { seq: liveSeq(), baseline: baseline.id, overlay, candidate, changes, liveFiles: sources.files })

  async function show(record: ReleaseRecord): Promise<void> {
    live.show(await store.pointers(), record, await readSettings(record))
    sources = { overlay: record.overlay, files: format.applyEdits(baseline.files, record.overlay).files }
    for (const head of live.heads()) await writeHead(head)
  }

  /** Undefined for the release of another build whose plan this one cannot read; its head can still be served. */
  async function readSettings({ seq, sha, plan }: ReleaseRecord): Promise<string | undefined> {
    try {
      const manifest = await cache.read(sha)
      if (manifest === undefined) throw new Error(`The manifest ${sha} of release ${seq} is missing from disk and store.`)
      const settings = await cache.read(format.outline(JSON.parse(manifest.identity.toString())).settings)
      if (settings === undefined) throw new Error(`The settings of release ${seq} are missing from disk and store.`)
      return format.settingsOf(settings.identity.toString())
    } catch (error) {
      if (plan === format.planVersion) throw error
      return undefined
    }
  }

  /** The copy on disk is for others; ours is in memory, so failing to write it undoes nothing. */
  async function writeHead({ plan, body }: LiveHead): Promise<void> {
    try {
      const folder = join(headFolder, String(plan))
      await mkdir(folder, { recursive: true, mode: 0o700 })
      await writeDurably(join(folder, 'head.json'), body)
    } catch (error) {
      warn(`The head of plan ${plan} could not be written to disk.`, error)
    }
  }

  async function showLatest(): Promise<ReleaseRecord | undefined> {
    const latest = await store.latestRelease()
    if (latest === undefined) return undefined
    await restoreFiles(store, cache, latest.sha)
    await show(latest)
    return latest
  }

  type Row = Pick<NewRelease, 'overlay' | 'kind' | 'actor' | 'reason' | 'published' | 'expectedSeq'>

  async function commit(candidate: PreparedCandidate, row: Row, details: Readonly<Record<string, unknown>>, idempotencyKey?: string): Promise<ReleaseRecord> {
    if (candidate.release === undefined) throw new PublishBlocked(candidate.blockers, [])
    const { sha, files } = candidate.release
    await cache.write(files)
    await store.putFiles(files)
    const createdAt = new Date(clock.now()).toISOString()
    const record = await store.publish({
      ...row,
      plan: format.planVersion,
      sha,
      baseline: baseline.id,
      createdAt,
      audit: { at: createdAt, actor: row.actor, action: `release.${row.kind}`, subject: '', reason: row.reason, details },
      ...(idempotencyKey !== undefined && { idempotencyKey }),
    })
    await show(record)
    return record
  }

  async function proposeDraft(): Promise<Proposal> {
    const draft = await store.draft()
    const overlay = mergeOverlay(sources.overlay, draft, baseline.files, format)
    const prepared = await prepare(overlay)
    const moved = findMovedEdits(draft, (fact) => format.readFact(sources.files, fact))
    const candidate = { ...prepared, blockers: [...moved, ...prepared.blockers] }
    const edits = draft.map(({ fact, value, replaces, actor }) => ({ fact, value, replaces, actor }))
    return { kind: 'publish', overlay, candidate, review: review(overlay, candidate, draft), published: draft, details: { edits } }
  }

  async function proposeRollback(seq: number): Promise<Proposal> {
    const target = await store.findRelease(seq)
    if (target === undefined) throw new UnknownRelease(seq)
    const { overlay } = target
    const candidate = await prepare(overlay)
    const valueIn = (edits: readonly OverlayEdit[], fact: string): unknown => edits.find((edit) => edit.fact === fact)?.value ?? null
    const facts = [...new Set([...sources.overlay, ...overlay].map((edit) => edit.fact))]
    const changes = facts
      .filter((fact) => !sameValue(valueIn(sources.overlay, fact), valueIn(overlay, fact)))
      .map((fact) => ({ fact, value: valueIn(overlay, fact), actor: target.actor, at: target.createdAt }))
    return { kind: 'rollback', overlay, candidate, review: review(overlay, candidate, changes), published: [], details: { to: seq } }
  }

  function guardTurn({ expectedSeq }: PublishRequest): void {
    if (expectedSeq !== liveSeq()) throw new ReleaseMoved(expectedSeq, liveSeq())
    const record = live.record()
    const foreign = record !== undefined && record.baseline !== baseline.id && outcome?.kind !== 'refused'
    if (foreign || outcome?.kind === 'newer-build') throw new NewerBuild()
  }

  /** A person's publish: an earlier answer for the same key, or guards, gates and the commit. */
  function publishFor(actor: string, request: PublishRequest, propose: () => Promise<Proposal>): Promise<Published> {
    return takeTurn(async () => {
      // A key belongs to whoever sent it, so that nobody can learn of or block another's publish.
      const key = request.idempotencyKey === undefined ? undefined : `${actor}:${request.idempotencyKey}`
      const earlier = key === undefined ? undefined : await store.findReleaseByKey(key)
      if (earlier !== undefined) return { release: earlier, replayed: true }
      guardTurn(request)
      const { kind, overlay, candidate, review, published, details } = await propose()
      if (kind === 'publish' && published.length === 0) throw new NothingToPublish()
      guardFindings(review, request, actor, approvalsRequired)
      const row = { overlay, kind, actor, reason: request.reason, published, expectedSeq: request.expectedSeq }
      const release = await commit(candidate, row, { ...details, acknowledged: request.acknowledgedWarnings ?? [] }, key)
      if (outcome?.kind === 'refused') outcome = { kind: 'released', seq: release.seq }
      return { release, replayed: false }
    })
  }

  async function releaseBaseline(): Promise<BootOutcome> {
    const latest = await showLatest()
    const expectedSeq = latest?.seq ?? 0
    if ((await store.pointers()).some((pointer) => pointer.plan > format.planVersion)) return { kind: 'newer-build', seq: expectedSeq }
    const overlay = latest?.overlay ?? []
    const candidate = await prepare(overlay)
    if (latest?.plan === format.planVersion && latest.baseline === baseline.id && latest.sha === candidate.release?.sha) return { kind: 'unchanged', seq: expectedSeq }
    // Nobody is there to acknowledge a warning, and every value was either shipped or acknowledged when it was published.
    if (candidate.blockers.length > 0) return { kind: 'refused', seq: expectedSeq, blockers: candidate.blockers }
    const reason = latest === undefined ? 'First release' : 'New build'
    const record = await commit(candidate, { overlay, kind: 'system', actor: 'system', reason, published: [], expectedSeq }, { baseline: baseline.id })
    return { kind: 'released', seq: record.seq }
  }

  return {
    boot: () =>
      takeTurn(async () => {
        try {
          outcome = await releaseBaseline()
        } catch (error) {
          // Another process of the same build booted at the same moment and won; look again.
          if (!(error instanceof ReleaseMoved)) throw error
          outcome = await releaseBaseline()
        }
        return outcome
      }),

    bootOutcome: () => outcome,
    review: async () => (await proposeDraft()).review,
    async draftRelease() {
      const overlay = mergeOverlay(sources.overlay, await store.draft(), baseline.files, format)
      const { issues, release } = compileOverlay(dependencies, overlay)
      return { seq: liveSeq(), issues, ...(release && { release }) }
    },
    publish: (actor, request) => publishFor(actor, request, proposeDraft),
    reviewRollback: async (seq) => (await proposeRollback(seq)).review,
    rollback: (actor, seq, request) => publishFor(actor, request, () => proposeRollback(seq)),

    refresh: () =>
      takeTurn(async () => {
        const pointers = await store.pointers()
        if (Math.max(0, ...pointers.map((pointer) => pointer.seq)) !== liveSeq()) await showLatest()
      }),

    liveSeq,
    overlay: () => sources.overlay,
    liveFiles: () => sources.files,
    baselineConflicts: () => findBaselineConflicts(sources.overlay, (fact) => format.readFact(baseline.files, fact)),
  }
}
