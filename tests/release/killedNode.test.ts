import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { verifyStore } from '../../admin/service/audit/verifyStore.ts'
import { createPostgresStore } from '../../admin/service/store/createPostgresStore.ts'
import type { Store } from '../../admin/service/store/Store.ts'
import { testFolder } from '../../admin/service/testing/createTestCore.ts'
import { type PostgresServer, startPostgres } from '../../admin/service/testing/postgres/startPostgres.ts'
import { liveAWhile } from './support/liveAWhile.ts'
import { openPhone, type Phone } from './support/openPhone.ts'
import { type Acknowledged, readLife } from './support/readLife.ts'
import { scale } from './support/scale.ts'
import { servedOverHttp } from './support/served.ts'
import { type Script, startScript } from './support/startScript.ts'
import { untold } from './support/untold.ts'

/** Verifying a store gets slower with every release, so each database gets only this many kills. */
const KILLS_A_DATABASE = 20

const counted = { kills: 0, acknowledged: 0, cutOff: 0, committed: 0 }

let server: PostgresServer
beforeAll(async () => {
  server = await startPostgres()
})
afterAll(() => server.dispose())

/** One of the services, over all its lives, with an open phone on it. */
interface ServiceNode {
  readonly start: () => Promise<void>
  readonly script: () => Script
  readonly url: () => string
  readonly phone: () => Phone
}

async function createNode(database: string): Promise<ServiceNode> {
  const dataDir = await testFolder()
  let script: Script
  let url = ''
  let phone: Phone | undefined
  return {
    async start() {
      script = startScript('serveUntilKilled.ts', database, dataDir)
      url = (await script.line()).replace('serves ', '')
      phone ??= await openPhone(() => url)
    },
    script: () => script,
    url: () => url,
    phone() {
      if (phone === undefined) throw new Error('The node has not started yet.')
      return phone
    },
  }
}

describe('two services on one database, each killed in turn while it publishes', () => {
  it(
    `lose and double nothing, and the phones of both follow, in ${scale.nodeKills} kills`,
    { timeout: scale.minutes * 60_000 },
    async () => {
      for (let first = 0; first < scale.nodeKills; first += KILLS_A_DATABASE)
        await killInTurns(Math.min(KILLS_A_DATABASE, scale.nodeKills - first))
      console.log(
        `two nodes: ${counted.kills} kills, ${counted.acknowledged} publishes acknowledged, none lost or doubled; ` +
          `${counted.cutOff} kills cut a publish off, ${counted.committed} of them after it was committed`,
      )
      expect(counted.kills).toBe(scale.nodeKills)
      expect(counted.acknowledged).toBeGreaterThan(0)
    },
  )
})

async function killInTurns(kills: number): Promise<void> {
  const database = await server.createDatabase()
  const store = createPostgresStore(database)
  const [one, other] = [await createNode(database), await createNode(database)]
  await one.start()
  await other.start()
  const published = new Map<number, string>()
  one.script().send('publish')
  for (let kill = 0; kill < kills; kill += 1) {
    const [victim, survivor] = kill % 2 === 0 ? [one, other] : [other, one]
    await liveAWhile(victim.script())
    await victim.script().kill()
    await proveServed(survivor, store)
    for (const { seq, sha } of await whatItPublished(victim, survivor, store)) {
      expect(published.has(seq), `release ${seq} twice`).toBe(false)
      published.set(seq, sha)
    }
    await proveSound(store, published)
    await proveServed(survivor, store)

    // It comes back while the other one publishes.
    survivor.script().send('publish')
    await victim.start()
    const { seq } = await servedOverHttp(victim.url())
    expect(seq).toBeGreaterThanOrEqual(published.size + 1)
    await victim.phone().until((snapshot) => snapshot.online && snapshot.seq >= seq)
  }
  for (const { phone } of [one, other]) expect(phone().problems).toEqual([])
  expect(await untold(store)).toEqual(Array.from({ length: (await newest(store)).seq }, (_, index) => index + 1))
  await store.close()
}

/**
 * All that the victim has published in this life, including what the kill cut off: the desk sends that again, to the
 * other service.
 */
async function whatItPublished(
  victim: ServiceNode,
  survivor: ServiceNode,
  store: Store,
): Promise<readonly Acknowledged[]> {
  const { done, cutOff } = readLife(victim.script().lines)
  counted.kills += 1
  counted.acknowledged += done.length
  if (cutOff === undefined) return done
  counted.cutOff += 1
  if ((await newest(store)).seq > cutOff.expectedSeq) counted.committed += 1
  survivor.script().send(victim.script().lines.at(-1) ?? '')
  for (;;) {
    const [word, seq, sha = ''] = (await survivor.script().line()).split(' ')
    if (word === 'again') {
      expect(Number(seq)).toBe(cutOff.expectedSeq + 1)
      return [...done, { seq: Number(seq), sha }]
    }
  }
}

async function newest(store: Store): Promise<Acknowledged> {
  const release = await store.latestRelease()
  if (release === undefined) throw new Error('Nothing was published.')
  return release
}

/** The first release is the build's own; each of the others was requested once. */
async function proveSound(store: Store, published: ReadonlyMap<number, string>): Promise<void> {
  for (const [seq, sha] of published) expect((await store.findRelease(seq))?.sha).toBe(sha)
  expect(await verifyStore(store)).toMatchObject({ ok: true, problems: [], releases: published.size + 1 })
}

async function proveServed({ url, phone }: ServiceNode, store: Store): Promise<void> {
  const { seq, sha } = await newest(store)
  await phone().until((snapshot) => snapshot.seq === seq && snapshot.release.sha === sha)
  expect(phone().now().online).toBe(true)
  expect(await servedOverHttp(url())).toMatchObject({ seq, sha })
}
