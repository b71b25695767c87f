import { execFileSync } from 'node:child_process'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it, onTestFinished } from 'vitest'
import { verifyChain } from '../audit/verifyStore.ts'
import { BrokenText, StorageUnavailable } from '../base/refusals.ts'
import { findPostgres } from '../testing/postgres/findPostgres.ts'
import { startPostgres, type PostgresServer } from '../testing/postgres/startPostgres.ts'
import { createPostgresStore, type PostgresStoreOptions } from './createPostgresStore.ts'
import { WRITE_LOCK } from './postgres/WritingDialect.ts'
import { describeStore } from './testing/describeStore.ts'
import { newRelease } from './testing/storeEntries.ts'
import type { Store } from './Store.ts'

let server: PostgresServer
beforeAll(async () => {
  server = await startPostgres()
  const made = createPostgresStore(await server.createDatabase('made'))
  await made.latestRelease()
  await made.close()
})
afterAll(() => server.dispose())

// The tables are made once; the test below that starts on an empty database checks how they are made.
describeStore('PostgreSQL', async () => {
  const url = await server.createDatabase(undefined, 'made')
  return { open: () => Promise.resolve(createPostgresStore(url)), dispose: () => Promise.resolve() }
})

describe('PostgreSQL alone', () => {
  const entry = {
    at: '2026-03-02T05:00:00.000Z',
    actor: 'mina',
    action: 'test',
    subject: 'x',
    reason: 'because',
    details: {},
  }

  function open(url: string, options: PostgresStoreOptions = {}): Store {
    const store = createPostgresStore(url, options)
    onTestFinished(() => store.close())
    return store
  }

  const nameOf = (url: string): string => url.split('/').at(-1) ?? ''
  const cutOff = (url: string) =>
    server.run(
      `select pg_terminate_backend(pid) from pg_stat_activity where datname = '${nameOf(url)}' and pid <> pg_backend_pid()`,
    )

  /** Ends the connection whose statement waits, once one does. */
  async function endSleeping(url: string): Promise<void> {
    for (;;) {
      const [row] = await server.run(
        `select pg_terminate_backend(pid) as ended from pg_stat_activity where datname = '${nameOf(url)}' and wait_event = 'PgSleep'`,
      )
      if (row?.['ended'] === true) return
    }
  }

  it('refuses to change, delete or empty history through SQL', async () => {
    const url = await server.createDatabase()
    await open(url).appendAudit(entry)
    for (const sql of ["update audit set actor = 'x'", 'delete from audit', 'truncate audit'])
      await expect(server.run(sql, nameOf(url))).rejects.toThrow('audit is append-only')
  })

  it('migrates once when several services start on an empty database at the same moment', async () => {
    const url = await server.createDatabase()
    const stores = Array.from({ length: 4 }, () => open(url))
    await Promise.all(stores.map((store) => store.appendAudit(entry)))
    expect(await verifyChain(open(url))).toMatchObject({ ok: true, entries: 4 })
  })

  it('does not start a new store where something was published before', async () => {
    const url = await server.createDatabase()
    await expect(open(url, { mayCreate: () => false }).latestRelease()).rejects.toMatchObject({
      details: { trouble: 'empty' },
    })
    await open(url).publish(newRelease(0))
    expect(await open(url, { mayCreate: () => false }).latestRelease()).toMatchObject({ seq: 1 })
  })

  it('comes back by itself after its connections were ended and after the server was restarted', async () => {
    const url = await server.createDatabase()
    const store = open(url)
    await store.publish(newRelease(0))
    await cutOff(url)
    expect(await store.publish(newRelease(1))).toMatchObject({ seq: 2 })
    await server.stop()
    await expect(store.publish(newRelease(2))).rejects.toThrow(StorageUnavailable)
    await server.start()
    expect(await store.publish(newRelease(2))).toMatchObject({ seq: 3 })
  })

  describe('after the server ended idle connections unnoticed', () => {
    const OPEN = 4

    /** Ends them without a turn of this process, so that the pool does not notice. */
    async function endUnheard(): Promise<Store> {
      const url = await server.createDatabase()
      const store = open(url)
      await store.publish(newRelease(0))
      await Promise.all(Array.from({ length: OPEN }, () => store.readAudit(0, 9)))
      const ended = execFileSync(join(findPostgres() ?? '', 'psql'), [
        '-Atc',
        `select count(pg_terminate_backend(pid)) from pg_stat_activity where datname = '${nameOf(url)}' and pid <> pg_backend_pid()`,
        server.url('postgres'),
      ])
      expect(Number(ended)).toBeGreaterThan(1)
      return store
    }

    it('publishes on a new one', async () => {
      const store = await endUnheard()
      expect(await store.publish(newRelease(1))).toMatchObject({ seq: 2 })
      expect(await verifyChain(store)).toMatchObject({ ok: true, entries: 2 })
    })

    it('reads on new ones', async () => {
      const store = await endUnheard()
      const reads = await Promise.all(Array.from({ length: OPEN * 2 }, () => store.latestRelease()))
      expect(new Set(reads.map((release) => release?.seq))).toEqual(new Set([1]))
    })

    it('changes a row on its own, on a new one', async () => {
      const store = await endUnheard()
      await expect(store.forgetAttempts('mina')).resolves.toBeUndefined()
    })
  })

  it('does not send a change twice when its answer is lost', async () => {
    const url = await server.createDatabase()
    const store = open(url)
    await store.publish(newRelease(0, { deliveryId: 'one' }))
    await server.run(
      `create sequence tried; create function wait_here() returns trigger language plpgsql
       as 'begin perform nextval(''tried''); perform pg_sleep(60); return new; end';
      create trigger wait_here before update on outbox for each row execute function wait_here()`,
      nameOf(url),
    )
    const postponing = store.postponeDelivery('one', entry.at).catch((error: unknown) => error)
    await endSleeping(url)
    expect(await postponing).toMatchObject({ details: { trouble: 'cut-off' } })
    expect(await server.run('select last_value::int as tries from tried', nameOf(url))).toEqual([{ tries: 1 }])
  })

  it('stores nothing of a publish whose connection ends before it commits', async () => {
    const url = await server.createDatabase()
    const store = open(url)
    await store.publish(newRelease(0))
    await server.run(
      `create function wait_here() returns trigger language plpgsql as 'begin perform pg_sleep(60); return new; end';
      create trigger wait_here before insert on release for each row execute function wait_here()`,
      nameOf(url),
    )
    const publishing = store.publish(newRelease(1)).catch((error: unknown) => error)
    await endSleeping(url)
    expect(await publishing).toMatchObject({ details: { trouble: 'cut-off' } })
    await server.run('drop trigger wait_here on release', nameOf(url))
    expect(await store.latestRelease()).toMatchObject({ seq: 1 })
    expect(await store.publish(newRelease(1))).toMatchObject({ seq: 2 })
    expect(await verifyChain(store)).toMatchObject({ ok: true, entries: 2 })
  })

  it('says that another service keeps writing when its turn does not come', async () => {
    const url = await server.createDatabase()
    const [holder, store] = [await server.connect(url), open(url, { patience: { lockMs: 20 } })]
    await store.appendAudit(entry)
    await holder.query('begin')
    await holder.query('select pg_advisory_xact_lock($1)', [WRITE_LOCK])
    await expect(store.appendAudit(entry)).rejects.toMatchObject({ details: { trouble: 'busy' } })
    expect(await store.readAudit(0, 9)).toHaveLength(1)
    await holder.query('commit')
    expect(await store.appendAudit(entry)).toMatchObject({ id: 2 })
  })

  it('tells other services of a publish, also after their connection was lost', async () => {
    const url = await server.createDatabase()
    const [one, other] = [open(url), open(url)]
    const heard: (() => void)[] = []
    onTestFinished(other.watch(() => heard.shift()?.()))
    const next = () => new Promise<void>((resolve) => heard.push(resolve))
    await next()
    const first = next()
    await one.publish(newRelease(0))
    await first
    const back = next()
    await cutOff(url)
    await back
    const second = next()
    await one.publish(newRelease(1))
    await second
    expect(await other.latestRelease()).toMatchObject({ seq: 2 })
  })

  it('gives up on a network that swallows everything, and reconnects by itself', async () => {
    const url = await server.createDatabase(undefined, 'made')
    const way = await server.detour(url)
    const store = open(way.url, { patience: { answerMs: 2_500, connectMs: 2_500 } })
    await store.publish(newRelease(0))
    way.swallow()
    await expect(store.publish(newRelease(1))).rejects.toMatchObject({ details: { trouble: 'cut-off' } })
    await expect(store.latestRelease()).rejects.toMatchObject({ details: { trouble: 'away' } })
    way.open()
    expect(await store.latestRelease()).toMatchObject({ seq: 1 })
    expect(await store.publish(newRelease(1))).toMatchObject({ seq: 2 })
  })

  it('refuses the one character that it cannot store, but stores it inside JSON', async () => {
    const store = open(await server.createDatabase())
    await expect(store.appendAudit({ ...entry, reason: 'a\0b' })).rejects.toThrow(BrokenText)
    expect(await store.appendAudit({ ...entry, details: { value: 'a\0b' } })).toMatchObject({ id: 1 })
    expect(await store.listAudit({ limit: 1 })).toMatchObject([{ details: { value: 'a\0b' } }])
  })

  it.each([
    ['a wrong database', (url: string) => `${url}-nowhere`, 'not-let-in'],
    ['a server that is not there', (url: string) => url.replace('@', '@%2Fnowhere'), 'away'],
  ])('reports %s in a sentence', async (_, spoil, trouble) => {
    await expect(open(spoil(server.url('postgres'))).latestRelease()).rejects.toMatchObject({
      code: 'storage-unavailable',
      details: { trouble },
    })
  })
})
