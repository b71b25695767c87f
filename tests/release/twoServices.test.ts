import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Service } from '../../admin/service/run/startService.ts'
import { testFolder } from '../../admin/service/testing/createTestCore.ts'
import { deskClient, PASSWORD, signInOwner } from '../../admin/service/testing/deskClient.ts'
import { startPostgres, type PostgresServer } from '../../admin/service/testing/postgres/startPostgres.ts'
import { startTestService, type TestServiceOptions } from '../../admin/service/testing/startTestService.ts'
import { servedOverHttp } from './support/served.ts'

const TITLE = 'copy:en:home.title'

let server: PostgresServer
beforeAll(async () => {
  server = await startPostgres()
})
afterAll(() => server.dispose())

/** Troubles are expected here and say nothing new. */
const calm: TestServiceOptions = { warn: () => undefined }

async function startNode(url: string, options: TestServiceOptions = calm, dataDir?: string): Promise<Service> {
  return startTestService({ ...options, environment: { DATABASE_URL: url }, ...(dataDir !== undefined && { dataDir }) })
}

/** The next head that a service sends to a phone. */
function nextHead(service: Service, seq: number): Promise<void> {
  return new Promise((resolve) => {
    const stop = service.core.live.subscribe((head) => {
      if (head.seq < seq) return
      stop()
      resolve()
    })
    if ((service.core.live.record()?.seq ?? 0) >= seq) {
      stop()
      resolve()
    }
  })
}

async function publish(service: Service, value: string): Promise<number> {
  const { draft, publisher } = service.core
  await publisher.refresh()
  const live =
    (await draft.list()).find((edit) => edit.fact === TITLE)?.value ??
    service.core.format.readFact(publisher.liveFiles(), TITLE)
  await draft.put({ name: 'mina', role: 'owner' }, { fact: TITLE, value, replaces: live })
  return (await publisher.publish('mina', { reason: 'a better word', expectedSeq: publisher.liveSeq() })).release.seq
}

describe('two services on one database', () => {
  it('when one publishes, the phones of the other follow and find every file there', async () => {
    const url = await server.createDatabase()
    const [one, other] = [await startNode(url), await startNode(url)]
    expect(await servedOverHttp(other.publicUrl)).toMatchObject({ seq: 1 })
    const stream = await fetch(`${other.publicUrl}/release/events`)
    const told = readUntil(stream, '"seq":2')
    expect(await publish(one, 'Start')).toBe(2)
    await told
    const head = await servedOverHttp(other.publicUrl)
    expect(head).toEqual(await servedOverHttp(one.publicUrl))
    expect(await publish(other, 'Begin')).toBe(3)
    await nextHead(one, 3)
    expect(await servedOverHttp(one.publicUrl)).toMatchObject({ seq: 3 })
  })

  it('serve a file that the other published a moment ago', async () => {
    const url = await server.createDatabase()
    const [one, other] = [await startNode(url), await startNode(url)]
    await publish(one, 'Start')
    const { sha } = await servedOverHttp(one.publicUrl)
    expect((await fetch(`${other.publicUrl}/release/files/${sha}.json`)).status).toBe(200)
    expect((await fetch(`${other.publicUrl}/release/files/${'0'.repeat(64)}.json`)).status).toBe(404)
  })

  it('know the same operators and sessions', async () => {
    const url = await server.createDatabase()
    const one = await startNode(url)
    const owner = await signInOwner(one)
    const other = await startNode(url)
    expect(other.setupLink).toBeUndefined()
    const there = deskClient(other)
    expect((await there.call('POST', '/login', { name: 'mina', password: PASSWORD })).status).toBe(200)
    expect((await there.call('GET', '/me')).body).toMatchObject({ operator: { name: 'mina' } })
    const session = await fetch(`${other.deskUrl}/desk-api/me`, { headers: { cookie: owner.cookie() } })
    expect(session.status).toBe(200)
  })
})

describe('a service whose database server goes away', () => {
  it('goes on serving, refuses to publish with a reason, and recovers by itself', async () => {
    const url = await server.createDatabase()
    const one = await startNode(url)
    await publish(one, 'Start')
    await server.stop()
    await expect(publish(one, 'Lost')).rejects.toMatchObject({ code: 'storage-unavailable' })
    expect(await servedOverHttp(one.publicUrl)).toMatchObject({ seq: 2 })
    await server.start()
    expect(await publish(one, 'Back')).toBe(3)
    expect(await servedOverHttp(one.publicUrl)).toMatchObject({ seq: 3 })
  })

  it('starts without it from its files on disk, and catches up', async () => {
    const url = await server.createDatabase()
    const [one, other] = [await testFolder(), await startNode(url)]
    const before = await startNode(url, calm, one)
    await publish(before, 'Start')
    await before.stop()
    await publish(other, 'Begin')
    await server.stop()
    const after = await startNode(url, calm, one)
    expect(after.boot).toMatchObject({ kind: 'storage', seq: 2 })
    expect(await servedOverHttp(after.publicUrl)).toMatchObject({ seq: 2 })
    await server.start()
    await nextHead(after, 3)
    expect(await servedOverHttp(after.publicUrl)).toMatchObject({ seq: 3 })
  })

  it('does not start over on an empty database', async () => {
    const folder = await testFolder()
    const before = await startNode(await server.createDatabase(), calm, folder)
    await publish(before, 'Start')
    await before.stop()
    const after = await startNode(await server.createDatabase(), calm, folder)
    expect(after.boot).toMatchObject({ kind: 'storage', seq: 2, message: expect.stringContaining('DATABASE_URL') })
    expect(await servedOverHttp(after.publicUrl)).toMatchObject({ seq: 2 })
  })
})

async function readUntil(stream: Response, text: string): Promise<void> {
  let heard = ''
  const reader = stream.body?.pipeThrough(new TextDecoderStream()).getReader()
  while (!heard.includes(text)) {
    const { value, done } = (await reader?.read()) ?? { done: true, value: undefined }
    if (done) throw new Error(`The stream ended; it had said ${heard}`)
    heard += value
  }
  await reader?.cancel()
}
