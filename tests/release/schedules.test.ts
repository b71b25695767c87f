import { setTimeout as wait } from 'node:timers/promises'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { verifyStore } from '../../admin/service/audit/verifyStore.ts'
import type { AuditRecord } from '../../admin/api/auditApi.ts'
import type { Actor } from '../../admin/service/base/people/Actor.ts'
import type { Core } from '../../admin/service/core/createCore.ts'
import type { Store } from '../../admin/service/store/Store.ts'
import { createTestCore, testClock, testFolder } from '../../admin/service/testing/createTestCore.ts'
import { memberOf } from '../../src/format/value/isObject.ts'
import { scale } from './support/scale.ts'
import { type Script, startScript } from './support/startScript.ts'
import type { StoreKind } from './support/StoreKind.ts'
import { storeKinds } from './support/storeKinds.ts'

const mina: Actor = { name: 'mina', role: 'owner' }
const MINUTE = 60_000
/** Everything was scheduled so long ago, and most is due by now. */
const AGO = 180 * MINUTE
/** Within the clock jumps of the services, so that some are too late. */
const TIGHT = 60
const WIDE = 24 * 60

interface Told {
  readonly change: string
  readonly fact: string
  readonly isTakenBack: boolean
  /** Nothing can make it too late: it may be let out for a day, and nothing ends it. */
  readonly isSure: boolean
}

/** Schedules changes of one notice each, half of them with an end. */
async function scheduleAll(core: Core, clock: ReturnType<typeof testClock>, count: number): Promise<readonly Told[]> {
  const told: Told[] = []
  for (let index = 0; index < count; index += 1) {
    const fact = `notice:n${index}`
    const { id: change } = await core.changes.add(mina, `Notice ${index}`)
    await core.draft.put(mina, { change, fact, value: { en: `${index}` }, replaces: null })
    const { hash } = await core.publisher.review({ change })
    const due = clock.now() + MINUTE + Math.random() * (AGO + 20 * MINUTE)
    const isTakenBack = index % 2 === 0
    // What would be taken back at once does not go out.
    const back = Math.max(due + 1, clock.now() + AGO + Math.random() * 30 * MINUTE)
    const [at, takeBackAt] = [due, back].map((time) => new Date(time).toISOString())
    const request = {
      reason: 'by itself',
      at: at ?? '',
      ...(isTakenBack && takeBackAt !== undefined && { takeBackAt }),
      zone: 'Asia/Seoul',
      tolerance: index % 3 === 0 ? TIGHT : WIDE,
      reviewed: hash,
    }
    await core.schedules.add(mina, change, request, true)
    told.push({ change, fact, isTakenBack, isSure: !isTakenBack && request.tolerance === WIDE })
  }
  return told
}

/** Two services let things out; one of them is killed, again and again. Ends when nothing waits any more. */
async function letOut(start: () => Script, kills: number): Promise<void> {
  const begin = async (): Promise<Script> => {
    const script = start()
    await script.line()
    script.send('begin')
    return script
  }
  const running = [await begin(), await begin()]
  for (let kill = 0; kill < kills; kill += 1) {
    await wait(Math.random() * 400)
    await running[kill % 2]?.kill()
    running[kill % 2] = await begin()
  }
  // A service whose clock jumped behind waits for a moment that another one knows is here.
  while (running[0] !== undefined && (await running[0].line()) !== '0');
  for (const script of running) await script.kill()
}

async function auditOf(store: Store): Promise<readonly AuditRecord[]> {
  const all: AuditRecord[] = []
  for (let batch = await store.readAudit(0, 500); batch.length > 0; batch = await store.readAudit(all.length, 500))
    all.push(...batch)
  return all
}

async function messagesOf(store: Store): Promise<readonly unknown[]> {
  const far = '2090-01-01T00:00:00.000Z'
  const messages: unknown[] = []
  for (let next = await store.claimDelivery(far, far); next !== undefined; next = await store.claimDelivery(far, far)) {
    messages.push(JSON.parse(next.body))
    await store.removeDelivery(next.id)
  }
  return messages
}

describe.each(storeKinds)('what goes out by itself on $name', (kind: StoreKind) => {
  let end: () => Promise<void>
  beforeAll(async () => {
    end = await kind.start()
  })
  afterAll(() => end())

  it(
    `goes out once, or is parked and told, in ${scale.schedules[kind.name]} schedules with two services, kills and clocks that jump`,
    { timeout: scale.minutes * MINUTE },
    async () => {
      const dataDir = await testFolder()
      await kind.prepare(dataDir)
      const clock = testClock(Date.now() - AGO)
      const first = await createTestCore({ dataDir, store: kind.open(dataDir), clock })
      await first.publisher.boot()
      const told = await scheduleAll(first, clock, scale.schedules[kind.name])
      await first.close()
      await letOut(() => startScript('letOutUntilKilled.ts', kind.name, dataDir), scale.scheduleKills)

      const store = kind.open(dataDir)
      const audit = await auditOf(store)
      const releases = audit.filter(({ action }) => action === 'release.publish')
      const parked = audit.filter(({ action }) => action === 'schedule.park')
      const live = new Set((await store.latestRelease())?.overlay.map(({ fact }) => fact))
      const counted = { out: 0, back: 0, parked: parked.length }
      for (const { change, fact, isTakenBack, isSure } of told) {
        const ofChange = (kind: string) =>
          parked.filter(({ subject, details }) => subject === `change:${change}` && details['kind'] === kind).length
        const wentOut = releases.filter(({ details }) => memberOf(details['change'], 'id') === change).length
        const wentBack = releases.filter(
          ({ details }) => details['takesBack'] !== undefined && JSON.stringify(details['edits']).includes(`"${fact}"`),
        ).length
        expect({ fact, out: wentOut + ofChange('publish') }).toEqual({ fact, out: 1 })
        expect({ fact, back: wentBack + ofChange('take-back') }).toEqual({
          fact,
          back: wentOut === 1 && isTakenBack ? 1 : 0,
        })
        expect({ fact, isHeldBack: isSure && wentOut === 0 }).toEqual({ fact, isHeldBack: false })
        expect({ fact, live: live.has(fact) }).toEqual({ fact, live: wentOut > wentBack })
        counted.out += wentOut
        counted.back += wentBack
      }
      expect(releases).toHaveLength(counted.out + counted.back)
      const tellings = (await messagesOf(store)).filter((message) => memberOf(message, 'type') === 'schedule.parked')
      expect(tellings).toHaveLength(parked.length)
      expect(await verifyStore(store)).toMatchObject({ ok: true, problems: [] })
      console.log(`${kind.name}: ${JSON.stringify(counted)} of ${told.length}, ${scale.scheduleKills} kills`)
      await store.close()
    },
  )
})
