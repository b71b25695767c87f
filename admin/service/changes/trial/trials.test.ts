import { describe, expect, it } from 'vitest'
import { FIRST_TRIAL } from '../../../../src/format/wire/trial.ts'
import type { PhonesOf, TrialRequest } from '../../../api/trialApi.ts'
import type { Actor } from '../../base/people/Actor.ts'
import type { Core, CoreOptions } from '../../core/createCore.ts'
import { DraftChanged, NotYourChange, PublishBlocked } from '../../base/refusals.ts'
import { addOperator } from '../../store/testing/storeEntries.ts'
import { createTestCore, testClock, testFolder } from '../../testing/createTestCore.ts'
import { ChangeTried, TrialRefused, UnknownTrial } from '../../base/trialRefusals.ts'

const mina: Actor = { name: 'mina', role: 'owner' }
const jun: Actor = { name: 'jun', role: 'publisher' }
const ara: Actor = { name: 'ara', role: 'editor' }
const TITLE = 'copy:en:home.title'
const MAX = 'settings:/recharge/bank/max'
const MINUTE = 60_000
const GROWN = 30_000

async function open(options: Partial<CoreOptions> = {}) {
  const clock = testClock()
  const core = await createTestCore({ clock, ...options })
  await core.publisher.boot()
  const head = () => JSON.parse(core.live.head(core.format.planVersion)?.body ?? '{}') as Head
  return {
    core,
    clock,
    head,
    live: (fact: string): unknown => core.format.readFact(core.publisher.liveFiles(), fact),
    /** Phones say what they show, as of now. */
    count: async (seq: number, sums: PhonesOf) => {
      const minute = Math.floor(clock.now() / MINUTE)
      const count = { minute, seq, build: 'b', faulty: false, refused: false }
      const healthy = sums.phones - sums.faulty - sums.refused
      const counts = [
        { ...count, count: healthy },
        { ...count, faulty: true, count: sums.faulty },
        { ...count, refused: true, count: sums.refused },
      ]
      await core.store.addPhones(
        counts.filter((one) => one.count > 0),
        0,
      )
    },
    /** Rounds of a second each. */
    pass: async (ms: number) => {
      for (let passed = 0; passed < ms; passed += 1000) {
        clock.pass(1000)
        await core.trials.watch()
      }
    },
  }
}

interface Head {
  readonly seq: number
  readonly at: string
  readonly trial?: { readonly seq: number; readonly sha: string; readonly share: number; readonly salt: number }
}

const of = (phones: number, faulty = 0, refused = 0): PhonesOf => ({ phones, faulty, refused })

const edit = (core: Core, fact: string, value: string, actor = mina) =>
  core.draft.put(actor, { fact, value, replaces: core.format.readFact(core.publisher.liveFiles(), fact) ?? null })

/** Begins a trial of somebody's own change, with every warning accepted. */
async function start(core: Core, asked: Partial<TrialRequest> = {}, actor = mina) {
  const change = (await core.changes.list()).changes.find(({ owner, tried }) => owner === actor.name && !tried)
  const { hash, warnings } = await core.publisher.review({ change: change?.id })
  const acknowledgedWarnings = warnings.map(({ id }) => id)
  const usual = { reason: 'to be sure', shares: [5, 25], halts: { phones: 20, points: 5 }, reviewed: hash }
  return core.trials.start(actor, change?.id ?? '', { ...usual, acknowledgedWarnings, ...asked }, true)
}

async function publish(core: Core, actor: string, change: string | undefined) {
  const { seq, hash, warnings } = await core.publisher.review({ change })
  const acknowledgedWarnings = warnings.map(({ id }) => id)
  const reviewed = { expectedSeq: seq, reviewed: hash, acknowledgedWarnings }
  return core.publisher.publish(actor, { reason: 'now', ...reviewed, ...(change && { change }) })
}

const list = async (core: Core) => (await core.changes.list()).trials

describe('a change that is tried', () => {
  it('reaches its share within half a minute, and nobody else', async () => {
    const { core, pass, head, live } = await open()
    await edit(core, TITLE, 'Welcome')
    const before = head()
    const { id, number } = await start(core)
    expect(number).toBe(FIRST_TRIAL + 1)
    expect(head()).toMatchObject({ seq: before.seq, trial: { seq: number, share: 100 } })
    expect(head().at > before.at).toBe(true)
    expect(await core.cache.read(head().trial?.sha ?? '')).toBeDefined()
    expect(live(TITLE)).toBe('Home')
    await pass(GROWN)
    expect(head().trial?.share).toBe(500)
    await pass(10 * MINUTE)
    expect(head().trial?.share).toBe(500)
    expect(await core.trials.widen(jun, id, 25)).toMatchObject({ share: 25 })
    await pass(GROWN)
    expect(head().trial?.share).toBe(2500)
    await expect(core.trials.widen(jun, id, 25)).rejects.toThrow(TrialRefused)
    await expect(core.trials.widen(jun, 'nothing', 50)).rejects.toThrow(UnknownTrial)
  })

  it('is frozen until its trial ends, and then phones play what is live', async () => {
    const { core, head } = await open()
    await edit(core, TITLE, 'Welcome')
    const { id, change } = await start(core)
    const again = { fact: TITLE, value: 'Hello', replaces: 'Welcome', change: change.id }
    await expect(core.draft.put(mina, again)).rejects.toThrow(ChangeTried)
    await expect(core.draft.remove(mina, TITLE, change.id)).rejects.toThrow(ChangeTried)
    await expect(core.draft.move(mina, { change: change.id, facts: [TITLE] })).rejects.toThrow(ChangeTried)
    // What somebody edits meanwhile is another change.
    expect((await edit(core, MAX, '900'))?.change).not.toBe(change.id)
    await expect(core.trials.end(ara, id)).rejects.toThrow(NotYourChange)
    expect(await core.trials.end(jun, id)).toBe(true)
    expect(await core.trials.end(jun, id)).toBe(false)
    expect(head()).not.toHaveProperty('trial')
    expect(await core.draft.put(mina, again)).toMatchObject({ edit: { value: 'Hello' } })
  })

  it('holds nothing that is the same for everybody, and passes what a publish does', async () => {
    const { core } = await open()
    await edit(core, TITLE, 'Welcome')
    const own = (await core.changes.list()).changes[0]
    for (const [asked, refusal] of [
      [{ shares: [25, 5] }, TrialRefused],
      [{ shares: [5, 5] }, TrialRefused],
      [{ reviewed: 'x' }, DraftChanged],
    ] as const)
      await expect(start(core, { ...asked, shares: 'shares' in asked ? [...asked.shares] : [5] })).rejects.toThrow(
        refusal,
      )
    await edit(core, MAX, '900')
    await expect(start(core)).rejects.toMatchObject({ details: { why: 'feed', facts: [MAX] } })
    expect(await list(core)).toEqual([])
    expect(own?.tried).toBeUndefined()
    const off = await open({ countedPhones: 0 })
    await edit(off.core, TITLE, 'Welcome')
    await expect(start(off.core)).rejects.toMatchObject({ details: { why: 'not-counted' } })
  })

  it('is one at a time', async () => {
    const { core } = await open()
    await edit(core, TITLE, 'Welcome')
    await start(core)
    await edit(core, 'copy:kor:home.title', '환영', jun)
    await expect(start(core, {}, jun)).rejects.toMatchObject({ details: { why: 'running' } })
  })

  it('halts when its phones fare worse than the others, tells it, and is open for edits again', async () => {
    const { core, pass, head, count } = await open({ webhook: { url: 'http://127.0.0.1:9', secret: 'a secret' } })
    await edit(core, TITLE, 'Welcome')
    const { number, change } = await start(core)
    await pass(GROWN)
    await count(1, of(1900, 20))
    await count(number, of(19, 19))
    await pass(1000)
    expect(head().trial).toBeDefined()
    await count(number, of(1, 1))
    const before = head().at
    await pass(1000)
    expect(head()).not.toHaveProperty('trial')
    expect(head().at > before).toBe(true)
    expect(await list(core)).toMatchObject([
      { state: 'halted', halted: { reason: 'faulty', tried: of(20, 20), others: of(1900, 20) } },
    ])
    expect(await core.store.listAudit({ limit: 1 })).toMatchObject([
      { action: 'trial.halt', subject: `change:${change.id}`, details: { why: 'faulty', tried: of(20, 20) } },
    ])
    const message = await core.store.claimDelivery('2027-01-01T00:00:00.000Z', '2027-01-01T00:01:00.000Z')
    expect(JSON.parse(message?.body ?? '{}')).toMatchObject({
      type: 'trial.halted',
      data: { change: { id: change.id }, why: 'faulty', tried: of(20, 20) },
    })
    expect((await core.changes.list()).changes.map(({ tried }) => tried)).toEqual([undefined])
  })

  it('halts when money is refused more often than on the others', async () => {
    const { core, pass, count } = await open()
    await edit(core, TITLE, 'Welcome')
    const { number } = await start(core)
    await count(1, of(1900, 0, 100))
    await count(number, of(60, 0, 40))
    await pass(1000)
    expect(await list(core)).toMatchObject([{ state: 'halted', halted: { reason: 'refused' } }])
  })

  it('takes its steps by time once enough phones were counted, and goes out to everybody', async () => {
    const { core, clock, pass, head, live, count } = await open()
    await edit(core, TITLE, 'Welcome')
    const { number, change } = await start(core, { every: 10 })
    const countedFor = async (minutes: number) => {
      for (let passed = 0; passed < minutes; passed += 1) {
        await count(number, of(100))
        await pass(MINUTE)
      }
    }
    await count(1, of(1900))
    await pass(GROWN + 10 * MINUTE)
    // Too few play it: the time begins anew.
    expect(head().trial?.share).toBe(500)
    await countedFor(9)
    expect(head().trial?.share).toBe(500)
    await countedFor(2)
    expect(head().trial?.share).toBe(2500)
    await countedFor(5)
    // Nobody watched it for a while: the time begins anew.
    clock.pass(20 * MINUTE)
    await countedFor(9)
    expect(head().trial?.share).toBe(2500)
    await countedFor(2)
    expect(head()).toMatchObject({ seq: 2 })
    expect(head()).not.toHaveProperty('trial')
    expect(live(TITLE)).toBe('Welcome')
    expect(await list(core)).toEqual([])
    expect((await core.changes.list()).changes).toEqual([])
    expect(core.live.record()).toMatchObject({ actor: 'mina', reason: 'to be sure' })
    expect(await core.store.listAudit({ limit: 1 })).toMatchObject([
      { action: 'release.publish', details: { change: { id: change.id } } },
    ])
  })

  it('goes out to everybody by hand as any other change', async () => {
    const { core, head, live } = await open()
    await edit(core, TITLE, 'Welcome')
    const { change } = await start(core)
    await publish(core, 'jun', change.id)
    expect(live(TITLE)).toBe('Welcome')
    expect(head()).not.toHaveProperty('trial')
    expect(await list(core)).toEqual([])
  })

  it('is built again over what goes live meanwhile, and counted afresh', async () => {
    const { core, pass, head, count } = await open()
    await edit(core, TITLE, 'Welcome')
    const { number } = await start(core)
    await pass(GROWN)
    const before = head()
    await count(1, of(1900))
    await edit(core, 'copy:kor:home.title', '환영', jun)
    const other = (await core.changes.list()).changes.find(({ owner }) => owner === 'jun')
    await publish(core, 'jun', other?.id)
    expect(head()).not.toHaveProperty('trial')
    await count(number, of(100, 100))
    await pass(1000)
    expect(head()).toMatchObject({ seq: 2, trial: { seq: number + 1, share: 100, salt: before.trial?.salt } })
    expect(head().trial?.sha).not.toBe(before.trial?.sha)
    await pass(MINUTE)
    expect(head().trial?.share).toBe(500)
    expect(await list(core)).toMatchObject([{ state: 'running', number: number + 1 }])
  })

  it('halts when what went live meanwhile is in its way', async () => {
    const { core, pass, head } = await open()
    await edit(core, TITLE, 'Welcome')
    await start(core)
    await edit(core, TITLE, 'Hello', jun)
    const other = (await core.changes.list()).changes.find(({ owner }) => owner === 'jun')
    await publish(core, 'jun', other?.id)
    await pass(1000)
    expect(head()).not.toHaveProperty('trial')
    expect(await list(core)).toMatchObject([
      { state: 'halted', halted: { reason: 'blocked', blockers: [{ fact: TITLE }] } },
    ])
  })

  it('is told to whoever publishes what it sets too, and ticked', async () => {
    const { core } = await open()
    await edit(core, TITLE, 'Welcome')
    await start(core)
    await edit(core, TITLE, 'Hello', jun)
    const other = (await core.changes.list()).changes.find(({ owner }) => owner === 'jun')
    const { seq, hash, warnings } = await core.publisher.review({ change: other?.id })
    expect(warnings).toMatchObject([{ fact: TITLE, mustAcknowledge: true, said: { id: 'trial-too' } }])
    const request = { reason: 'now', expectedSeq: seq, reviewed: hash, change: other?.id ?? '' }
    await expect(core.publisher.publish('jun', request)).rejects.toThrow(PublishBlocked)
  })

  it('gets no larger share once a publish of it would be refused', async () => {
    const { core, head } = await open()
    await edit(core, TITLE, 'Welcome')
    const { id } = await start(core)
    await edit(core, TITLE, 'Hello', jun)
    const other = (await core.changes.list()).changes.find(({ owner }) => owner === 'jun')
    await publish(core, 'jun', other?.id)
    await expect(core.trials.widen(mina, id, 50)).rejects.toThrow(PublishBlocked)
    expect(await list(core)).toMatchObject([{ share: 5 }])
    expect(head()).not.toHaveProperty('trial')
  })

  it('ends with a rollback', async () => {
    const { core, head } = await open()
    await edit(core, 'copy:kor:home.title', '환영', jun)
    await publish(core, 'jun', undefined)
    await edit(core, TITLE, 'Welcome')
    await start(core)
    const { seq, hash } = await core.publisher.reviewRollback(1)
    await core.publisher.rollback('jun', 1, { reason: 'back', expectedSeq: seq, reviewed: hash })
    expect(head()).not.toHaveProperty('trial')
    expect(await list(core)).toEqual([])
  })

  it('obeys a stop as what is live does, and stays while there is one', async () => {
    const { core, head, pass } = await open()
    await edit(core, TITLE, 'Welcome')
    const { number } = await start(core)
    await core.publisher.stop('jun', 'deposits', { reason: 'the bank is down' })
    expect(head()).toMatchObject({ stops: { deposits: {} }, trial: { seq: number } })
    await pass(GROWN)
    expect(head()).toMatchObject({ stops: { deposits: {} }, trial: { share: 500 } })
  })

  it('goes no further for somebody who may not publish any more', async () => {
    const { core, pass, count } = await open()
    const entry = {
      at: '2026-03-02T05:00:00.000Z',
      actor: 'system',
      action: 'test',
      subject: 'x',
      reason: '',
      details: {},
    }
    await addOperator(core.store, 'mina')
    const id = await addOperator(core.store, 'jun', 'publisher')
    await edit(core, TITLE, 'Welcome', jun)
    const { number } = await start(core, { every: 5 }, jun)
    await core.store.changeOperator(id, { role: 'viewer' }, entry)
    await count(number, of(100))
    await pass(GROWN + 5 * MINUTE)
    expect(await list(core)).toMatchObject([{ state: 'halted', halted: { reason: 'not-allowed' } }])
  })

  it('halts once, however many watch it', async () => {
    const first = await open()
    const { core } = first
    await edit(core, TITLE, 'Welcome')
    const { number } = await start(core)
    await first.count(number, of(40, 40))
    await Promise.all([core.trials.watch(), core.trials.watch(), core.trials.watch()])
    expect((await core.store.listAudit({ limit: 100, action: 'trial.halt' })).length).toBe(1)
  })

  it('takes each step once where two services watch it, and goes out once', async () => {
    const dataDir = await testFolder()
    const first = await open({ dataDir })
    const { core, clock, head } = first
    const other = await createTestCore({ dataDir, clock })
    await other.publisher.boot()
    await edit(core, TITLE, 'Welcome')
    const { number } = await start(core, { every: 10 })
    const watch = async () => Promise.all([core, other, core, other].map(async (one) => one.trials.watch()))
    const pass = async (ms: number) => {
      clock.pass(ms)
      await first.count(number, of(100))
      await watch()
      await Promise.all([core.publisher.refresh(), other.publisher.refresh()])
    }
    for (const share of [200, 300, 400, 500, 1000, 1500, 2000, 2500]) {
      await pass(share === 1000 ? 10 * MINUTE : 6_000)
      expect(head().trial?.share).toBe(share)
      expect(other.live.head(core.format.planVersion)?.body).toBe(core.live.head(core.format.planVersion)?.body)
    }
    await pass(10 * MINUTE)
    expect(await core.store.listReleases({ limit: 10 })).toHaveLength(2)
    expect(await core.store.countAudit({ action: 'trial.step' })).toBe(1)
  })

  it('passes the gates first', async () => {
    let isBroken = false
    const blocker = { gate: 'play', code: 'screen-failed', message: 'The screen home fails.' } as const
    const { core } = await open({ playTest: () => Promise.resolve(isBroken ? [blocker] : []) })
    isBroken = true
    await edit(core, TITLE, 'Welcome')
    await expect(start(core)).rejects.toThrow(PublishBlocked)
    expect(await list(core)).toEqual([])
  })
})
