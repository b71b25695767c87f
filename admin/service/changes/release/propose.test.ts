import { describe, expect, it, vi } from 'vitest'
import type { Actor } from '../../base/people/Actor.ts'
import type { Core } from '../../core/createCore.ts'
import { NothingToPublish, PublishBlocked, UnknownChange, WhichChange } from '../../base/refusals.ts'
import { createTestCore, testClock, testFolder } from '../../testing/createTestCore.ts'
import { testBaseline } from '../../testing/testBaseline.ts'
import { addressOf } from '../../../../src/format/compileRelease.ts'
import { type Gate, noFindings } from '../../documents/gates/Gate.ts'
import { prepareCandidate } from './propose.ts'

const mina: Actor = { name: 'mina', role: 'editor' }
const jun: Actor = { name: 'jun', role: 'editor' }
const MIN = 'settings:/recharge/bank/min'
const TITLE = 'copy:en:home.title'
const BALANCE = 'settings:/polling/balance'

const edits = {
  [MIN]: { fact: MIN, value: '160', replaces: '100' },
  [TITLE]: { fact: TITLE, value: 'Start', replaces: 'Home' },
  [BALANCE]: { fact: BALANCE, value: 60, replaces: 30 },
} as const

/** A change of mina's with a money edit, and one of jun's. */
async function twoChanges(options: Parameters<typeof createTestCore>[0] = {}) {
  const core = await createTestCore(options)
  await core.publisher.boot()
  const minas = await core.draft.put(mina, edits[MIN])
  const juns = await core.draft.put(jun, edits[TITLE])
  return { core, minas: minas?.change ?? '', juns: juns?.change ?? '' }
}

/** Reviews a change, or an older release, and publishes what was reviewed. */
async function publish({ publisher }: Core, change: string, actor = 'ara') {
  const { seq, hash, warnings } = await publisher.review({ change })
  const acknowledgedWarnings = warnings.map(({ id }) => id)
  return publisher.publish(actor, { change, reason: 'r', expectedSeq: seq, reviewed: hash, acknowledgedWarnings })
}

async function approve({ publisher }: Core, change: string): Promise<void> {
  await publisher.approve('sol', (await publisher.review({ change })).hash, change)
}

const approversOf = async ({ publisher }: Core, change: string) =>
  (await publisher.review({ change })).approvals.map(({ actor }) => actor)

describe('a change', () => {
  it('goes live alone; the other stays open and moves along', async () => {
    const { core, minas, juns } = await twoChanges()
    const { release } = await publish(core, juns)
    expect(release.overlay).toMatchObject([{ fact: TITLE, value: 'Start', actor: 'jun' }])
    expect((await core.changes.list()).changes.map(({ id }) => id)).toEqual([minas])
    expect(await core.publisher.review({ change: minas })).toMatchObject({
      change: { id: minas, name: '', owner: 'mina' },
      seq: 2,
      blockers: [],
      edits: [{ fact: MIN, live: '100', next: '160' }],
    })
    expect((await publish(core, minas)).release.overlay).toHaveLength(2)
  })

  it('is not held up by an invalid one of somebody else', async () => {
    const { core, minas, juns } = await twoChanges()
    await core.draft.put(jun, { fact: 'copy:en:new.key', value: 'x', replaces: null })
    expect((await core.publisher.review({ change: juns })).blockers).toMatchObject([{ code: 'missing-copy' }])
    await expect(publish(core, juns)).rejects.toThrow(PublishBlocked)
    expect((await publish(core, minas)).release.overlay).toMatchObject([{ fact: MIN, value: '160' }])
  })

  it('is in conflict only where another one that went live touched the same fact', async () => {
    const { core, minas, juns } = await twoChanges()
    await core.draft.put(mina, edits[BALANCE])
    await core.draft.put(jun, { fact: MIN, value: '130', replaces: '100' })
    await publish(core, juns)
    const { blockers } = await core.publisher.review({ change: minas })
    expect(blockers.map(({ code, fact }) => [code, fact])).toEqual([['live-changed', MIN]])
    await core.draft.put(mina, { change: minas, fact: MIN, value: '160', replaces: '160' })
    expect((await core.publisher.review({ change: minas })).blockers).toEqual([])
    expect((await publish(core, minas)).release.overlay).toMatchObject([
      { fact: TITLE, value: 'Start' },
      { fact: BALANCE, value: 60 },
      { fact: MIN, value: '160' },
    ])
  })

  it('goes live as it was reviewed: an edit that comes meanwhile stays in it, open', async () => {
    const { core, juns } = await twoChanges()
    const commit = core.store.publish.bind(core.store)
    vi.spyOn(core.store, 'publish').mockImplementationOnce(async (release) => {
      await core.draft.put(jun, { ...edits[TITLE], value: 'Begin', replaces: 'Start' })
      await core.draft.put(jun, edits[BALANCE])
      return commit(release)
    })
    const { release } = await publish(core, juns)
    expect(release.overlay).toMatchObject([{ fact: TITLE, value: 'Start' }])
    const left = (await core.changes.list()).changes.find(({ id }) => id === juns)
    expect(left?.edits).toMatchObject([
      { fact: TITLE, value: 'Begin' },
      { fact: BALANCE, value: 60 },
    ])
  })

  it('that is dropped while it is published does not go live', async () => {
    const { core, juns } = await twoChanges()
    const commit = core.store.publish.bind(core.store)
    vi.spyOn(core.store, 'publish').mockImplementationOnce(async (release) => {
      await core.changes.drop(jun, juns)
      return commit(release)
    })
    await expect(publish(core, juns)).rejects.toThrow(UnknownChange)
    expect(core.publisher.liveSeq()).toBe(1)
    expect(core.live.record()?.overlay).toEqual([])
  })

  it('is one’s own where nobody says which; somebody without one is asked', async () => {
    const { core, minas, juns } = await twoChanges()
    expect((await core.publisher.review({ actor: 'jun' })).change?.id).toBe(juns)
    await expect(core.publisher.review({ actor: 'ara' })).rejects.toThrow(WhichChange)
    await expect(core.publisher.publish('ara', { reason: 'r', expectedSeq: 1 })).rejects.toThrow(WhichChange)
    await core.changes.drop(mina, minas)
    expect((await core.publisher.review({ actor: 'ara' })).change?.id).toBe(juns)
  })

  it('without edits has nothing to publish, and is not meant where another has some', async () => {
    const { core, minas, juns } = await twoChanges()
    const { id } = await core.changes.add(jun, 'Later')
    await expect(publish(core, id)).rejects.toThrow(NothingToPublish)
    expect((await core.publisher.review({ actor: 'jun' })).change?.id).toBe(juns)
    await core.draft.remove(mina, MIN, minas)
    expect((await core.publisher.review({ actor: 'ara' })).change?.id).toBe(juns)
  })
})

describe('an approval', () => {
  it('stays when another change is edited, dropped or goes live, and counts', async () => {
    const { core, minas, juns } = await twoChanges({ approvalsRequired: true })
    await approve(core, minas)
    await core.draft.put(jun, edits[BALANCE])
    await publish(core, juns)
    await core.draft.put(jun, { ...edits[BALANCE], value: 90, replaces: 60 })
    await core.changes.drop(jun, (await core.changes.own(jun)).id)
    expect(await approversOf(core, minas)).toEqual(['sol'])
    expect((await publish(core, minas, 'mina')).release.seq).toBe(3)
  })

  it('ends with an edit of its change, also one that is undone', async () => {
    const { core, minas } = await twoChanges()
    await approve(core, minas)
    await core.draft.put(mina, edits[BALANCE])
    expect(await approversOf(core, minas)).toEqual([])
    await core.draft.remove(mina, BALANCE)
    expect(await approversOf(core, minas)).toEqual([])
  })

  it('ends with a rollback', async () => {
    const { core, minas, juns } = await twoChanges()
    await publish(core, juns)
    await approve(core, minas)
    await core.publisher.rollback('ara', 1, { reason: 'r', expectedSeq: 2 })
    expect(await approversOf(core, minas)).toEqual([])
  })

  it('ends with a build', async () => {
    const dataDir = await testFolder()
    const { core, minas } = await twoChanges({ dataDir })
    await approve(core, minas)
    const files = testBaseline.files.map(({ path, text }) => ({ path, text: text.replace('"홈"', '"처음"') }))
    const next = await createTestCore({ dataDir, baseline: { id: addressOf(files), files }, clock: testClock() })
    expect(await next.publisher.boot()).toMatchObject({ kind: 'released' })
    expect(await approversOf(next, minas)).toEqual([])
    expect((await next.publisher.review({ change: minas })).edits).toMatchObject([{ fact: MIN, next: '160' }])
  })
})

describe('a candidate', () => {
  const compile = () => Promise.resolve({ files: [], issues: [] })
  const live = { liveFiles: [] }

  it('gates begin one after the other, and members are served between them', async () => {
    const order: string[] = []
    const gate =
      (name: string): Gate =>
      () => {
        order.push(name)
        setImmediate(() => order.push('a member'))
        return Promise.resolve(noFindings)
      }
    await prepareCandidate({ compile, gates: [gate('money'), gate('size'), gate('pattern')] }, [], live)
    expect(order).toEqual(['money', 'a member', 'size', 'a member', 'pattern', 'a member'])
  })

  it('a gate that fails at once fails the whole, after all have begun', async () => {
    let began = 0
    const gates: readonly Gate[] = [
      () => Promise.reject(new Error('no worker')),
      () => {
        began += 1
        return Promise.resolve(noFindings)
      },
    ]
    await expect(prepareCandidate({ compile, gates }, [], live)).rejects.toThrow('no worker')
    expect(began).toBe(1)
  })
})
