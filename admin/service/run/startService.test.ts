import { join } from 'node:path'
import { expect, it } from 'vitest'
import { openStore } from '../store/openStore.ts'
import { testFolder } from '../testing/createTestCore.ts'
import { deskClient, PASSWORD, signInOwner } from '../testing/deskClient.ts'
import { startTestService, type TestServiceOptions } from '../testing/startTestService.ts'
import { testBaseline } from '../testing/testBaseline.ts'

type Started = Parameters<NonNullable<TestServiceOptions['onListening']>>[0]

/** The next build of a folder where release 1 is live, while its start waits in a play or for the store. */
async function startHeld(held: 'play' | 'store', dataDir: string) {
  const go = Promise.withResolvers<undefined>()
  const listening = Promise.withResolvers<Started>()
  const store = openStore({ dataDir: join(dataDir, 'data') })
  const service = startTestService({
    dataDir,
    baseline: { ...testBaseline, id: 'the next build' },
    onListening: listening.resolve,
    ...(held === 'play'
      ? { playTest: () => go.promise.then(() => []) }
      : { store: { ...store, pointers: () => go.promise.then(() => store.pointers()) } }),
  })
  return { started: await listening.promise, service, go: () => go.resolve(undefined) }
}

it.each(['play', 'store'] as const)(
  'a start that waits in the %s answers, serves the release of the disk, and is not ready before it is done',
  async (held) => {
    const dataDir = await testFolder()
    await (await startTestService({ dataDir })).stop()
    const { started, service, go } = await startHeld(held, dataDir)
    const get = (path: string) => fetch(`${started.publicUrl}${path}`)

    expect((await get('/healthz')).status).toBe(200)
    expect((await fetch(`${started.deskUrl}/healthz`)).status).toBe(200)
    const readiness = await get('/readyz')
    expect(readiness.status).toBe(503)
    expect(await readiness.json()).toEqual({ ready: false, message: expect.stringContaining('is starting') })
    const head = await get('/release/1/head.json')
    expect(await head.json()).toMatchObject({ seq: 1 })
    expect((await get('/release/settings')).status).toBe(200)

    go()
    expect((await service).boot).toEqual({ kind: 'released', seq: 2 })
    expect(await (await get('/readyz')).json()).toEqual({ ready: true, seq: 2 })
    expect(await (await get('/release/1/head.json')).json()).toMatchObject({ seq: 2 })
  },
)

it('a stop reaches members while a start plays', async () => {
  const dataDir = await testFolder()
  const first = await startTestService({ dataDir })
  await signInOwner(first)
  await first.stop()
  const { started, service, go } = await startHeld('play', dataDir)

  const mina = deskClient(started)
  await mina.call('POST', '/login', { name: 'mina', password: PASSWORD })
  expect((await mina.call('PUT', '/stops/deposits', { reason: 'The bank is down' })).status).toBe(200)
  const head = await fetch(`${started.publicUrl}/release/1/head.json`)
  expect(await head.json()).toMatchObject({ seq: 1, stops: { deposits: {} } })
  go()
  await service
})

it('edits that are asked for before the store is read are refused in a sentence', async () => {
  const dataDir = await testFolder()
  await (await startTestService({ dataDir })).stop()
  const { started, service, go } = await startHeld('store', dataDir)
  expect(() => started.core.publisher.overlay()).toThrow('The service is starting and has not read the database yet.')
  go()
  expect((await service).core.publisher.overlay()).toEqual([])
})

it('a start that is stopped ends', async () => {
  const dataDir = await testFolder()
  await (await startTestService({ dataDir })).stop()
  const { started, service, go } = await startHeld('play', dataDir)
  const ended = service.then(
    () => 'ready',
    () => 'refused',
  )
  await started.stop()
  go()
  expect(await ended).toBe('refused')
  await expect(fetch(`${started.publicUrl}/healthz`)).rejects.toThrow('fetch failed')
})
