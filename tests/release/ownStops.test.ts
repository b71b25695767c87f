import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, it, onTestFinished } from 'vitest'
import { verifyStore } from '../../admin/service/audit/verifyStore.ts'
import { readConfig } from '../../admin/service/base/config/readConfig.ts'
import { socketPath } from '../../admin/service/base/config/socketPath.ts'
import { connectToSocket } from '../../admin/service/cli/connectToSocket.ts'
import { openLocally } from '../../admin/service/cli/openLocally.ts'
import type { Service } from '../../admin/service/run/startService.ts'
import { createTestCore, testFolder } from '../../admin/service/testing/createTestCore.ts'
import { signInOwner } from '../../admin/service/testing/deskClient.ts'
import { fakeFormat } from '../../admin/service/testing/fakeFormat.ts'
import { type PostgresServer, startPostgres } from '../../admin/service/testing/postgres/startPostgres.ts'
import { startTestService } from '../../admin/service/testing/startTestService.ts'
import { terminal } from '../../admin/service/testing/terminal.ts'
import { testBaseline } from '../../admin/service/testing/testBaseline.ts'
import { openPhone } from './support/openPhone.ts'
import { startScript } from './support/startScript.ts'

/** Until a stop is on the phones that listen to the node, in ms. */
const WITHIN = 6_000

let server: PostgresServer
beforeAll(async () => {
  server = await startPostgres()
})
afterAll(() => server.dispose())

const build = {
  format: fakeFormat,
  baseline: testBaseline,
  playTest: () => Promise.resolve([]),
  close: () => Promise.resolve(),
}

async function sendAlert({ deskUrl }: Service, token: string) {
  const response = await fetch(`${deskUrl}/desk-api/alerts`, {
    method: 'POST',
    headers: { authorization: `Bearer ${token}` },
    body: JSON.stringify({ stop: 'bets', reason: 'fault', id: 'case-7' }),
  })
  return { status: response.status, body: (await response.json()) as unknown }
}

it('a node killed between the line of its own stop and the answer shows the stop at its next start', async () => {
  const dataDir = await testFolder()
  await (await createTestCore({ dataDir })).publisher.boot()
  const killed = startScript('stopUntilKilled.ts', dataDir, 'answer')
  await killed.ended
  expect(killed.lines).toEqual([])
  const next = await createTestCore({ dataDir, warn: () => undefined })
  await next.publisher.showFromDisk()
  expect(next.live.head(1)?.body).toContain('"stops":{"deposits":{}}')
  await next.publisher.boot()
  expect(await next.store.stops()).toMatchObject([{ name: 'deposits', reason: 'fraud' }])
})

it('a node killed before it has noted that the store took its own stop puts it on once, and not again once it is lifted', async () => {
  const dataDir = await testFolder()
  await (await createTestCore({ dataDir })).publisher.boot()
  await startScript('stopUntilKilled.ts', dataDir, 'answer').ended
  await startScript('stopUntilKilled.ts', dataDir, 'mark').ended
  const other = await createTestCore({ dataDir: await testFolder(), store: (await createTestCore({ dataDir })).store })
  expect(await other.store.stops()).toMatchObject([{ name: 'deposits' }])
  await other.publisher.refresh()
  await other.publisher.lift('jun', 'deposits', 'over')

  const next = await createTestCore({ dataDir })
  await next.publisher.boot()
  expect(next.publisher.stops()).toEqual([])
  expect(await next.store.stops()).toEqual([])
  const log = (await next.store.listAudit({ limit: 20 })).filter(({ action }) => action.startsWith('stop.'))
  expect(log.map(({ action }) => action)).toEqual(['stop.lifted', 'stop.on'])
  expect((await verifyStore(next.store)).problems).toEqual([])
})

it('a stop typed while PostgreSQL is paused is on the phones of its node within six seconds, and in the database once it answers', async () => {
  const url = await server.createDatabase()
  const folder = await testFolder()
  const told = await startTestService({
    dataDir: folder,
    environment: { DATABASE_URL: url },
    warn: () => undefined,
  })
  const untold = await startTestService({ environment: { DATABASE_URL: url }, warn: () => undefined })
  const [phone, other] = [await openPhone(() => told.publicUrl), await openPhone(() => untold.publicUrl)]
  const connection = await connectToSocket(socketPath(join(folder, 'data')), 'mina')
  if (connection === undefined) throw new Error('Nobody answers on the socket.')
  const type = terminal(connection)

  const goOn = await server.pause()
  const asked = performance.now()
  const followed = phone.until(({ stops }) => stops.deposits !== undefined)
  const printed = await type('release', 'stop', 'deposits', '--reason', 'fraud')
  await followed
  expect(performance.now() - asked).toBeLessThan(WITHIN)
  expect(printed).toMatch(
    /^ {2}On this node only \(\S+\): the database cannot be reached\. Not on others: run it there\./m,
  )
  expect(other.now().stops).toEqual({})

  goOn()
  await other.until(({ stops }) => stops.deposits !== undefined)
  await told.core.publisher.followStops()
  expect(await type('release', 'stops')).toMatch(/^deposits stopped {2}\S+ {2}cli:mina(@\S+)? {2}“fraud”$/)
  // Both what hung and the node's own line arrive, as one stop.
  const log = await untold.core.store.listAudit({ limit: 20 })
  expect(log.filter(({ action }) => action.startsWith('stop.')).map(({ action }) => action)).toEqual(['stop.on'])
  expect((await verifyStore(untold.core.store)).problems).toEqual([])
  await untold.core.publisher.lift('jun', 'deposits', 'over')
  await phone.until(({ stops }) => stops.deposits === undefined)
})

it('an alert that comes while PostgreSQL is paused is on the phones of its node within six seconds, and in the database once it answers', async () => {
  const url = await server.createDatabase()
  const node = await startTestService({ environment: { DATABASE_URL: url }, warn: () => undefined })
  const owner = await signInOwner(node)
  const powers = { stops: ['bets'], readsAudit: false, days: 1 } as const
  const { body } = await owner.call<{ token: string }>('POST', '/machine-tokens', { name: 'Pager', ...powers })
  const phone = await openPhone(() => node.publicUrl)
  const send = () => sendAlert(node, body.token)
  await node.core.accounts.machineTokens.hold()

  const goOn = await server.pause()
  const asked = performance.now()
  const followed = phone.until(({ stops }) => stops.bets !== undefined)
  const answer = await send()
  await followed
  expect(performance.now() - asked).toBeLessThan(WITHIN)
  expect(answer).toMatchObject({ status: 200, body: { alerts: [{ outcome: 'stopped' }] } })
  expect(JSON.stringify(answer.body)).toContain('on the phones of this node only')

  goOn()
  await node.core.publisher.followStops()
  expect(await node.core.store.stops()).toMatchObject([{ name: 'bets' }])
  await node.core.publisher.lift('jun', 'bets', 'over')
  expect(await send()).toMatchObject({ body: { alerts: [{ outcome: 'lifted' }] } })
  const log = await node.core.store.listAudit({ limit: 20 })
  // The call that hung may have come through once the database went on; then the node's own line is only noted.
  const changes = log.map(({ action }) => action).filter((action) => /^stop\.(on|lifted)$/.test(action))
  expect(changes).toEqual(['stop.lifted', 'stop.on'])
  expect((await verifyStore(node.core.store)).problems).toEqual([])
})

it('a command stops and lifts on a node whose service is down and whose database is gone; the next start shows it', async () => {
  const database = await startPostgres()
  onTestFinished(() => database.dispose())
  const environment = { DATA_DIR: await testFolder(), DATABASE_URL: await database.createDatabase() }
  const before = await startTestService({ environment, warn: () => undefined })
  await before.stop()
  await database.stop()

  const local = await openLocally(readConfig(environment), build, 'mina')
  const type = terminal(local)
  expect(await type('release', 'stop', 'bets', '--reason', 'fault')).toMatch(
    /No service runs .* the next one that starts shows it\.$/,
  )
  await type('release', 'stop', 'deposits', '--reason', 'fraud')
  expect(await type('release', 'lift', 'bets', '--reason', 'no fault')).toMatch(/^deposits stopped/)
  await expect(type('release', 'lift', 'withdrawals', '--reason', 'x')).rejects.toThrow(
    'Without the database only what this node has stopped by itself meanwhile can be lifted.',
  )
  await local.close()
  expect((await readFile(join(environment.DATA_DIR, 'own-stops.jsonl'), 'utf8')).trimEnd().split('\n')).toHaveLength(3)

  const next = await startTestService({ environment, warn: () => undefined })
  expect(next.boot.kind).toBe('storage')
  expect(next.core.live.head(1)?.body).toContain('"stops":{"deposits":{}}')
  expect(await sendAlert(next, `playbill_${'A'.repeat(43)}`)).toMatchObject({
    status: 503,
    body: { message: expect.stringContaining('npm run release -- stop') },
  })
  await database.start()
  await next.core.publisher.refresh()
  expect(await next.core.store.stops()).toMatchObject([{ name: 'deposits' }])
})
