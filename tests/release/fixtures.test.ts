import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { verifyStore } from '../../admin/service/audit/verifyStore.ts'
import { createFormat } from '../../admin/service/documents/createFormat.ts'
import { folders } from '../../admin/service/base/folders.ts'
import { type DeskClient, deskClient, PASSWORD } from '../../admin/service/testing/deskClient.ts'
import { startTestService } from '../../admin/service/testing/startTestService.ts'
import { addressOf } from '../../src/format/compileRelease.ts'
import { readWrittenOut } from '../../src/format/readDocuments.ts'
import { type Manifest, PLAN_VERSION } from '../../src/format/release.ts'
import { FIXTURE_PEOPLE } from './fixtures/playFixtureStory.ts'
import { fixtureNames, openFixture } from './support/openFixture.ts'
import { storeKinds } from './support/storeKinds.ts'

const ends: (() => Promise<void>)[] = []
beforeAll(async () => {
  for (const kind of storeKinds) ends.push(await kind.start())
})
afterAll(async () => {
  for (const end of ends) await end()
})

const { files, host } = readWrittenOut(folders.schemas)
const today = { format: createFormat(host), baseline: { id: addressOf(files), files } }

interface Review {
  readonly seq: number
  readonly hash: string
  readonly edits: readonly { readonly fact: string }[]
  readonly blockers: readonly { readonly code: string; readonly fact?: string }[]
  readonly warnings: readonly { readonly id: string }[]
}

async function signIn(service: { readonly deskUrl: string }, name: keyof typeof FIXTURE_PEOPLE): Promise<DeskClient> {
  const client = deskClient(service)
  expect((await client.call('POST', '/login', { name, password: PASSWORD })).status).toBe(200)
  return client
}

/** Of builds before schedules and trials, and of one draft for all. */
const EARLIER = ['0040540', '625260a']
const CONFLICT = 'settings:/hours/weekdays/to'
const DRAFTED = [
  'block:home/news',
  'copy:en:withdrawal.title',
  'dialog:legalNotice',
  'notice:night-work',
  'screen:abouts',
  'settings:/recharge/usdtTrc20/max',
]

describe.each(fixtureNames.flatMap((name) => storeKinds.map((kind) => ({ name, kind, on: kind.name }))))(
  'the store that build $name left on $on',
  ({ name, kind }) => {
    it('is sound, with its people and its history; its draft is a change without approval of whoever edited last', async () => {
      const { store } = await openFixture(kind, name)
      expect(await verifyStore(store)).toMatchObject({ ok: true, problems: [] })
      expect((await store.listReleases({ limit: 9 })).map((release) => release.kind)).toEqual([
        'rollback',
        'publish',
        'publish',
        'publish',
        'system',
      ])
      expect((await store.listOperators()).map(({ name: who, role, disabled }) => [who, role, disabled])).toEqual(
        expect.arrayContaining([
          ...Object.entries(FIXTURE_PEOPLE).map(([who, role]) => [who, role, false]),
          ['noel', 'editor', true],
        ]),
      )
      expect(await store.listInvitations('2026-11-23T08:00:00.000Z')).toMatchObject([
        { name: 'sun', role: 'editor', createdBy: 'mina' },
      ])
      const unnamed = (await store.changes()).filter(({ name: called }) => called === '')
      expect(unnamed).toMatchObject([{ owner: 'mina', members: ['jun'] }])
      const [change] = unnamed
      expect(change?.edits.map(({ fact }) => fact).toSorted()).toEqual([...DRAFTED, CONFLICT].toSorted())
      const approval = (await store.listAudit({ limit: 50 })).find(({ action }) => action === 'draft.approve')
      expect(approval).toMatchObject({ actor: 'ara' })
      // It was for a whole release, of a build that is not live any more; later ones are for a change.
      expect((await store.approvals(String(approval?.details['contentHash']))).map(({ actor }) => actor)).toEqual(
        EARLIER.includes(name) ? [] : ['ara'],
      )
    })

    it('is served, edited and published by this build, without losing anything published or drafted', async () => {
      const { store, dataDir } = await openFixture(kind, name)
      const service = await startTestService({
        ...today,
        store,
        environment: { DATA_DIR: dataDir },
        warn: () => undefined,
      })
      expect(service.boot.kind).not.toBe('refused')
      const ara = await signIn(service, 'ara')
      const jun = await signIn(service, 'jun')
      const live = async (fact: string): Promise<unknown> =>
        (await jun.call<{ live: unknown }>('GET', `/facts?${new URLSearchParams({ fact }).toString()}`)).body.live
      expect(await live('settings:/recharge/bank/min')).toBe('500')
      expect(await live('copy:cn:recharge.title')).toBe('存款')
      expect(await live('notice:night-work')).toMatchObject({ tone: 'warning' })
      expect(await live('block:kefu/delay')).toBe(false)

      const change = (await store.changes()).find(({ owner }) => owner === 'mina')?.id
      const { body: stuck } = await ara.call<Review>('GET', `/draft/review?change=${change}`)
      expect(stuck.blockers).toMatchObject([{ code: 'live-changed', fact: CONFLICT }])
      await jun.call('DELETE', '/draft/edits', { fact: CONFLICT, change })
      const { body: review } = await ara.call<Review>('GET', `/draft/review?change=${change}`)
      expect(review.edits.map(({ fact }) => fact).toSorted()).toEqual(DRAFTED)
      const { status, body } = await ara.call('POST', '/publish', {
        reason: 'By this build',
        expectedSeq: review.seq,
        reviewed: review.hash,
        acknowledgedWarnings: review.warnings.map(({ id }) => id),
        change,
      })
      expect(status, JSON.stringify(body)).toBe(201)
      expect(await live('settings:/recharge/usdtTrc20/max')).toBe('60000')
      expect(await live('notice:night-work')).toBeNull()
      expect(await verifyStore(store)).toMatchObject({ ok: true, problems: [] })
    })
  },
)

/** The plan of build 30b461c4. */
const BEFORE = 3

describe.each(
  fixtureNames
    .filter((name) => !EARLIER.includes(name))
    .flatMap((name) => storeKinds.map((kind) => ({ name, kind, on: kind.name }))),
)('what goes on in the store that build $name left on $on', ({ name, kind }) => {
  it('goes on under this build: the schedule waits, the trial is built again, the stop holds', async () => {
    const { store, dataDir } = await openFixture(kind, name)
    expect(await store.countPhones(0)).toMatchObject([{ seq: 5, phones: 1, refused: 1 }])
    const service = await startTestService({
      ...today,
      store,
      environment: { DATA_DIR: dataDir },
      warn: () => undefined,
    })
    expect(service.boot.kind).not.toBe('refused')
    await service.core.trials.watch()
    const { changes, schedules, trials } = await service.core.changes.list()
    expect(schedules).toMatchObject([{ change: { name: 'Night', owner: 'ara' }, kind: 'publish', state: 'waiting' }])
    expect(trials).toMatchObject([{ change: { name: 'Spring', owner: 'ara' }, share: 5, every: 60, state: 'running' }])
    expect(changes.map(({ name: called, tried, scheduledFor }) => [called, tried, scheduledFor !== undefined])).toEqual(
      expect.arrayContaining([
        ['Night', undefined, true],
        ['Spring', 5, false],
      ]),
    )
    const head: unknown = JSON.parse(service.core.live.heads().at(-1)?.body ?? '{}')
    expect(head).toMatchObject({
      stops: { transfers: { words: { en: 'Back at nine' } } },
      trial: { seq: trials[0]?.number, share: trials[0]?.shown },
    })
  })

  it('keeps what apps of its plan show, with their stops, beside what this build made of it', async () => {
    const { store, dataDir } = await openFixture(kind, name)
    const service = await startTestService({
      ...today,
      store,
      environment: { DATA_DIR: dataDir },
      warn: () => undefined,
    })
    const headOf = async (plan: number) => {
      const answer = await fetch(`${service.publicUrl}/release/${plan}/head.json`)
      expect(answer.status).toBe(200)
      return (await answer.json()) as { sha: string; stops?: object }
    }
    const manifestOf = async ({ sha }: { readonly sha: string }) =>
      (await (await fetch(`${service.publicUrl}/release/files/${sha}.json`)).json()) as Manifest
    const [before, now] = [await headOf(BEFORE), await headOf(PLAN_VERSION)]
    for (const { stops } of [before, now]) expect(stops).toMatchObject({ transfers: { words: { en: 'Back at nine' } } })
    expect([(await manifestOf(before)).plan, (await manifestOf(now)).plan]).toEqual([BEFORE, PLAN_VERSION])
    const ara = await signIn(service, 'ara')
    expect((await ara.call('DELETE', '/stops/transfers', { reason: 'Over' })).status).toBe(200)
    await expect
      .poll(async () => [(await headOf(BEFORE)).stops, (await headOf(PLAN_VERSION)).stops])
      .toEqual([undefined, undefined])
    expect([(await headOf(BEFORE)).sha, (await headOf(PLAN_VERSION)).sha]).toEqual([before.sha, now.sha])
  })
})
