import { readFile, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { describe, expect, it, vi } from 'vitest'
import { addressOf } from '../../../../src/format/compileRelease.ts'
import type { Actor } from '../../base/people/Actor.ts'
import { verifyChain } from '../../audit/verifyStore.ts'
import { compileHere } from '../../documents/compile/compileHere.ts'
import type { Core } from '../../core/createCore.ts'
import type { Format } from '../../base/Format.ts'
import {
  DraftChanged,
  NewerBuild,
  NothingToPublish,
  OwnEdits,
  PublishBlocked,
  ReleaseMoved,
  UnknownRelease,
} from '../../base/refusals.ts'
import { createTestCore, testClock, testFolder } from '../../testing/createTestCore.ts'
import { fakeDocuments, fakeFormat } from '../../testing/fakeFormat.ts'
import { testBaseline } from '../../testing/testBaseline.ts'

const mina: Actor = { name: 'mina', role: 'owner' }
const jun: Actor = { name: 'jun', role: 'publisher' }
const MIN = 'settings:/recharge/bank/min'
const MAX = 'settings:/recharge/bank/max'
const DAY = 24 * 60 * 60_000

async function booted(options: Parameters<typeof createTestCore>[0] = {}): Promise<Core> {
  const core = await createTestCore(options)
  await core.publisher.boot()
  return core
}

function changedBaseline(path: string, change: (text: string) => string) {
  const files = fakeDocuments.map((file) => (file.path === path ? { path, text: change(file.text) } : file))
  return { id: addressOf(files), files }
}

/** Lets somebody join the only open change; answers its id. */
async function joinOnly({ changes }: Core, actor: Actor): Promise<string> {
  const [only] = (await changes.list()).changes
  return (await changes.join(actor, only?.id ?? '')).id
}

async function blockersOf(publishing: Promise<unknown>): Promise<string[]> {
  const error = await publishing.then(
    () => undefined,
    (error: unknown) => error,
  )
  expect(error).toBeInstanceOf(PublishBlocked)
  const { blockers, warnings } = (error as PublishBlocked).details as {
    blockers: { code: string }[]
    warnings: { code: string }[]
  }
  return [...blockers, ...warnings].map(({ code }) => code)
}

const acknowledge = ({ warnings }: { readonly warnings: readonly { readonly id: string }[] }): readonly string[] =>
  warnings.map(({ id }) => id)

describe('boot', () => {
  it('releases the shipped documents as number 1 and does nothing at the next start', async () => {
    const dataDir = await testFolder()
    const core = await createTestCore({ dataDir })
    expect(await core.publisher.boot()).toEqual({ kind: 'released', seq: 1 })
    const head = core.live.head(1)
    expect(JSON.parse(head?.body ?? '')).toEqual({
      seq: 1,
      sha: core.live.record()?.sha,
      at: '2026-03-02T05:00:00.000Z',
      chain: '0'.repeat(64),
    })
    expect(Buffer.byteLength(head?.body ?? '')).toBeLessThanOrEqual(512)
    expect(await readFile(join(dataDir, 'release/1/head.json'), 'utf8')).toBe(head?.body)

    let played = 0
    const again = await createTestCore({ dataDir, playTest: () => Promise.resolve([]).finally(() => (played += 1)) })
    expect(await again.publisher.boot()).toEqual({ kind: 'unchanged', seq: 1 })
    expect(played).toBe(0)
    expect(again.live.head(1)).toEqual(head)
  })

  it('carries operators’ edits over to a new build', async () => {
    const dataDir = await testFolder()
    const core = await booted({ dataDir })
    await core.draft.put(mina, { fact: MIN, value: '120', replaces: '100' })
    await core.publisher.publish('mina', { reason: 'bank asked', expectedSeq: 1 })

    const next = await createTestCore({
      dataDir,
      baseline: changedBaseline('copy/en.json', (text) => text.replace('Home', 'Start')),
    })
    expect(await next.publisher.boot()).toEqual({ kind: 'released', seq: 3 })
    expect(next.live.record()).toMatchObject({ kind: 'system', actor: 'system' })
    expect(JSON.parse(next.live.settings()?.body ?? '')).toMatchObject({ recharge: { bank: { min: '120' } } })
    expect(next.publisher.baselineConflicts()).toEqual([])
  })

  it('names an edit whose shipped value the new build changed too', async () => {
    const dataDir = await testFolder()
    const core = await booted({ dataDir })
    await core.draft.put(mina, { fact: MIN, value: '120', replaces: '100' })
    await core.publisher.publish('mina', { reason: 'bank asked', expectedSeq: 1 })

    const next = await booted({
      dataDir,
      baseline: changedBaseline('settings.json', (text) => text.replace('"100"', '"110"')),
    })
    expect(next.publisher.baselineConflicts()).toMatchObject([
      { fact: MIN, operator: '120', shippedThen: '100', shippedNow: '110', actor: 'mina' },
    ])

    await next.draft.put(jun, { fact: MIN, value: '120', replaces: '120' })
    await next.publisher.publish('jun', { reason: 'keep ours', expectedSeq: 3 })
    expect(next.publisher.baselineConflicts()).toEqual([])
  })

  it('keeps the old head when the new build is refused, and says why', async () => {
    const dataDir = await testFolder()
    const core = await booted({ dataDir })
    const head = core.live.head(1)

    const next = await createTestCore({ dataDir, baseline: changedBaseline('copy/en.json', () => '{}') })
    expect(await next.publisher.boot()).toMatchObject({ kind: 'refused', seq: 1, blockers: [{ code: 'missing-copy' }] })
    expect(next.live.head(1)).toEqual(head)
    expect((await next.store.listReleases({ limit: 9 })).length).toBe(1)
  })

  it('freezes the head of an older plan and marks it retired', async () => {
    const dataDir = await testFolder()
    const old = await booted({ dataDir })
    const newer = await booted({ dataDir, format: { ...fakeFormat, planVersion: 2 } })
    expect(JSON.parse(newer.live.head(1)?.body ?? '')).toMatchObject({ seq: 1, retired: true })
    expect(await readFile(join(dataDir, 'release/1/head.json'), 'utf8')).toBe(newer.live.head(1)?.body)
    expect(JSON.parse(newer.live.head(2)?.body ?? '')).toMatchObject({ seq: 2 })

    await old.draft.put(mina, { fact: MIN, value: '120', replaces: '100' })
    await expect(old.publisher.publish('mina', { reason: 'late', expectedSeq: 1 })).rejects.toThrow(ReleaseMoved)
    await old.publisher.refresh()
    await expect(old.publisher.publish('mina', { reason: 'late', expectedSeq: 2 })).rejects.toThrow(NewerBuild)
  })

  it('brings files back that the disk lost or damaged', async () => {
    const dataDir = await testFolder()
    const core = await booted({ dataDir })
    const sha = core.live.record()?.sha ?? ''
    await rm(join(dataDir, 'files'), { recursive: true })
    const again = await booted({ dataDir })
    expect((await again.cache.read(sha))?.identity.toString()).toContain('"baseline"')

    await writeFile(join(dataDir, 'files', `${sha}.json`), '{"half":')
    const damaged = await booted({ dataDir })
    expect((await damaged.cache.read(sha))?.identity.toString()).toContain('"baseline"')
  })
})

describe('publish', () => {
  it('merges no edits into the documents on the thread of the service', async () => {
    const compiler = compileHere({ format: fakeFormat, baseline: testBaseline })
    const applyEdits = vi.fn<Format['applyEdits']>((files, edits) => fakeFormat.applyEdits(files, edits))
    const { draft, publisher } = await booted({ format: { ...fakeFormat, applyEdits }, compiler })
    await draft.put(mina, { fact: MIN, value: '120', replaces: '100' })
    await publisher.publish('mina', { reason: 'r', expectedSeq: 1 })
    expect(applyEdits).not.toHaveBeenCalled()
    const { files } = fakeFormat.applyEdits(testBaseline.files, publisher.overlay())
    expect(publisher.liveFiles()).toEqual(files)
    expect(files).not.toEqual(testBaseline.files)
  })

  it('puts the draft live, empties it and writes the audit in one go', async () => {
    const core = await booted()
    const seen: number[] = []
    core.live.subscribe((head) => seen.push(head.seq))
    await core.draft.put(mina, { fact: MIN, value: '120', replaces: '100' })
    const { release } = await core.publisher.publish('mina', { reason: 'bank asked', expectedSeq: 1 })
    expect(release).toMatchObject({
      seq: 2,
      kind: 'publish',
      actor: 'mina',
      reason: 'bank asked',
      overlay: [{ fact: MIN, value: '120', replaces: '100' }],
    })
    expect(seen).toEqual([2])
    expect(await core.draft.list()).toEqual([])
    expect(JSON.parse(core.live.settings()?.body ?? '')).toMatchObject({ recharge: { bank: { min: '120' } } })
    const [record] = await core.store.listAudit({ limit: 1 })
    expect(record).toMatchObject({
      action: 'release.publish',
      actor: 'mina',
      subject: 'release:2',
      reason: 'bank asked',
      details: { seq: 2, sha: release.sha },
    })
    expect(await verifyChain(core.store)).toMatchObject({ ok: true })
  })

  it('shows the draft and the release under it as of one moment, also while a release is stored but not yet shown', async () => {
    const core = await booted()
    await core.draft.put(mina, { fact: MIN, value: '120', replaces: '100' })
    const stored = Promise.withResolvers<void>()
    const goOn = Promise.withResolvers<void>()
    const find = core.store.findRelease.bind(core.store)
    vi.spyOn(core.store, 'findRelease').mockImplementationOnce(async (seq) => {
      stored.resolve()
      await goOn.promise
      return find(seq)
    })
    const published = core.publisher.publish('mina', { reason: 'bank asked', expectedSeq: 1 })
    await stored.promise
    expect(await core.store.changes()).toEqual([])
    const drafted = core.publisher.changes()
    const release = core.publisher.changes().then(({ changes }) => core.publisher.draftRelease(changes))
    // An operator who saw the draft goes on from it, and is not told that somebody else took it back.
    const next = core.draft.put(mina, { fact: MIN, value: '130', replaces: '120' })
    goOn.resolve()
    expect(await drafted).toEqual({ seq: 2, changes: [], schedules: [], trials: [] })
    expect(await release).toMatchObject({ seq: 2, release: { sha: (await published).release.sha } })
    expect(await next).toMatchObject({ edit: { value: '130', replaces: '120' } })
  })

  it('goes on drafting while a stored release cannot be shown', async () => {
    const warned: string[] = []
    const core = await booted({ warn: (message) => warned.push(message) })
    await core.draft.put(mina, { fact: MIN, value: '120', replaces: '100' })
    const show = vi.spyOn(core.store, 'findRelease').mockRejectedValue(new Error('not now'))
    await core.publisher.publish('mina', { reason: 'bank asked', expectedSeq: 1 })
    expect(warned).toHaveLength(1)
    expect(await core.publisher.changes()).toEqual({ seq: 1, changes: [], schedules: [], trials: [] })
    show.mockRestore()
    expect(await core.publisher.changes()).toEqual({ seq: 2, changes: [], schedules: [], trials: [] })
  })

  it('answers the same release when the same key comes again', async () => {
    const core = await booted()
    await core.draft.put(mina, { fact: MIN, value: '120', replaces: '100' })
    const request = { reason: 'bank asked', expectedSeq: 1, idempotencyKey: 'k1' }
    const first = await core.publisher.publish('mina', request)
    const second = await core.publisher.publish('mina', request)
    expect(second).toEqual({ release: first.release, replayed: true })
    await expect(core.publisher.publish('jun', request)).rejects.toThrow(ReleaseMoved)
  })

  it('lets one of two publishers who saw the same release win', async () => {
    const core = await booted()
    await core.draft.put(mina, { fact: MIN, value: '120', replaces: '100' })
    const outcomes = await Promise.allSettled(
      ['mina', 'jun'].map((actor) => core.publisher.publish(actor, { reason: 'race', expectedSeq: 1 })),
    )
    expect(outcomes.map((outcome) => outcome.status).toSorted()).toEqual(['fulfilled', 'rejected'])
  })

  it('refuses an empty draft and a draft that changed since its review', async () => {
    const core = await booted()
    await expect(core.publisher.publish('mina', { reason: 'r', expectedSeq: 1 })).rejects.toThrow(NothingToPublish)
    await core.draft.put(mina, { fact: MIN, value: '120', replaces: '100' })
    const { hash } = await core.publisher.review()
    const change = await joinOnly(core, jun)
    await core.draft.put(jun, { change, fact: MAX, value: '9000', replaces: '10000' })
    await expect(core.publisher.publish('mina', { reason: 'r', expectedSeq: 1, reviewed: hash })).rejects.toThrow(
      DraftChanged,
    )
  })

  it('shows the draft in plain words beside the live values', async () => {
    const core = await booted()
    await core.draft.put(mina, { fact: MIN, value: '160', replaces: '100' })
    expect(await core.publisher.review()).toMatchObject({
      seq: 1,
      edits: [{ fact: MIN, text: `${MIN}: "100" → "160"`, live: '100', next: '160', actor: 'mina' }],
      blockers: [],
      warnings: [{ code: 'large-change', mustAcknowledge: true }],
    })
  })

  it('names every blocker of every gate in one refusal', async () => {
    const core = await booted({
      rails: { '/recharge/*/max': { max: '50000' } },
      playTest: () => Promise.resolve([{ gate: 'play', code: 'screen-failed', message: 'home fails' }]),
      format: { ...fakeFormat, limits: { ...fakeFormat.limits, releaseBytes: 1_000 } },
    }).catch(() => undefined)
    expect(core).toBeDefined()
    if (core === undefined) return
    expect(core.publisher.bootOutcome()).toMatchObject({
      kind: 'refused',
      seq: 0,
      blockers: [{ code: 'too-large' }, { code: 'screen-failed' }],
    })
    await core.draft.put(mina, { fact: MAX, value: '60000', replaces: '10000' })
    await core.draft.put(mina, { fact: MIN, value: '70000', replaces: '100' })
    await core.draft.put(mina, { fact: 'settings:/recharge/bank/on', value: false, replaces: true })
    expect(await blockersOf(core.publisher.publish('mina', { reason: 'r', expectedSeq: 0 }))).toEqual([
      'too-large',
      'screen-failed',
      'range-crossed',
      'outside-rails',
      'no-pay-way',
      'large-change',
      'large-change',
    ])
  })

  it('refuses a draft that the check refuses, and still lists what the money gate finds', async () => {
    const core = await booted()
    await core.draft.put(mina, { fact: 'copy:en:new.key', value: 'x', replaces: null })
    await core.draft.put(mina, { fact: MIN, value: '20000', replaces: '100' })
    expect(await blockersOf(core.publisher.publish('mina', { reason: 'r', expectedSeq: 1 }))).toEqual([
      'missing-copy',
      'range-crossed',
      'large-change',
    ])
    expect(core.live.record()?.seq).toBe(1)
  })

  it('requires a large change to be acknowledged, and again after the value changes', async () => {
    const core = await booted()
    await core.draft.put(mina, { fact: MIN, value: '160', replaces: '100' })
    const { warnings } = await core.publisher.review()
    const acknowledgedWarnings = warnings.map((warning) => warning.id)
    expect(await blockersOf(core.publisher.publish('mina', { reason: 'r', expectedSeq: 1 }))).toEqual(['large-change'])
    await core.draft.put(mina, { fact: MIN, value: '9000', replaces: '160' })
    expect(
      await blockersOf(core.publisher.publish('mina', { reason: 'r', expectedSeq: 1, acknowledgedWarnings })),
    ).toEqual(['large-change'])
    await core.draft.put(mina, { fact: MIN, value: '160', replaces: '9000' })
    expect(
      (await core.publisher.publish('mina', { reason: 'r', expectedSeq: 1, acknowledgedWarnings })).release.seq,
    ).toBe(2)
  })

  it('requires a second person for a large change only where approvals are required', async () => {
    const core = await booted({ approvalsRequired: true })
    await core.draft.put(mina, { fact: MIN, value: '160', replaces: '100' })
    const acknowledgedWarnings = (await core.publisher.review()).warnings.map((warning) => warning.id)
    expect(
      await blockersOf(core.publisher.publish('mina', { reason: 'r', expectedSeq: 1, acknowledgedWarnings })),
    ).toEqual(['second-person'])
    expect(
      (await core.publisher.publish('jun', { reason: 'r', expectedSeq: 1, acknowledgedWarnings })).release.seq,
    ).toBe(2)
  })

  it('accepts somebody else’s approval only for the content it was given for', async () => {
    const core = await booted({ approvalsRequired: true })
    const { publisher, draft } = core
    const publish = async () =>
      publisher.publish('mina', {
        reason: 'r',
        expectedSeq: 1,
        acknowledgedWarnings: (await publisher.review()).warnings.map(({ id }) => id),
      })
    await expect(publisher.approve('jun', 'no draft')).rejects.toThrow(NothingToPublish)
    await draft.put(mina, { fact: MIN, value: '160', replaces: '100' })
    const first = await publisher.review()
    expect(first).toMatchObject({ approvals: [], secondPersonFor: [{ fact: MIN, author: 'mina' }] })
    await expect(publisher.approve('mina', first.hash)).rejects.toThrow(OwnEdits)
    await expect(publisher.approve('jun', 'another hash')).rejects.toThrow(DraftChanged)
    expect(await publisher.approve('jun', first.hash)).toMatchObject([{ actor: 'jun' }])
    expect(await publisher.review()).toMatchObject({ approvals: [{ actor: 'jun' }], secondPersonFor: [] })

    // Another edit, even one that is undone, is another draft.
    await draft.put(mina, { fact: MIN, value: '170', replaces: '160' })
    expect(await blockersOf(publish())).toEqual(['second-person'])
    await draft.put(mina, { fact: MIN, value: '160', replaces: '170' })
    expect((await publisher.review()).hash).toBe(first.hash)
    expect(await blockersOf(publish())).toEqual(['second-person'])

    await publisher.approve('jun', first.hash)
    expect(await publisher.withdrawApproval('jun', first.hash)).toEqual([])
    expect(await blockersOf(publish())).toEqual(['second-person'])
    await publisher.approve('jun', first.hash)
    expect((await publish()).release.seq).toBe(2)
    const [entry] = await core.store.listAudit({ limit: 1 })
    expect(entry).toMatchObject({
      actor: 'mina',
      action: 'release.publish',
      details: { approvals: [{ actor: 'jun' }] },
    })
  })

  it('counts an approval only for changes that the approver did not make', async () => {
    const core = await booted({ approvalsRequired: true })
    const { publisher, draft } = core
    await draft.put(mina, { fact: MIN, value: '160', replaces: '100' })
    const change = await joinOnly(core, jun)
    await draft.put(jun, { change, fact: MAX, value: '20000', replaces: '10000' })
    const { hash, secondPersonFor } = await publisher.review()
    expect(secondPersonFor).toHaveLength(2)
    await publisher.approve('jun', hash)
    expect((await publisher.review()).secondPersonFor).toEqual([{ fact: MAX, author: 'jun' }])
  })

  it('rolls back without a second person to a release that led to the live one', async () => {
    const { publisher, draft } = await booted({ approvalsRequired: true })
    await draft.put(mina, { fact: MIN, value: '160', replaces: '100' })
    await publisher.publish('jun', {
      reason: 'r',
      expectedSeq: 1,
      acknowledgedWarnings: acknowledge(await publisher.review()),
    })
    const back = { reason: 'r', expectedSeq: 2, acknowledgedWarnings: acknowledge(await publisher.reviewRollback(1)) }
    expect((await publisher.rollback('mina', 1, back)).release.seq).toBe(3)
  })

  it('does not roll "back" to a release that was taken back, which would need no second person', async () => {
    const { publisher, draft } = await booted({ approvalsRequired: true })
    await draft.put(mina, { fact: MIN, value: '160', replaces: '100' })
    await publisher.publish('jun', {
      reason: 'r',
      expectedSeq: 1,
      acknowledgedWarnings: acknowledge(await publisher.review()),
    })
    await publisher.rollback('mina', 1, {
      reason: 'r',
      expectedSeq: 2,
      acknowledgedWarnings: acknowledge(await publisher.reviewRollback(1)),
    })
    const forward = await publisher.reviewRollback(2)
    expect(forward.blockers).toMatchObject([{ code: 'second-person', fact: MIN }])
    expect(
      await blockersOf(
        publisher.rollback('mina', 2, { reason: 'r', expectedSeq: 3, acknowledgedWarnings: acknowledge(forward) }),
      ),
    ).toEqual(['second-person'])
    // The release that the rollback restored is still one that led here.
    await publisher.rollback('mina', 1, { reason: 'r', expectedSeq: 3 })
  })

  it('asks about the changed value, however the edit was written', async () => {
    const { publisher, draft } = await booted({ approvalsRequired: true })
    await draft.put(mina, {
      fact: 'settings:/recharge/bank',
      value: { on: true, min: '160', max: '10000' },
      replaces: { on: true, min: '100', max: '10000' },
    })
    const review = await publisher.review()
    expect(review.secondPersonFor).toEqual([{ fact: MIN, author: 'mina' }])
    expect(
      await blockersOf(
        publisher.publish('mina', { reason: 'r', expectedSeq: 1, acknowledgedWarnings: acknowledge(review) }),
      ),
    ).toEqual(['second-person'])
  })

  it('treats many small steps as one large change', async () => {
    const { publisher, draft } = await booted({ approvalsRequired: true })
    const step = async (actor: typeof mina, value: string, replaces: string, publishedBy = actor.name) => {
      await draft.put(actor, { fact: MIN, value, replaces })
      const review = await publisher.review()
      return publisher.publish(publishedBy, {
        reason: 'r',
        expectedSeq: review.seq,
        acknowledgedWarnings: acknowledge(review),
      })
    }
    await step(mina, '149', '100')
    expect(await blockersOf(step(mina, '222', '149'))).toEqual(['second-person'])
    expect((await publisher.review()).warnings).toMatchObject([{ code: 'large-since-agreed', fact: MIN }])
    // A second person agrees on 222, and the count starts again from there.
    await publisher.publish('jun', {
      reason: 'r',
      expectedSeq: 2,
      acknowledgedWarnings: acknowledge(await publisher.review()),
    })
    await step(mina, '330', '222')
    expect(await blockersOf(step(mina, '340', '330'))).toEqual(['second-person'])
  })

  it('counts everybody on the command line as one person', async () => {
    const { publisher, draft } = await booted({ approvalsRequired: true })
    await draft.put({ name: 'cli:root', role: 'owner' }, { fact: MIN, value: '160', replaces: '100' })
    const review = await publisher.review()
    const request = { reason: 'r', expectedSeq: 1, acknowledgedWarnings: acknowledge(review) }
    expect(await blockersOf(publisher.publish('cli:somebody', request))).toEqual(['second-person'])
    await expect(publisher.approve('cli:other', review.hash)).rejects.toMatchObject({
      code: 'second-person',
      details: { why: 'cli', fact: MIN, author: 'cli:root' },
    })
    expect(await blockersOf(publisher.publish('cli:somebody', request))).toEqual(['second-person'])
    expect((await publisher.publish('mina', request)).release.seq).toBe(2)
  })

  it('always asks about settings that decide where members and money go, and about whole screens', async () => {
    const { publisher, draft } = await booted({ approvalsRequired: true })
    await draft.put(mina, { fact: 'settings:/recharge/chips', value: ['1'], replaces: null })
    await draft.put(mina, {
      fact: 'screen:home',
      value: { id: 'home', title: 'home.title', body: [] },
      replaces: { id: 'home', title: 'home.title' },
    })
    expect((await publisher.review()).secondPersonFor.map(({ fact }) => fact).toSorted()).toEqual([
      'screen:home',
      'settings:/recharge/chips',
    ])
  })

  it('does not count an account as a second person if the author let it in within a day', async () => {
    const clock = testClock()
    const { publisher, draft, store, accounts } = await booted({ approvalsRequired: true, clock })
    const join = async (name: string, by: { name: string; role: 'owner' }) =>
      accounts.join((await accounts.invite(by, { role: 'owner' })).token, name, 'a few random words', {
        ip: '',
        agent: '',
      })
    await accounts.join(await accounts.issueSetup(), 'mina', 'a few random words', { ip: '', agent: '' })
    await join('noel', { name: 'mina', role: 'owner' })
    await join('sun', { name: 'noel', role: 'owner' })
    await draft.put(mina, { fact: MIN, value: '160', replaces: '100' })
    const request = { reason: 'r', expectedSeq: 1, acknowledgedWarnings: acknowledge(await publisher.review()) }
    for (const name of ['mina', 'noel', 'sun'])
      expect(await blockersOf(publisher.publish(name, request)), name).toEqual(['second-person'])
    expect(
      (await store.listAudit({ limit: 20, action: 'operator.join' })).map(({ subject, details }) => [
        subject,
        details['invitedBy'],
      ]),
    ).toEqual([
      ['sun', 'noel'],
      ['noel', 'mina'],
      ['mina', 'system'],
    ])
    clock.pass(DAY)
    expect((await publisher.publish('noel', request)).release.seq).toBe(2)
  })

  it('refuses an approval that would not count, and says why', async () => {
    const clock = testClock()
    const core = await booted({ approvalsRequired: true, clock })
    const { publisher, draft, store, accounts } = core
    const caller = { ip: '', agent: '' }
    const join = async (by: string, role: 'editor' | 'owner', name: string) => {
      const { token } = await accounts.invite({ name: by, role: 'owner' }, { role })
      return (await accounts.join(token, name, 'a few random words', caller)).operator
    }
    await accounts.join(await accounts.issueSetup(), 'mina', 'a few random words', caller)
    const sun = await join('cli:root', 'editor', 'sun')
    clock.pass(DAY)
    await join('mina', 'owner', 'noel')
    await accounts.changeOperator(mina, sun.id, { role: 'publisher' })
    // A single edit of hers among others' is what needs somebody else.
    await draft.put(mina, { fact: MIN, value: '160', replaces: '100' })
    const change = await joinOnly(core, jun)
    await draft.put(jun, { change, fact: 'copy:en:home.title', value: 'Start', replaces: 'Home' })
    const { hash } = await publisher.review()
    const details = { fact: MIN, author: 'mina' }
    for (const [name, why] of [
      ['mina', 'own'],
      ['noel', 'let-in'],
      ['sun', 'let-in'],
    ] as const)
      await expect(publisher.approve(name, hash), name).rejects.toMatchObject({
        code: 'second-person',
        details: { why, ...details },
      })
    expect(await store.listAudit({ limit: 1, action: 'draft.approve' })).toEqual([])
    clock.pass(DAY)
    expect(await publisher.approve('sun', hash)).toMatchObject([{ actor: 'sun' }])
    expect((await publisher.review()).secondPersonFor).toEqual([])
  })

  it('ignores the approval of somebody who was disabled or may no longer publish', async () => {
    const { publisher, draft, accounts, store } = await booted({ approvalsRequired: true })
    const caller = { ip: '', agent: '' }
    await accounts.join(await accounts.issueSetup(), 'mina', 'a few random words', caller)
    const { operator } = await accounts.join(
      (await accounts.invite({ name: 'cli:root', role: 'owner' }, { role: 'publisher' })).token,
      'jun',
      'a few random words',
      caller,
    )
    await draft.put(mina, { fact: MIN, value: '160', replaces: '100' })
    const { hash } = await publisher.review()
    await publisher.approve('jun', hash)
    const [approval] = await store.listAudit({ limit: 1 })
    const contentHash = String(approval?.details['contentHash'])
    expect(await store.approvals(contentHash)).toHaveLength(1)
    await accounts.changeOperator(mina, operator.id, { role: 'editor' })
    expect(await store.approvals(contentHash)).toEqual([])
    // One that was written straight to the store does not count either.
    await store.approve(
      (await store.changes())[0]?.id ?? '',
      contentHash,
      { actor: 'jun', at: '2026-03-02T05:00:00.000Z' },
      { at: '', actor: 'jun', action: 'draft.approve', subject: 'draft', reason: '', details: {} },
    )
    expect(await publisher.review()).toMatchObject({ approvals: [], secondPersonFor: [{ fact: MIN }] })
  })

  it('refuses a draft edit whose live value has changed until somebody decides', async () => {
    const dataDir = await testFolder()
    const core = await booted({ dataDir })
    const other = await booted({ dataDir })
    await other.draft.put(jun, { fact: MIN, value: '120', replaces: '100' })
    await other.publisher.publish('jun', { reason: 'first', expectedSeq: 1 })
    await other.draft.put(jun, { fact: MIN, value: '130', replaces: '120' })
    await other.publisher.rollback('jun', 1, { reason: 'no', expectedSeq: 2 })
    expect(await blockersOf(other.publisher.publish('jun', { reason: 'r', expectedSeq: 3 }))).toEqual(['live-changed'])
    await other.draft.put(jun, { fact: MIN, value: '130', replaces: '130' })
    expect((await other.publisher.publish('jun', { reason: 'r', expectedSeq: 3 })).release.seq).toBe(4)
    await core.publisher.refresh()
    expect(core.live.head(1)).toEqual(other.live.head(1))
  })
})

describe('rollback', () => {
  it('puts an older overlay on top under a new number', async () => {
    const core = await booted()
    await core.draft.put(mina, { fact: MIN, value: '120', replaces: '100' })
    await core.publisher.publish('mina', { reason: 'up', expectedSeq: 1 })
    expect((await core.publisher.reviewRollback(1)).edits).toMatchObject([{ fact: MIN, live: '120', next: '100' }])
    const { release } = await core.publisher.rollback('jun', 1, { reason: 'wrong bank', expectedSeq: 2 })
    expect(release).toMatchObject({ seq: 3, kind: 'rollback', overlay: [], actor: 'jun' })
    expect(release.sha).toBe((await core.store.findRelease(1))?.sha)
    expect((await core.store.listAudit({ limit: 1 }))[0]).toMatchObject({
      action: 'release.rollback',
      details: { to: 1, seq: 3 },
    })
  })

  it('goes through the gates of today', async () => {
    const dataDir = await testFolder()
    const core = await booted({ dataDir })
    await core.draft.put(mina, { fact: MAX, value: '12000', replaces: '10000' })
    await core.publisher.publish('mina', { reason: 'up', expectedSeq: 1 })
    await core.publisher.rollback('mina', 1, { reason: 'down', expectedSeq: 2 })
    const railed = await booted({ dataDir, rails: { '/recharge/*/max': { max: '11000' } } })
    expect(await blockersOf(railed.publisher.rollback('mina', 2, { reason: 'up again', expectedSeq: 3 }))).toEqual([
      'outside-rails',
      'near-rail',
    ])
    await expect(railed.publisher.rollback('mina', 99, { reason: 'x', expectedSeq: 3 })).rejects.toThrow(UnknownRelease)
  })

  it('leaves the draft alone', async () => {
    const core = await booted()
    await core.draft.put(mina, { fact: MIN, value: '120', replaces: '100' })
    await core.publisher.rollback('jun', 1, { reason: 'again', expectedSeq: 1 })
    expect(await core.draft.list()).toHaveLength(1)
    expect(testBaseline.files).toHaveLength(5)
  })
})
