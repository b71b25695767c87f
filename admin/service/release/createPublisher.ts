import { createHash } from 'node:crypto'
import { join } from 'node:path'
import { mkdir } from 'node:fs/promises'
import canonicalize from 'canonicalize'
import type { Format, SourceFile } from '../Format.ts'
import type { Blocker, Gate } from '../gates/Gate.ts'
import { DraftChanged, NewerBuild, NothingToPublish, PublishBlocked, ReleaseMoved, UnknownRelease } from '../refusals.ts'
import type { DraftEdit, NewRelease, OverlayEdit, ReleaseRecord, Store } from '../store/Store.ts'
import type { Baseline } from './Baseline.ts'
import { createTurns } from './createTurns.ts'
import type { FileCache } from './FileCache.ts'
import type { LiveRelease } from './LiveRelease.ts'
import { mergeOverlay } from './mergeOverlay.ts'
import { prepareCandidate, type PreparedCandidate } from './prepareCandidate.ts'
import type { BaselineConflict, BootOutcome, Published, Publisher, PublishRequest, Review } from './Publisher.ts'
import { restoreFiles } from './restoreFiles.ts'
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

/** The publish pipeline: gates → files → one transaction → head → everyone who listens. */
export function createPublisher(dependencies: PublisherDependencies): Publisher {
  const { store, format, baseline, cache, live, clock, headFolder, approvalsRequired, warn } = dependencies
  const takeTurn = createTurns()
  let outcome: BootOutcome | undefined
  let sources: { readonly overlay: readonly OverlayEdit[]; readonly files: readonly SourceFile[] } = { overlay: [], files: baseline.files }

  const now = (): string => new Date(clock.now()).toISOString()
  const liveSeq = (): number => live.record()?.seq ?? 0

  async function show(record: ReleaseRecord): Promise<void> {
    const manifest = await cache.read(record.sha)
    if (manifest === undefined) throw new Error(`The manifest ${record.sha} of release ${record.seq} is missing from disk and store.`)
    const { settings } = format.outline(JSON.parse(manifest.identity.toString()))
    const settingsFile = await cache.read(settings)
    live.show(await store.pointers(), record, settingsFile === undefined ? '{}' : format.settingsOf(settingsFile.identity.toString()))
    if (record.overlay !== sources.overlay) sources = { overlay: record.overlay, files: format.applyEdits(baseline.files, record.overlay).files }
    await writeHead(record.plan)
  }

  /** The copy on disk is for others; ours is in memory, so failing to write it undoes nothing. */
  async function writeHead(plan: number): Promise<void> {
    const head = live.head(plan)
    if (head === undefined) return
    try {
      const folder = join(headFolder, String(plan))
      await mkdir(folder, { recursive: true, mode: 0o700 })
      await writeDurably(join(folder, 'head.json'), head.body)
    } catch (error) {
      warn(`The head of plan ${plan} could not be written to disk.`, error)
    }
  }

  function prepare(overlay: readonly OverlayEdit[]): Promise<PreparedCandidate> {
    return prepareCandidate(dependencies, overlay, sources.files)
  }

  async function commit(
    candidate: PreparedCandidate,
    release: Pick<NewRelease, 'overlay' | 'kind' | 'actor' | 'reason' | 'published' | 'expectedSeq'> & { readonly idempotencyKey?: string; readonly details?: Record<string, unknown> },
  ): Promise<ReleaseRecord> {
    if (candidate.release === undefined) throw new PublishBlocked(candidate.blockers, [])
    const { details = {}, ...row } = release
    const createdAt = now()
    const { sha, files } = candidate.release
    await cache.write(files)
    await store.putFiles(files)
    const record = await store.publish({
      ...row,
      plan: format.planVersion,
      sha,
      baseline: baseline.id,
      createdAt,
      audit: { at: createdAt, actor: row.actor, action: `release.${row.kind}`, subject: '', reason: row.reason, details },
    })
    await show(record)
    return record
  }

  /** The guards every publish by a person passes before and after the gates. */
  function guardTurn(request: PublishRequest): void {
    if (request.expectedSeq !== liveSeq()) throw new ReleaseMoved(request.expectedSeq, liveSeq())
    const record = live.record()
    const foreign = record !== undefined && record.baseline !== baseline.id && outcome?.kind !== 'refused'
    if (foreign || outcome?.kind === 'newer-build') throw new NewerBuild()
  }

  function guardFindings(review: Review, request: PublishRequest, actor: string): void {
    if (request.reviewed !== undefined && request.reviewed !== review.hash) throw new DraftChanged()
    const acknowledged = new Set(request.acknowledgedWarnings)
    const open = review.warnings.filter((warning) => warning.mustAcknowledge && !acknowledged.has(warning.id))
    const blockers = [...review.blockers, ...secondPersonNeeded(review, actor)]
    if (blockers.length > 0 || open.length > 0) throw new PublishBlocked(blockers, open)
  }

  function secondPersonNeeded(review: Review, actor: string): Blocker[] {
    if (!approvalsRequired) return []
    return review.warnings.flatMap((warning) => {
      const own = warning.mustAcknowledge && review.edits.some((edit) => edit.fact === warning.fact && edit.actor === actor)
      if (!own) return []
      const message = `You changed ${warning.fact ?? 'this'} yourself; a second person has to publish it.`
      return [{ gate: 'approval' as const, code: 'second-person', message, ...(warning.fact !== undefined && { fact: warning.fact }) }]
    })
  }

  async function replayed(key: string | undefined): Promise<Published | undefined> {
    const release = key === undefined ? undefined : await store.findReleaseByKey(key)
    return release && { release, replayed: true }
  }

  async function prepareDraft(): Promise<{ draft: readonly DraftEdit[]; overlay: readonly OverlayEdit[]; candidate: PreparedCandidate; review: Review }> {
    const draft = await store.draft()
    const overlay = mergeOverlay(sources.overlay, draft, baseline.files, format)
    const candidate = await prepare(overlay)
    const moved = draft.flatMap((edit) => movedUnder(edit, format.readFact(sources.files, edit.fact)))
    const review = reviewOf(overlay, { ...candidate, blockers: [...moved, ...candidate.blockers] }, draft)
    return { draft, overlay, candidate, review }
  }

  async function prepareRollback(seq: number): Promise<{ target: ReleaseRecord; candidate: PreparedCandidate; review: Review }> {
    const target = await store.findRelease(seq)
    if (target === undefined) throw new UnknownRelease(seq)
    const candidate = await prepare(target.overlay)
    const facts = new Set([...sources.overlay, ...target.overlay].map((edit) => edit.fact))
    const changes = [...facts].flatMap((fact) => {
      const next = target.overlay.find((edit) => edit.fact === fact)
      const value = next?.value ?? null
      return sameValue(value, sources.overlay.find((edit) => edit.fact === fact)?.value) ? [] : [{ fact, value, actor: target.actor, at: target.createdAt }]
    })
    return { target, candidate, review: reviewOf(target.overlay, candidate, changes) }
  }

  function reviewOf(overlay: readonly OverlayEdit[], candidate: PreparedCandidate, changes: readonly Pick<DraftEdit, 'fact' | 'value' | 'actor' | 'at'>[]): Review {
    const edits = changes.map(({ fact, value, actor, at }) => {
      const current: unknown = format.readFact(sources.files, fact) ?? null
      const next: unknown = format.readFact(candidate.files, fact) ?? null
      return { fact, text: format.describeEdit({ fact, value, replaces: current }, sources.files), live: current, next, actor, at }
    })
    return { seq: liveSeq(), hash: contentHash(baseline.id, overlay), edits, blockers: candidate.blockers, warnings: candidate.warnings }
  }

  async function releaseBaseline(): Promise<BootOutcome> {
    const latest = await store.latestRelease()
    const pointers = await store.pointers()
    if (latest !== undefined) {
      await restoreFiles(store, cache, latest.sha)
      await show(latest)
    }
    const seq = latest?.seq ?? 0
    if (pointers.some((pointer) => pointer.plan > format.planVersion)) return { kind: 'newer-build', seq }
    const overlay = latest?.overlay ?? []
    const candidate = await prepare(overlay)
    if (latest !== undefined && latest.plan === format.planVersion && latest.baseline === baseline.id && latest.sha === candidate.release?.sha)
      return { kind: 'unchanged', seq }
    // Nobody is there to acknowledge a warning, and every value was either shipped or acknowledged when it was published.
    if (candidate.blockers.length > 0) return { kind: 'refused', seq, blockers: candidate.blockers }
    const reason = latest === undefined ? 'First release' : 'New build'
    const record = await commit(candidate, { overlay, kind: 'system', actor: 'system', reason, published: [], expectedSeq: seq, details: { baseline: baseline.id } })
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

    review: async () => (await prepareDraft()).review,

    publish: (actor, request) =>
      takeTurn(async () => {
        const idempotencyKey = scopedKey(actor, request)
        const earlier = await replayed(idempotencyKey)
        if (earlier !== undefined) return earlier
        guardTurn(request)
        const { draft, overlay, candidate, review } = await prepareDraft()
        if (draft.length === 0) throw new NothingToPublish()
        guardFindings(review, request, actor)
        const details = { edits: draft.map(({ fact, value, replaces, actor }) => ({ fact, value, replaces, actor })), acknowledged: request.acknowledgedWarnings ?? [] }
        const release = await commit(candidate, { overlay, kind: 'publish', actor, reason: request.reason, published: draft, expectedSeq: request.expectedSeq, details, ...(idempotencyKey !== undefined && { idempotencyKey }) })
        if (outcome?.kind === 'refused') outcome = { kind: 'released', seq: release.seq }
        return { release, replayed: false }
      }),

    reviewRollback: async (seq) => (await prepareRollback(seq)).review,

    rollback: (actor, seq, request) =>
      takeTurn(async () => {
        const idempotencyKey = scopedKey(actor, request)
        const earlier = await replayed(idempotencyKey)
        if (earlier !== undefined) return earlier
        guardTurn(request)
        const { target, candidate, review } = await prepareRollback(seq)
        guardFindings(review, request, actor)
        const details = { to: seq, acknowledged: request.acknowledgedWarnings ?? [] }
        const release = await commit(candidate, { overlay: target.overlay, kind: 'rollback', actor, reason: request.reason, published: [], expectedSeq: request.expectedSeq, details, ...(idempotencyKey !== undefined && { idempotencyKey }) })
        if (outcome?.kind === 'refused') outcome = { kind: 'released', seq: release.seq }
        return { release, replayed: false }
      }),

    refresh: () =>
      takeTurn(async () => {
        const pointers = await store.pointers()
        if (Math.max(0, ...pointers.map((pointer) => pointer.seq)) === liveSeq()) return
        const latest = await store.latestRelease()
        if (latest === undefined) return
        await restoreFiles(store, cache, latest.sha)
        await show(latest)
      }),

    liveSeq,
    overlay: () => sources.overlay,
    liveFiles: () => sources.files,
    baselineConflicts: () => sources.overlay.flatMap((edit) => baselineConflict(edit, format.readFact(baseline.files, edit.fact))),
  }
}

function movedUnder(edit: DraftEdit, current: unknown): Blocker[] {
  if (sameValue(edit.replaces, current) || sameValue(edit.value, current)) return []
  const message = `${edit.fact} was changed meanwhile, from ${JSON.stringify(edit.replaces)} to ${JSON.stringify(current ?? null)}. Keep your value or take the live one.`
  return [{ gate: 'conflict', code: 'live-changed', message, fact: edit.fact }]
}

function baselineConflict(edit: OverlayEdit, shippedNow: unknown): BaselineConflict[] {
  if (sameValue(edit.replaces, shippedNow)) return []
  const { fact, value, replaces, actor, at } = edit
  return [{ fact, operator: value, shippedThen: replaces, shippedNow: shippedNow ?? null, actor, at }]
}

/** A key belongs to whoever sent it, so that nobody can learn of or block another's publish. */
function scopedKey(actor: string, { idempotencyKey }: PublishRequest): string | undefined {
  return idempotencyKey === undefined ? undefined : `${actor}:${idempotencyKey}`
}

function contentHash(baseline: string, overlay: readonly OverlayEdit[]): string {
  const content = overlay.map(({ fact, value }) => ({ fact, value }))
  return createHash('sha256').update(canonicalize({ baseline, content }) ?? '').digest('hex')
}
