import { join } from 'node:path'
import { Errors } from 'typebox/value'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type Here, HereSchema } from '../../api/presenceApi.ts'
import { createPostgresStore } from '../store/createPostgresStore.ts'
import { createSqliteStore } from '../store/createSqliteStore.ts'
import type { Store } from '../store/Store.ts'
import { testClock, testFolder } from '../testing/createTestCore.ts'
import { deskClient, type DeskClient, PASSWORD, signInAs, signInOwner } from '../testing/deskClient.ts'
import { type DeskListener, listenAtDesk } from '../testing/listenAtDesk.ts'
import { startPostgres, type PostgresServer } from '../testing/postgres/startPostgres.ts'
import { startTestService } from '../testing/startTestService.ts'
import type { Service } from '../run/startService.ts'

const MIN = 'settings:/recharge/bank/min'

async function openDesk(environment: Readonly<Record<string, string>> = {}) {
  const clock = testClock()
  const service = await startTestService({ clock, environment })
  const mina = await signInOwner(service)
  const jun = await signInAs(service, mina, 'editor', 'jun')
  return { clock, service, mina, jun }
}

const goTo = async (client: DeskClient, page: string, change?: string) =>
  client.call('PUT', '/here', { page, ...(change !== undefined && { change }) })

/** The next list of who is here that fits; what comes before it is passed over. */
async function nextHere(listener: DeskListener, fits: (people: Here['people']) => boolean): Promise<Here['people']> {
  for (;;) {
    const told: Here = JSON.parse(await listener.next('here'))
    expect(Errors(HereSchema, told)).toEqual([])
    if (fits(told.people)) return told.people
  }
}

const names = (people: Here['people']) => people.map(({ name }) => name)
/** The first edit makes its change a moment before it is in it. */
const isEditing = (person: Here['people'][number] | undefined) => (person?.change?.edits ?? 0) > 0
const editMin = async (client: DeskClient, value: string, replaces = '100') =>
  client.call('PUT', '/draft/edits', { fact: MIN, value, replaces })

describe('the events of the desk', () => {
  it('say who is here, where, and what they are changing, as it happens', async () => {
    const { service, mina, jun } = await openDesk()
    const heard = await listenAtDesk(service, mina)
    await goTo(mina, '/limits')
    expect(await nextHere(heard, (people) => people.length === 1)).toEqual([
      { name: 'mina', role: 'owner', page: '/limits', since: '2026-03-02T05:00:00.000Z' },
    ])
    await listenAtDesk(service, jun)
    await goTo(jun, '/notices/42')
    expect(await nextHere(heard, (people) => people.length === 2)).toMatchObject([
      { name: 'jun', role: 'editor', page: '/notices/42' },
      { name: 'mina' },
    ])
    await editMin(jun, '120')
    const [his] = await nextHere(heard, ([first]) => isEditing(first))
    expect(his?.change).toMatchObject({ name: '', owner: 'jun', edits: 1 })
    // Mina edits his, not her own.
    await goTo(mina, '/review', his?.change?.id)
    expect((await nextHere(heard, ([, her]) => her?.page === '/review'))[1]?.change).toEqual(his?.change)
  })

  it('say that something has changed: an edit, a release, a stop, and what a command line did', async () => {
    const { service, mina, jun } = await openDesk()
    const heard = await listenAtDesk(service, jun)
    await heard.next('here')
    await editMin(mina, '120')
    expect(await heard.next('changed')).toBe('')
    await mina.call('PUT', '/stops/deposits', { reason: 'Test' })
    expect(await heard.next('changed')).toBe('')
    await service.core.draft.put({ name: 'cli:root', role: 'owner' }, { fact: MIN, value: '130', replaces: '100' })
    expect(await heard.next('changed')).toBe('')
  })

  it('are not stored, not compressed, and not held back by a proxy', async () => {
    const { service, mina } = await openDesk()
    const { status, headers } = await listenAtDesk(service, mina)
    expect([status, headers.get('content-type')]).toEqual([200, 'text/event-stream; charset=utf-8'])
    expect(headers.get('cache-control')).toBe('no-store')
    expect(headers.get('content-encoding')).toBeNull()
    expect(headers.get('x-accel-buffering')).toBe('no')
    expect(headers.get('content-security-policy')).not.toBeNull()
  })

  it('name an operator with several tabs once, where they went last', async () => {
    const { clock, service, mina, jun } = await openDesk()
    const heard = await listenAtDesk(service, mina)
    await listenAtDesk(service, jun)
    await goTo(jun, '/limits')
    const phone = deskClient(service)
    await phone.call('POST', '/login', { name: 'jun', password: PASSWORD })
    await listenAtDesk(service, phone)
    clock.pass(1_000)
    await goTo(phone, '/copy')
    const people = await nextHere(heard, ([first]) => first?.page === '/copy')
    expect(names(people)).toEqual(['jun'])
  })

  it.each([
    ['signs out', async (jun: DeskClient) => jun.call('POST', '/logout')],
    [
      'gets a lower role',
      async (_: DeskClient, mina: DeskClient, id: number) => mina.call('PATCH', `/operators/${id}`, { role: 'viewer' }),
    ],
    [
      'is disabled',
      async (_: DeskClient, mina: DeskClient, id: number) => mina.call('PATCH', `/operators/${id}`, { disabled: true }),
    ],
  ])('end for an operator who %s, and others see it at once', async (_, end) => {
    const { service, mina, jun } = await openDesk()
    const [hers, his] = [await listenAtDesk(service, mina), await listenAtDesk(service, jun)]
    await goTo(mina, '/team')
    await goTo(jun, '/limits')
    await nextHere(hers, (people) => people.length === 2)
    const { body } = await mina.call<{ operators: { id: number; name: string }[] }>('GET', '/operators')
    const id = body.operators.find(({ name }) => name === 'jun')?.id ?? 0
    expect((await end(jun, mina, id)).status).toBeLessThan(300)
    expect(names(await nextHere(hers, (people) => people.length === 1))).toEqual(['mina'])
    await his.ended
    expect((await listenAtDesk(service, jun)).status).toBe(401)
  })

  it('end when the session is over, although nobody signed out', async () => {
    const { clock, service, jun } = await openDesk()
    const his = await listenAtDesk(service, jun)
    await his.next('here')
    clock.set(31 * 60_000)
    clock.pass(15_000)
    await service.tellDesks()
    await his.ended
    expect(await service.core.store.presence()).toEqual([])
  })

  it('end with the service', async () => {
    const { service, mina } = await openDesk()
    const heard = await listenAtDesk(service, mina)
    await heard.next('here')
    await service.stop()
    await expect(heard.ended).resolves.toBeUndefined()
  })

  it('are refused beyond a number for a session, and beyond one for all', async () => {
    const { service, mina, jun } = await openDesk()
    const open = await Promise.all(Array.from({ length: 7 }, () => listenAtDesk(service, mina)))
    const refused = open.filter(({ status }) => status !== 200)
    expect(refused.map(({ status }) => status)).toEqual([503])
    expect(JSON.parse((await refused[0]?.text()) ?? '')).toMatchObject({
      code: 'too-many-streams',
      retryAfterSeconds: 60,
    })
    expect((await listenAtDesk(service, jun)).status).toBe(200)

    const small = await startTestService({ descriptors: 16 })
    const owner = await signInOwner(small)
    expect((await listenAtDesk(small, owner)).status).toBe(200)
    expect((await listenAtDesk(small, owner)).status).toBe(503)
  })

  it('leave nothing in the audit', async () => {
    const { service, mina } = await openDesk()
    const before = await service.core.store.countAudit({})
    const heard = await listenAtDesk(service, mina)
    await goTo(mina, '/limits')
    await nextHere(heard, (people) => people.length === 1)
    expect(await service.core.store.countAudit({})).toBe(before)
  })
})

describe('somebody who leaves', () => {
  it('is here for a few seconds more, and stays where they were if they only reload', async () => {
    const { clock, service, mina, jun } = await openDesk()
    const [hers, his] = [await listenAtDesk(service, mina), await listenAtDesk(service, jun)]
    await goTo(mina, '/limits')
    await goTo(jun, '/copy')
    await nextHere(hers, (people) => people.length === 2)
    his.close()
    await untilLeft(service, 1)
    const again = await listenAtDesk(service, jun)
    expect(names(await nextHere(again, () => true))).toEqual(['jun', 'mina'])
    again.close()
    await untilLeft(service, 2)
    clock.pass(4_000)
    await service.tellDesks()
    clock.pass(2_000)
    await service.tellDesks()
    expect(names(await nextHere(hers, (people) => people.length < 2))).toEqual(['mina'])
  })
})

/** Until the service has noticed that so many streams have ended. */
async function untilLeft({ core }: Service, count: number): Promise<void> {
  const left = async () =>
    (await core.store.presence()).filter(({ seenAt }) => Date.parse(seenAt) < core.clock.now() - 30_000)
  await expect.poll(left, { timeout: 30_000 }).toHaveLength(count)
}

let server: PostgresServer
beforeAll(async () => {
  server = await startPostgres()
})
afterAll(async () => server.dispose())

/** How each of several services opens the same database. */
const databases = {
  SQLite: async () => {
    const file = join(await testFolder(), 'playbill.db')
    return () => createSqliteStore(file)
  },
  PostgreSQL: async () => {
    const url = await server.createDatabase()
    return () => createPostgresStore(url)
  },
} satisfies Record<string, () => Promise<() => Store>>

describe.each(Object.entries(databases))('two services of one %s database', (_, prepare) => {
  async function openTwo() {
    const clock = testClock()
    const open = await prepare()
    const start = async () => startTestService({ clock, store: open() })
    const one = await start()
    const mina = await signInOwner(one)
    await signInAs(one, mina, 'editor', 'jun')
    const two = await start()
    const jun = deskClient(two)
    await jun.call('POST', '/login', { name: 'jun', password: PASSWORD })
    return { clock, one, two, mina, jun }
  }

  it('show each other’s operators, their edits, and that they have left', async () => {
    const { clock, one, two, mina, jun } = await openTwo()
    const [hers, his] = [await listenAtDesk(one, mina), await listenAtDesk(two, jun)]
    await goTo(mina, '/limits')
    await goTo(jun, '/copy')
    await one.tellDesks()
    expect(names(await nextHere(hers, (people) => people.length === 2))).toEqual(['jun', 'mina'])
    expect(names(await nextHere(his, (people) => people.length === 2))).toEqual(['jun', 'mina'])
    await editMin(jun, '120')
    await one.tellDesks()
    await hers.next('changed')
    expect((await nextHere(hers, ([first]) => isEditing(first)))[0]?.change?.edits).toBe(1)
    his.close()
    await untilLeft(two, 1)
    clock.pass(6_000)
    await one.tellDesks()
    expect(names(await nextHere(hers, (people) => people.length < 2))).toEqual(['mina'])
  })

  it('forget those whose service was killed, and keep those who listen', async () => {
    const { clock, one, mina } = await openTwo()
    const { store } = one.core
    const hers = await listenAtDesk(one, mina)
    await goTo(mina, '/limits')
    await nextHere(hers, (people) => people.length === 1)
    const jun = await store.findOperator('jun')
    const at = new Date(clock.now()).toISOString()
    await store.addSession({
      idHash: 'killed',
      operatorId: jun?.id ?? 0,
      createdAt: at,
      seenAt: at,
      ip: '',
      agent: '',
    })
    await store.addPresence('killed', 'killed', at)
    await store.movePresence('killed', { page: '/copy' }, at)
    await one.tellDesks()
    await nextHere(hers, (people) => people.length === 2)
    for (let passed = 0; passed < 75_000; passed += 15_000) {
      clock.pass(15_000)
      await one.tellDesks()
    }
    expect(names(await nextHere(hers, (people) => people.length < 2))).toEqual(['mina'])
    expect((await store.presence()).map(({ operator }) => operator)).toEqual(['mina'])
  })
})
