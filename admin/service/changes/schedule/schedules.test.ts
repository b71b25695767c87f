import { join } from 'node:path'
import Database from 'better-sqlite3'
import { describe, expect, it } from 'vitest'
import type { Actor } from '../../base/people/Actor.ts'
import type { Core, CoreOptions } from '../../core/createCore.ts'
import {
  ConfirmNeeded,
  DraftChanged,
  NotAllowed,
  NotYourChange,
  PublishBlocked,
  ReleaseMoved,
} from '../../base/refusals.ts'
import { createTestCore, testClock, testFolder } from '../../testing/createTestCore.ts'
import { fakeDocuments } from '../../testing/fakeFormat.ts'
import type { ScheduleRequest } from '../../../api/scheduleApi.ts'
import { ChangeScheduled, ScheduleRefused, UnknownSchedule } from '../../base/scheduleRefusals.ts'

const mina: Actor = { name: 'mina', role: 'owner' }
const jun: Actor = { name: 'jun', role: 'publisher' }
const ara: Actor = { name: 'ara', role: 'editor' }
const TITLE = 'copy:en:home.title'
const MIN = 'settings:/recharge/bank/min'
const BANK = 'settings:/recharge/bank'
const MAX = 'settings:/recharge/bank/max'
const MINUTE = 60_000
const HOUR = 60 * MINUTE

async function open(options: Partial<CoreOptions> = {}) {
  const clock = testClock()
  const core = await createTestCore({ clock, ...options })
  await core.publisher.boot()
  const live = (fact: string): unknown => core.format.readFact(core.publisher.liveFiles(), fact)
  const actions = async () => (await core.store.listAudit({ limit: 100 })).map(({ action }) => action)
  return { core, clock, live, actions, in: (ms: number) => new Date(clock.now() + ms).toISOString() }
}

const edit = (core: Core, fact: string, value: string, actor = mina) =>
  core.draft.put(actor, { fact, value, replaces: core.format.readFact(core.publisher.liveFiles(), fact) ?? null })

/** Schedules somebody's own change, with every warning accepted. */
async function schedule(core: Core, asked: Partial<ScheduleRequest> & Pick<ScheduleRequest, 'at'>, actor = mina) {
  const change = (await core.changes.list()).changes.find(
    ({ owner, scheduledFor }) => owner === actor.name && !scheduledFor,
  )
  const { hash, warnings } = await core.publisher.review({ change: change?.id })
  const request = { reason: 'night', zone: 'Asia/Seoul', tolerance: 60, reviewed: hash, ...asked }
  const acknowledgedWarnings = warnings.map(({ id }) => id)
  return core.schedules.add(actor, change?.id ?? '', { acknowledgedWarnings, ...request }, true)
}

/** Publishes somebody's own change, with every warning accepted. */
async function publishOwn(core: Core, { name }: Actor) {
  const change = (await core.changes.list()).changes.find(({ owner, scheduledFor }) => owner === name && !scheduledFor)
  const { seq, warnings } = await core.publisher.review({ change: change?.id })
  const acknowledgedWarnings = warnings.map(({ id }) => id)
  const request = { reason: 'ours', expectedSeq: seq, acknowledgedWarnings, ...(change && { change: change.id }) }
  return core.publisher.publish(name, request)
}

const list = async (core: Core) => (await core.changes.list()).schedules

describe('a change that goes out at a moment', () => {
  it('goes out when it is due and not before, and is taken back at its other moment', async () => {
    const { core, clock, live, in: later, actions } = await open()
    await edit(core, TITLE, 'Closed')
    await schedule(core, { at: later(HOUR), takeBackAt: later(8 * HOUR) })
    clock.pass(HOUR - 1)
    await core.schedules.runDue()
    expect(live(TITLE)).toBe('Home')
    clock.pass(1)
    await core.schedules.runDue()
    expect(live(TITLE)).toBe('Closed')
    expect(core.live.record()).toMatchObject({ seq: 2, kind: 'publish', actor: 'mina', reason: 'night' })
    expect(await list(core)).toMatchObject([{ kind: 'take-back', state: 'waiting', change: { owner: 'mina' } }])
    clock.pass(7 * HOUR)
    await core.schedules.runDue()
    expect(live(TITLE)).toBe('Home')
    expect(core.publisher.overlay()).toEqual([])
    expect(await list(core)).toEqual([])
    expect((await actions()).filter((action) => action !== 'draft.edit')).toEqual([
      'release.publish',
      'release.publish',
      'schedule.add',
      'change.add',
      'release.system',
    ])
  })

  it('stays for good only by a second person, where it needed one to go out', async () => {
    const { core, clock, in: later } = await open({ approvalsRequired: true })
    await edit(core, MIN, '160')
    await core.publisher.approve('jun', (await core.publisher.review()).hash)
    await schedule(core, { at: later(HOUR), takeBackAt: later(8 * HOUR) })
    await edit(core, TITLE, 'Closed')
    await schedule(core, { at: later(HOUR), takeBackAt: later(8 * HOUR) })
    clock.pass(HOUR)
    await core.schedules.runDue()
    const takeBacks = await list(core)
    expect(takeBacks).toMatchObject([{ kind: 'take-back' }, { kind: 'take-back' }])
    const ended = await Promise.allSettled(takeBacks.map(({ id }) => core.schedules.end(mina, id, true)))
    expect(ended.toSorted((a) => (a.status === 'fulfilled' ? -1 : 1))).toMatchObject([
      { status: 'fulfilled', value: true },
      { reason: { code: 'second-person', details: { why: 'own', fact: MIN, author: 'mina' } } },
    ])
    const [left] = await list(core)
    expect(await core.schedules.end(jun, left?.id ?? '', true)).toBe(true)
    expect(await list(core)).toEqual([])
  })

  it('is frozen until then, and open again once its schedule is ended', async () => {
    const { core, in: later } = await open()
    await edit(core, TITLE, 'Closed')
    const { id, change } = await schedule(core, { at: later(HOUR) })
    const again = { fact: TITLE, value: 'Open', replaces: 'Closed', change: change.id }
    await expect(core.draft.put(mina, again)).rejects.toThrow(ChangeScheduled)
    await expect(core.draft.putAll(mina, { change: change.id, edits: [again] })).rejects.toThrow(ChangeScheduled)
    await expect(core.draft.remove(mina, TITLE, change.id)).rejects.toThrow(ChangeScheduled)
    await expect(core.draft.move(mina, { change: change.id, facts: [TITLE] })).rejects.toThrow(ChangeScheduled)
    const request = { reason: 'now', expectedSeq: 1, change: change.id }
    await expect(core.publisher.publish('mina', request)).rejects.toThrow(ChangeScheduled)
    // What somebody edits meanwhile is another change.
    expect((await edit(core, MAX, '900'))?.change).not.toBe(change.id)
    await expect(core.schedules.end(ara, id, true)).rejects.toThrow(NotYourChange)
    expect(await core.schedules.end(jun, id, true)).toBe(true)
    expect(await core.schedules.end(jun, id, true)).toBe(false)
    expect(await core.draft.put(mina, again)).toMatchObject({ edit: { value: 'Open' } })
  })

  it('refuses moments that cannot be, and what a publish would refuse', async () => {
    const { core, in: later } = await open()
    await edit(core, MIN, '600')
    const whys = [
      { at: later(0) },
      { at: later(HOUR), takeBackAt: later(HOUR) },
      { at: later(401 * 24 * HOUR) },
      { at: later(HOUR), takeBackAt: later(401 * 24 * HOUR) },
      { at: later(HOUR), zone: 'Mars/Base' },
    ]
    for (const asked of whys) await expect(schedule(core, asked)).rejects.toThrow(ScheduleRefused)
    await expect(schedule(core, { at: later(HOUR), reviewed: 'x' })).rejects.toThrow(DraftChanged)
    await expect(schedule(core, { at: later(HOUR), acknowledgedWarnings: [] })).rejects.toThrow(PublishBlocked)
    const own = (await core.changes.list()).changes[0]
    const { hash, warnings } = await core.publisher.review({ change: own?.id })
    const request = { reason: 'night', at: later(HOUR), zone: 'Asia/Seoul', tolerance: 60, reviewed: hash }
    const acknowledgedWarnings = warnings.map(({ id }) => id)
    const unconfirmed = core.schedules.add(mina, own?.id ?? '', { ...request, acknowledgedWarnings }, false)
    await expect(unconfirmed).rejects.toThrow(ConfirmNeeded)
    expect(await list(core)).toEqual([])
  })

  it('is parked and told when it is later than its tolerance, as after a clock that jumps', async () => {
    const { core, clock, live, in: later } = await open({ webhook: { url: 'http://127.0.0.1:9', secret: 'a secret' } })
    await edit(core, TITLE, 'Closed')
    const { id, change } = await schedule(core, { at: later(HOUR), tolerance: 10 })
    clock.set(HOUR + 10 * MINUTE + 1)
    await core.schedules.runDue()
    expect(live(TITLE)).toBe('Home')
    expect(await list(core)).toMatchObject([{ id, state: 'parked', parked: { reason: 'late' } }])
    // The clock goes back: what was parked and told stays parked.
    clock.set(-HOUR)
    await core.schedules.runDue()
    expect(live(TITLE)).toBe('Home')
    const [entry] = await core.store.listAudit({ limit: 1 })
    expect(entry).toMatchObject({ actor: 'system', action: 'schedule.park', subject: `change:${change.id}` })
    const messages = []
    for (let next = await claim(core); next !== undefined; next = await claim(core)) messages.push(next)
    expect(messages).toContainEqual(expect.objectContaining({ type: 'schedule.parked' }))
    // It is open for edits, and goes out when it is scheduled anew.
    await schedule(core, { at: later(HOUR), reason: 'again' })
    clock.pass(HOUR + 10 * MINUTE)
    await core.schedules.runDue()
    expect(live(TITLE)).toBe('Closed')
  })

  it('goes out within its tolerance after a start, and only once although the clock goes back', async () => {
    const dataDir = await testFolder()
    const { core, clock, in: later } = await open({ dataDir })
    await edit(core, TITLE, 'Closed')
    await schedule(core, { at: later(HOUR) })
    await core.close()
    clock.pass(HOUR + 59 * MINUTE)
    const next = await createTestCore({ dataDir, clock })
    await next.publisher.boot()
    await next.schedules.runDue()
    expect(next.live.record()).toMatchObject({ seq: 2, reason: 'night' })
    clock.set(-2 * HOUR)
    clock.pass(HOUR + MINUTE)
    await next.schedules.runDue()
    expect(next.publisher.liveSeq()).toBe(2)
  })

  it('passes the gates again: what they or the live value refuse by then is parked with the findings', async () => {
    const { core, clock, live, in: later } = await open()
    await edit(core, TITLE, 'Closed')
    await schedule(core, { at: later(HOUR) })
    await edit(core, TITLE, 'Open', jun)
    await publishOwn(core, jun)
    clock.pass(HOUR)
    await core.schedules.runDue()
    expect(live(TITLE)).toBe('Open')
    expect(await list(core)).toMatchObject([
      { state: 'parked', parked: { reason: 'refused', blockers: [{ code: 'live-changed', fact: TITLE }] } },
    ])
  })

  it('is parked when it is not what was reviewed, as after an edit by a build that freezes nothing', async () => {
    const dataDir = await testFolder()
    const { core, clock, live, in: later } = await open({ dataDir })
    await edit(core, TITLE, 'Closed')
    await schedule(core, { at: later(HOUR) })
    const database = new Database(join(dataDir, 'playbill.db'))
    database.prepare('update change_edit set value = ?, rev = rev + 1').run('"Open"')
    database.close()
    clock.pass(HOUR)
    await core.schedules.runDue()
    expect(live(TITLE)).toBe('Home')
    expect(await list(core)).toMatchObject([{ state: 'parked', parked: { reason: 'edited' } }])
  })

  it('is parked when whoever scheduled it may not publish any more', async () => {
    const { core, clock, live, in: later } = await open()
    const link = { tokenHash: 'jun', name: null, role: 'publisher', createdBy: 'system', createdAt: later(0) } as const
    const entry = { at: later(0), actor: 'system', action: 'test', subject: 'x', reason: '', details: {} }
    for (const name of ['mina', 'jun']) {
      const role = name === 'mina' ? 'owner' : 'publisher'
      await core.store.addInvitation(
        { ...link, tokenHash: name, role, expiresAt: later(HOUR), operatorId: null },
        entry,
      )
      await core.store.acceptInvitation(name, { name, passwordHash: 'p' }, later(0), entry)
    }
    await edit(core, TITLE, 'Closed', jun)
    await schedule(core, { at: later(HOUR) }, jun)
    const { id } = (await core.store.findOperator('jun')) ?? { id: 0 }
    await core.store.changeOperator(id, { role: 'viewer' }, entry)
    clock.pass(HOUR)
    await core.schedules.runDue()
    expect(live(TITLE)).toBe('Home')
    expect(await list(core)).toMatchObject([{ state: 'parked', parked: { reason: 'not-allowed' } }])
  })

  it('is let out by one of two services, also when both try', async () => {
    const dataDir = await testFolder()
    const { core, clock, in: later } = await open({ dataDir })
    const other = await createTestCore({ dataDir, clock })
    await other.publisher.boot()
    await edit(core, TITLE, 'Closed')
    await schedule(core, { at: later(HOUR), takeBackAt: later(HOUR + MINUTE) })
    for (const pause of [HOUR, MINUTE]) {
      clock.pass(pause)
      await Promise.all([
        core.schedules.runDue(),
        other.schedules.runDue(),
        core.schedules.runDue(),
        other.schedules.runDue(),
      ])
    }
    expect(await core.store.listReleases({ limit: 10 })).toHaveLength(3)
    expect((await core.store.latestRelease())?.overlay).toEqual([])
  })

  it('does not go out when it would be taken back at once', async () => {
    const { core, clock, live, in: later } = await open()
    await edit(core, TITLE, 'Closed')
    await schedule(core, { at: later(HOUR), takeBackAt: later(HOUR + 30 * MINUTE) })
    clock.pass(HOUR + 50 * MINUTE)
    await core.schedules.runDue()
    expect(live(TITLE)).toBe('Home')
    expect(await list(core)).toMatchObject([{ state: 'parked', parked: { reason: 'late' } }])
  })

  it('begins again when another service publishes while it is prepared, also when this one shows that already', async () => {
    const dataDir = await testFolder()
    const { core, clock, in: later } = await open({ dataDir })
    const other = await createTestCore({ dataDir, clock })
    await other.publisher.boot()
    await edit(core, TITLE, 'Closed')
    await schedule(core, { at: later(HOUR) })
    clock.pass(HOUR)
    const agreed = core.store.agreedValues.bind(core.store)
    let isFirst = true
    core.store.agreedValues = async () => {
      if (isFirst) {
        isFirst = false
        await edit(other, MIN, '120', jun)
        await other.publisher.publish('jun', { reason: 'first', expectedSeq: 1 })
        // A stop shows what is live outside all turns.
        await core.publisher.stop('jun', 'bets', { reason: 'test' })
      }
      return agreed()
    }
    await core.schedules.runDue()
    const overlay = (await core.store.latestRelease())?.overlay ?? []
    expect(overlay.map(({ fact }) => fact)).toEqual([TITLE, MIN])
  })

  it('waits for the build that is live where this one was refused at its start', async () => {
    const dataDir = await testFolder()
    const { core, clock, in: later } = await open({ dataDir })
    await edit(core, TITLE, 'Closed')
    await schedule(core, { at: later(HOUR) })
    const files = fakeDocuments.map((file) => (file.path === 'copy/en.json' ? { ...file, text: '{}' } : file))
    const next = await createTestCore({ dataDir, clock, baseline: { id: 'another', files } })
    expect(await next.publisher.boot()).toMatchObject({ kind: 'refused' })
    clock.pass(HOUR)
    await next.schedules.runDue()
    expect(next.publisher.liveSeq()).toBe(1)
    expect(await list(core)).toMatchObject([{ state: 'waiting' }])
    clock.pass(10_000)
    await core.schedules.runDue()
    expect(core.publisher.liveSeq()).toBe(2)
  })

  it('is tried again when others publish first, and does not say that it failed', async () => {
    const { core, clock, live, in: later } = await open()
    await edit(core, TITLE, 'Closed')
    await schedule(core, { at: later(HOUR) })
    clock.pass(HOUR)
    const publish = core.store.publish.bind(core.store)
    let overtaken = 0
    core.store.publish = (release) => {
      overtaken += 1
      return overtaken <= 2 ? Promise.reject(new ReleaseMoved(1, 2)) : publish(release)
    }
    await core.schedules.runDue()
    expect([overtaken, live(TITLE)]).toEqual([3, 'Closed'])
  })
})

describe('taking back', () => {
  async function out() {
    const opened = await open()
    const { core, clock, in: later } = opened
    await edit(core, TITLE, 'Before')
    await core.publisher.publish('mina', { reason: 'first', expectedSeq: 1 })
    await edit(core, TITLE, 'Closed')
    await edit(core, MAX, '900')
    await schedule(core, { at: later(HOUR), takeBackAt: later(2 * HOUR) })
    clock.pass(HOUR)
    await core.schedules.runDue()
    return opened
  }

  it('puts back what operators had before, and what was shipped', async () => {
    const { core, clock, live } = await out()
    expect([live(TITLE), live(MAX)]).toEqual(['Closed', '900'])
    clock.pass(HOUR)
    await core.schedules.runDue()
    expect([live(TITLE), live(MAX)]).toEqual(['Before', '10000'])
    expect(core.publisher.overlay()).toMatchObject([{ fact: TITLE, value: 'Before', actor: 'mina' }])
  })

  it('keeps its hands off what somebody changed meanwhile, also to the same value, and says what', async () => {
    const { core, clock, live } = await out()
    await edit(core, TITLE, 'Theirs', jun)
    await publishOwn(core, jun)
    await edit(core, TITLE, 'Closed', jun)
    await publishOwn(core, jun)
    clock.pass(HOUR)
    await core.schedules.runDue()
    expect([live(TITLE), live(MAX)]).toEqual(['Closed', '10000'])
    const [entry] = await core.store.listAudit({ limit: 1 })
    expect(entry?.details).toMatchObject({ left: [TITLE] })
  })

  it('is parked when nothing is left to take back', async () => {
    const { core, clock } = await out()
    const acknowledgedWarnings = (await core.publisher.reviewRollback(1)).warnings.map(({ id }) => id)
    await core.publisher.rollback('jun', 1, { reason: 'all of it', expectedSeq: 3, acknowledgedWarnings })
    clock.pass(HOUR)
    await core.schedules.runDue()
    expect(core.publisher.liveSeq()).toBe(4)
    expect(await list(core)).toMatchObject([{ kind: 'take-back', state: 'parked', parked: { reason: 'moved' } }])
  })

  it('can be done earlier, asks who it is where money is concerned, and happens once', async () => {
    const { core, clock, live } = await out()
    const [next] = await list(core)
    const id = next?.id ?? ''
    await expect(core.schedules.takeBackNow(jun, id, false)).rejects.toThrow(ConfirmNeeded)
    expect(await core.schedules.takeBackNow(jun, id, true)).toMatchObject({
      left: [],
      release: { seq: 4, actor: 'jun' },
    })
    expect([live(TITLE), live(MAX)]).toEqual(['Before', '10000'])
    await expect(core.schedules.takeBackNow(jun, id, true)).rejects.toThrow(UnknownSchedule)
    clock.pass(HOUR)
    await core.schedules.runDue()
    expect(core.publisher.liveSeq()).toBe(4)
  })

  it('leaves what somebody made around an edit that the change had taken away', async () => {
    const { core, clock, live, in: later } = await open()
    await edit(core, MIN, '120')
    await core.publisher.publish('mina', { reason: 'first', expectedSeq: 1 })
    const whole = (min: string) => ({ ...(live(BANK) as object), min })
    await core.draft.put(mina, { fact: BANK, value: whole('130'), replaces: live(BANK) })
    await schedule(core, { at: later(HOUR), takeBackAt: later(2 * HOUR) })
    clock.pass(HOUR)
    await core.schedules.runDue()
    expect(live(MIN)).toBe('130')
    await core.draft.put(jun, { fact: BANK, value: whole('140'), replaces: live(BANK) })
    await publishOwn(core, jun)
    clock.pass(HOUR)
    await core.schedules.runDue()
    expect(live(MIN)).toBe('140')
    expect(await list(core)).toMatchObject([{ state: 'parked', parked: { reason: 'moved' } }])
  })

  it('does not bring back what a rollback took back meanwhile', async () => {
    const { core, clock, live, in: later } = await open()
    await edit(core, TITLE, 'A mistake')
    await core.publisher.publish('mina', { reason: 'first', expectedSeq: 1 })
    await core.draft.put(mina, { fact: TITLE, value: null, replaces: 'A mistake' })
    await schedule(core, { at: later(HOUR), takeBackAt: later(2 * HOUR) })
    clock.pass(HOUR)
    await core.schedules.runDue()
    expect(live(TITLE)).toBe('Home')
    await core.publisher.rollback('jun', 1, { reason: 'it was one', expectedSeq: 3 })
    clock.pass(HOUR)
    await core.schedules.runDue()
    expect(live(TITLE)).toBe('Home')
  })

  it('compares later amounts with what was agreed on before, as if the change had never been out', async () => {
    const { core, clock, in: later } = await open({ approvalsRequired: true })
    const agreed = async () => (await core.store.agreedValues()).get(MIN)
    await edit(core, MIN, '140')
    await schedule(core, { at: later(HOUR), takeBackAt: later(2 * HOUR) })
    clock.pass(HOUR)
    await core.schedules.runDue()
    // One person alone: the next step is measured from where the steps began.
    expect(await agreed()).toBe('100')
    clock.pass(HOUR)
    await core.schedules.runDue()
    expect(await agreed()).toBe('100')
  })

  it('is said in the reason of its release', async () => {
    const { core, clock } = await out()
    clock.pass(HOUR)
    await core.schedules.runDue()
    expect(core.live.record()?.reason).toBe('Taken back: night')
  })

  it('is called off by publishers alone, who say who they are where money is concerned', async () => {
    const { core } = await out()
    const [next] = await list(core)
    const id = next?.id ?? ''
    await expect(core.schedules.end(ara, id, true)).rejects.toThrow(NotAllowed)
    await expect(core.schedules.end(jun, id, false)).rejects.toThrow(ConfirmNeeded)
    expect(await list(core)).toHaveLength(1)
  })

  it('can be ended: what is out stays', async () => {
    const { core, clock, live } = await out()
    const [next] = await list(core)
    expect(await core.schedules.end(jun, next?.id ?? '', true)).toBe(true)
    clock.pass(HOUR)
    await core.schedules.runDue()
    expect(live(TITLE)).toBe('Closed')
  })
})

describe('whatever moves a fact that a waiting schedule sets', () => {
  type Opened = Awaited<ReturnType<typeof open>>
  interface Way {
    /** Value that members have when the schedule is made; what was shipped unless a way needs another. */
    readonly before?: (opened: Opened) => Promise<void>
    /** Between making the schedule and the move. */
    readonly prepare?: (opened: Opened) => Promise<unknown>
    /** Undefined where no person does it: it was said when it was arranged. */
    readonly refused?: (opened: Opened) => Promise<unknown>
    readonly move: (opened: Opened, acknowledged: readonly string[]) => Promise<unknown>
    readonly moved: { readonly live: string; readonly actor: string; readonly seq: number }
  }
  const theirs = async ({ core }: Opened) => {
    const { changes } = await core.changes.list()
    return changes.find(({ owner, scheduledFor, edits }) => owner === 'jun' && !scheduledFor && edits.length > 0)?.id
  }
  const publish = async (opened: Opened, acknowledgedWarnings: readonly string[]) => {
    const change = (await theirs(opened)) ?? ''
    const expectedSeq = opened.core.publisher.liveSeq()
    return opened.core.publisher.publish('jun', { reason: 'now', expectedSeq, change, acknowledgedWarnings })
  }
  const rollback = ({ core }: Opened, acknowledgedWarnings: readonly string[]) =>
    core.publisher.rollback('jun', 1, { reason: 'back', expectedSeq: 2, acknowledgedWarnings })
  /** A change of jun's that is out for two hours. */
  const outForAWhile = async ({ core, clock, in: later }: Opened) => {
    await edit(core, TITLE, 'For a while', jun)
    await schedule(core, { at: later(1), takeBackAt: later(2 * HOUR) }, jun)
    clock.pass(1)
    await core.schedules.runDue()
  }
  const itsTakeBack = async ({ core }: Opened) => (await list(core)).find(({ kind }) => kind === 'take-back')?.id ?? ''
  const takeBackNow = async (opened: Opened, acknowledged: readonly string[]) =>
    opened.core.schedules.takeBackNow(jun, await itsTakeBack(opened), true, acknowledged)

  const ways: Readonly<Record<string, Way>> = {
    'a publish': {
      prepare: ({ core }) => edit(core, TITLE, 'Theirs', jun),
      refused: (opened) => publish(opened, []),
      move: publish,
      moved: { live: 'Theirs', actor: 'jun', seq: 2 },
    },
    'a rollback': {
      before: async ({ core }) => {
        await edit(core, TITLE, 'Second', jun)
        await publishOwn(core, jun)
      },
      refused: (opened) => rollback(opened, []),
      move: rollback,
      moved: { live: 'Home', actor: 'jun', seq: 3 },
    },
    'a take-back by hand': {
      before: outForAWhile,
      refused: (opened) => takeBackNow(opened, []),
      move: takeBackNow,
      moved: { live: 'Home', actor: 'jun', seq: 3 },
    },
    'a take-back at its moment': {
      before: outForAWhile,
      move: async ({ core, clock }) => {
        clock.pass(2 * HOUR)
        await core.schedules.runDue()
      },
      moved: { live: 'Home', actor: 'jun', seq: 3 },
    },
    'another schedule that is due before it': {
      prepare: async ({ core, in: later }) => {
        await edit(core, TITLE, 'Theirs', jun)
        await schedule(core, { at: later(HOUR) }, jun)
      },
      move: async ({ core, clock }) => {
        clock.pass(HOUR)
        await core.schedules.runDue()
      },
      moved: { live: 'Theirs', actor: 'jun', seq: 2 },
    },
    'the last step of a trial': {
      prepare: async ({ core }) => {
        await edit(core, TITLE, 'Theirs', jun)
        const { hash, warnings, change } = await core.publisher.review({ actor: 'jun' })
        const acknowledgedWarnings = warnings.map(({ id }) => id)
        const request = { reason: 'try', shares: [50], every: 1, halts: { phones: 20, points: 5 }, reviewed: hash }
        await core.trials.start(jun, change?.id ?? '', { ...request, acknowledgedWarnings }, true)
      },
      move: async ({ core, clock }) => {
        for (let second = 0; second < 120; second += 1) {
          const [trial] = (await core.changes.list()).trials
          clock.pass(1000)
          const minute = Math.floor(clock.now() / MINUTE)
          const phones = { minute, seq: trial?.number ?? 0, build: 'b', faulty: false, refused: false, count: 30 }
          await core.store.addPhones([phones], 0)
          await core.trials.watch()
        }
      },
      moved: { live: 'Theirs', actor: 'jun', seq: 2 },
    },
  }

  it.each(Object.entries(ways))('%s marks it at once, says so to its owner and webhook, and before', async (_, way) => {
    const opened = await open({ webhook: { url: 'http://127.0.0.1:9', secret: 'a secret' } })
    const { core, in: later } = opened
    await way.before?.(opened)
    await edit(core, TITLE, 'Festival')
    const { id, change } = await schedule(core, { at: later(8 * HOUR) })
    await way.prepare?.(opened)
    const refusal: unknown = await way.refused?.(opened).catch((error: unknown) => error)
    const { blockers, warnings } = refusal instanceof PublishBlocked ? refusal : { blockers: [], warnings: [] }
    const said = { gate: 'schedule', fact: TITLE, said: { values: { owner: 'mina', sets: '"Festival"' } } }
    expect({ blockers, warnings }).toMatchObject({ blockers: [], warnings: way.refused === undefined ? [] : [said] })
    expect((await list(core)).find((one) => one.id === id)).not.toHaveProperty('blocked')
    await way.move(
      opened,
      warnings.map((warning) => warning.id),
    )
    const facts = [{ fact: TITLE, value: 'Festival', ...way.moved }]
    expect((await list(core)).find((one) => one.id === id)).toMatchObject({ state: 'waiting', blocked: { facts } })
    expect(await core.store.listAudit({ action: 'schedule.block', limit: 9 })).toMatchObject([
      { actor: 'system', subject: `change:${change.id}`, details: { owner: 'mina', facts } },
    ])
    const messages: unknown[] = []
    for (let next = await claim(core); next !== undefined; next = await claim(core)) messages.push(next)
    expect(messages).toContainEqual(
      expect.objectContaining({
        type: 'schedule.blocked',
        data: expect.objectContaining({ schedule: id, change: expect.objectContaining({ owner: 'mina' }), facts }),
      }),
    )
  })

  it('a build that ships another value marks it, too', async () => {
    const dataDir = await testFolder()
    const { core, clock, in: later } = await open({ dataDir })
    await edit(core, TITLE, 'Festival')
    await schedule(core, { at: later(HOUR) })
    const files = fakeDocuments.map((file) =>
      file.path === 'copy/en.json' ? { ...file, text: JSON.stringify({ 'home.title': 'Start' }) } : file,
    )
    const next = await createTestCore({ dataDir, clock, baseline: { id: 'another', files } })
    expect(await next.publisher.boot()).toMatchObject({ kind: 'released' })
    expect(await list(next)).toMatchObject([
      { blocked: { facts: [{ fact: TITLE, value: 'Festival', live: 'Start', actor: 'system', seq: 2 }] } },
    ])
  })

  it('unmarks it when the fact is as it was again, and tells the log', async () => {
    const { core, clock, live, in: later, actions } = await open()
    await edit(core, TITLE, 'Festival')
    await schedule(core, { at: later(HOUR) })
    await edit(core, TITLE, 'Theirs', jun)
    await publishOwn(core, jun)
    await core.publisher.rollback('jun', 1, { reason: 'back', expectedSeq: 2 })
    expect((await list(core))[0]).not.toHaveProperty('blocked')
    expect(await actions()).toEqual(expect.arrayContaining(['schedule.block', 'schedule.unblock']))
    clock.pass(HOUR)
    await core.schedules.runDue()
    expect(live(TITLE)).toBe('Festival')
  })

  it('is told when a second schedule sets the same fact, by name, moment and value, and has to be ticked', async () => {
    const { core, in: later } = await open()
    await edit(core, MAX, '9000')
    await schedule(core, { at: later(8 * HOUR) })
    await edit(core, MAX, '8000', jun)
    const refusal: unknown = await schedule(core, { at: later(HOUR), acknowledgedWarnings: [] }, jun).catch(
      (error: unknown) => error,
    )
    expect(refusal).toMatchObject({
      warnings: [
        {
          said: { id: 'schedule-change', values: { name: '', owner: 'mina', at: later(8 * HOUR), sets: '"9000"' } },
          message: `mina's change sets Deposits › Bank transfer › Maximum too, to "9000", at ${later(8 * HOUR)}. Whichever goes out first keeps the other from going out.`,
        },
      ],
    })
    await schedule(core, { at: later(HOUR) }, jun)
    expect(await list(core)).toHaveLength(2)
  })

  it('is not told where both set the same value, or another fact', async () => {
    const { core, in: later } = await open()
    await edit(core, MAX, '9000')
    await schedule(core, { at: later(8 * HOUR) })
    await edit(core, MAX, '9000', jun)
    await edit(core, TITLE, 'Theirs', jun)
    expect((await core.publisher.review({ actor: 'jun' })).warnings).toEqual([])
    await publishOwn(core, jun)
    expect((await list(core))[0]).not.toHaveProperty('blocked')
  })

  it('marks what a take-back would leave alone', async () => {
    const { core, clock, in: later } = await open()
    await edit(core, TITLE, 'For a while')
    await schedule(core, { at: later(1), takeBackAt: later(HOUR) })
    clock.pass(1)
    await core.schedules.runDue()
    await edit(core, TITLE, 'Theirs', jun)
    expect((await core.publisher.review({ actor: 'jun' })).warnings).toMatchObject([
      { said: { id: 'take-back-change', values: { sets: 'null' } }, mustAcknowledge: true },
    ])
    await publishOwn(core, jun)
    expect(await list(core)).toMatchObject([
      { kind: 'take-back', blocked: { facts: [{ fact: TITLE, value: null, live: 'Theirs', actor: 'jun', seq: 3 }] } },
    ])
  })
})

describe('moving a schedule', () => {
  const moments = (at: string, more: Partial<ScheduleRequest> = {}) => ({
    at,
    zone: 'Asia/Seoul',
    tolerance: 60,
    ...more,
  })

  it('lets it out at the other moment, as it was reviewed, and says so in the log', async () => {
    const { core, clock, live, in: later } = await open()
    await edit(core, TITLE, 'Closed')
    const { id, change } = await schedule(core, { at: later(HOUR), takeBackAt: later(3 * HOUR) })
    const to = moments(later(2 * HOUR), { takeBackAt: later(4 * HOUR), tolerance: 15 })
    expect(await core.schedules.move(jun, id, to, true)).toMatchObject({ id, actor: 'mina', reason: 'night', ...to })
    const [entry] = await core.store.listAudit({ limit: 1 })
    expect(entry).toMatchObject({ actor: 'jun', action: 'schedule.move', subject: `change:${change.id}` })
    expect(entry?.details).toMatchObject({ ...to, from: { at: later(HOUR), takeBackAt: later(3 * HOUR) } })
    clock.pass(HOUR)
    await core.schedules.runDue()
    expect(live(TITLE)).toBe('Home')
    clock.pass(HOUR)
    await core.schedules.runDue()
    expect(live(TITLE)).toBe('Closed')
    const [back] = await list(core)
    await core.schedules.move(jun, back?.id ?? '', moments(later(HOUR)), true)
    clock.pass(HOUR)
    await core.schedules.runDue()
    expect(live(TITLE)).toBe('Home')
  })

  it('refuses moments that cannot be, what is due, what is gone, and asks who it is where money is concerned', async () => {
    const { core, clock, in: later } = await open()
    await edit(core, MIN, '120')
    const { id } = await schedule(core, { at: later(HOUR) })
    const move = (to: ReturnType<typeof moments>, isConfirmed = true) => core.schedules.move(mina, id, to, isConfirmed)
    await expect(move(moments(later(0)))).rejects.toThrow(ScheduleRefused)
    await expect(move(moments(later(HOUR), { takeBackAt: later(HOUR) }))).rejects.toThrow(ScheduleRefused)
    await expect(move(moments(later(401 * 24 * HOUR)))).rejects.toThrow(ScheduleRefused)
    await expect(move(moments(later(2 * HOUR)), false)).rejects.toThrow(ConfirmNeeded)
    clock.pass(HOUR)
    await expect(move(moments(later(HOUR)))).rejects.toThrow(ScheduleRefused)
    await core.schedules.end(mina, id, true)
    await expect(move(moments(later(HOUR)))).rejects.toThrow(UnknownSchedule)
  })

  it('holds also for a service that was just letting it out', async () => {
    const { core, clock, live, in: later } = await open()
    await edit(core, TITLE, 'Closed')
    const { id } = await schedule(core, { at: later(HOUR) })
    const agreed = core.store.agreedValues.bind(core.store)
    let isFirst = true
    core.store.agreedValues = async () => {
      if (isFirst) {
        isFirst = false
        // A service whose clock is behind moves it.
        clock.pass(-MINUTE)
        await core.schedules.move(jun, id, moments(later(2 * HOUR)), true)
      }
      return agreed()
    }
    clock.pass(HOUR)
    await core.schedules.runDue()
    expect(live(TITLE)).toBe('Home')
    expect(await list(core)).toMatchObject([{ id, state: 'waiting' }])
  })
})

describe('repairing a schedule', () => {
  /** Scheduled by mina, blocked by jun. */
  async function blocked() {
    const opened = await open()
    const { core, in: later } = opened
    await edit(core, TITLE, 'Festival')
    await edit(core, MAX, '9000')
    const { id, change } = await schedule(core, { at: later(HOUR) })
    await edit(core, TITLE, 'Theirs', jun)
    await publishOwn(core, jun)
    const entry = { at: later(0), actor: 'jun', action: 'test', subject: 'x', reason: '', details: {} }
    await core.store.approve(change.id, 'hash', { actor: 'jun', at: later(0) }, entry)
    return { ...opened, id, change }
  }
  const renew = async (core: Core, id: string, change: string, actor = mina) => {
    const { hash, warnings } = await core.publisher.review({ change })
    const acknowledgedWarnings = warnings.map((warning) => warning.id)
    return core.schedules.renew(actor, id, { reason: 'again', reviewed: hash, acknowledgedWarnings }, true)
  }

  it('keeps one’s own value over what is live by now; its moment stays, its approvals fall', async () => {
    const { core, clock, live, id, change, in: later } = await blocked()
    const repaired = await core.schedules.repair(mina, id, { choices: [{ fact: TITLE, keeps: true }] })
    expect(repaired).toMatchObject({ at: later(HOUR), state: 'waiting', blocked: { facts: [], mustReview: true } })
    expect(await core.store.approvals('hash')).toEqual([])
    expect(await renew(core, id, change.id)).toMatchObject({ at: later(HOUR), reason: 'again' })
    expect((await list(core))[0]).not.toHaveProperty('blocked')
    clock.pass(HOUR)
    await core.schedules.runDue()
    expect([live(TITLE), live(MAX)]).toEqual(['Festival', '9000'])
    expect((await core.store.listAudit({ limit: 30 })).map(({ action }) => action)).toEqual(
      expect.arrayContaining(['schedule.repair', 'schedule.renew']),
    )
  })

  it('leaves a value out, and the rest goes out', async () => {
    const { core, clock, live, id, change } = await blocked()
    await core.schedules.repair(jun, id, { choices: [{ fact: TITLE, keeps: false }] })
    await renew(core, id, change.id)
    clock.pass(HOUR)
    await core.schedules.runDue()
    expect([live(TITLE), live(MAX)]).toEqual(['Theirs', '9000'])
  })

  it('does not go out before it is reviewed again, and stays to be reviewed when the fact moves back', async () => {
    const { core, clock, live, id } = await blocked()
    await core.schedules.repair(mina, id, { choices: [{ fact: TITLE, keeps: true }] })
    const { warnings } = await core.publisher.reviewRollback(1)
    const acknowledgedWarnings = warnings.map((warning) => warning.id)
    await core.publisher.rollback('jun', 1, { reason: 'back', expectedSeq: 2, acknowledgedWarnings })
    expect(await list(core)).toMatchObject([{ blocked: { facts: [{ live: 'Home' }], mustReview: true } }])
    clock.pass(HOUR)
    await core.schedules.runDue()
    expect(live(TITLE)).toBe('Home')
    expect(await list(core)).toMatchObject([{ state: 'parked', parked: { reason: 'edited' } }])
  })

  it('refuses what is not marked, what would leave nothing, strangers, and a review that is not of what there is', async () => {
    const { core, id, change } = await blocked()
    const repair = (fact: string, keeps: boolean, actor = mina) =>
      core.schedules.repair(actor, id, { choices: [{ fact, keeps }] })
    await expect(repair(MAX, true)).rejects.toThrow(DraftChanged)
    await expect(repair(TITLE, true, ara)).rejects.toThrow(NotYourChange)
    await expect(renew(core, id, change.id)).rejects.toThrow(PublishBlocked)
    const stale = { reason: 'again', reviewed: 'x', acknowledgedWarnings: [] }
    await repair(TITLE, true)
    await expect(core.schedules.renew(mina, id, stale, true)).rejects.toThrow(DraftChanged)
    await expect(repair(TITLE, true)).rejects.toThrow(DraftChanged)
    await expect(core.schedules.repair(mina, 'gone', { choices: [] })).rejects.toThrow(UnknownSchedule)
  })
})

describe('a moment ahead', () => {
  const named = async (
    core: Core,
    name: string,
    fact: string,
    value: string,
    asked: Partial<ScheduleRequest> & Pick<ScheduleRequest, 'at'>,
  ) => {
    const { id } = await core.changes.add(mina, name)
    const replaces = core.format.readFact(core.publisher.liveFiles(), fact) ?? null
    await core.draft.put(mina, { change: id, fact, value, replaces })
    await schedule(core, asked)
    return id
  }

  it('is played as it will be: all that is due by then, in order, with take-backs, without what is blocked', async () => {
    const { core, clock, in: later } = await open()
    await named(core, 'Out already', MAX, '8000', { at: later(MINUTE), takeBackAt: later(4 * HOUR) })
    clock.pass(MINUTE)
    await core.schedules.runDue()
    await named(core, 'Festival', TITLE, 'Festival', { at: later(HOUR), takeBackAt: later(3 * HOUR) })
    const night = await named(core, 'Night', TITLE, 'Night', { at: later(2 * HOUR) })
    await named(core, 'Polling', 'settings:/polling/balance', '60', { at: later(5 * HOUR) })
    const steps = async (ms: number) => {
      const { scheduled = [], release } = await core.publisher.draftRelease([], later(ms))
      return {
        sha: release?.sha,
        done: scheduled.map(({ change, kind, isDone }) => `${change.name} ${kind} ${isDone}`),
      }
    }
    const hours = [0.5, 1.5, 2.5, 3.5, 4.5, 5.5]
    const told = []
    for (const hour of hours) told.push(await steps(hour * HOUR))
    expect(told[5]?.done).toEqual([
      'Festival publish true',
      'Night publish false',
      'Festival take-back true',
      'Out already take-back true',
      'Polling publish true',
    ])
    expect(told.map(({ done }) => done.length)).toEqual([0, 1, 2, 3, 4, 5])
    // A change that is due by then is not laid over it once more, and one that is not is.
    const nightChange = (await core.changes.list()).changes.filter(({ id }) => id === night)
    expect((await core.publisher.draftRelease(nightChange, later(2.5 * HOUR))).release?.sha).toBe(told[2]?.sha)
    expect((await core.publisher.draftRelease(nightChange, later(HOUR / 2))).release?.sha).not.toBe(told[0]?.sha)
    clock.pass(HOUR / 2)
    for (const { sha } of told) {
      await core.schedules.runDue()
      expect(core.live.record()?.sha).toBe(sha)
      clock.pass(HOUR)
    }
  })
})

/** The next message for the webhook. */
async function claim({ store }: Core): Promise<unknown> {
  const far = '2030-01-01T00:00:00.000Z'
  const next = await store.claimDelivery(far, far)
  if (next === undefined) return undefined
  await store.removeDelivery(next.id)
  return JSON.parse(next.body)
}
