import { existsSync } from 'node:fs'
import { readdir, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { verifyStore } from '../../admin/service/audit/verifyStore.ts'
import type { Core } from '../../admin/service/core/createCore.ts'
import { createTestCore, testFolder } from '../../admin/service/testing/createTestCore.ts'
import { liveAWhile } from './support/liveAWhile.ts'
import { type CutOff, readLife } from './support/readLife.ts'
import { scale } from './support/scale.ts'
import { sendAgain } from './support/sendAgain.ts'
import { servedFromDisk } from './support/served.ts'
import { type Script, startScript } from './support/startScript.ts'
import type { StoreKind } from './support/StoreKind.ts'
import { storeKinds } from './support/storeKinds.ts'
import { untold } from './support/untold.ts'

/** Verifying a store gets slower with every release, so each folder gets only this many kills. */
const KILLS_A_FOLDER = 25

const counted = { kills: 0, acknowledged: 0, cutOff: 0, committed: 0, headBehind: 0, torn: 0 }

/** Temporary files: they are beside their targets, and a start removes them an hour later. */
async function tornFiles(dataDir: string): Promise<readonly string[]> {
  return (await readdir(dataDir, { recursive: true }))
    .filter((name) => name.endsWith('.tmp'))
    .map((name) => join(dataDir, name))
}

/** The key answers with what really happened, and only once. */
async function proveCutOff(core: Core, cutOff: CutOff, newest: number): Promise<void> {
  const before = core.publisher.liveSeq()
  if (before === newest) return
  counted.committed += 1
  const { release, replayed } = await sendAgain(core, cutOff)
  expect({ seq: release.seq, replayed, live: core.publisher.liveSeq() }).toEqual({
    seq: before,
    replayed: true,
    live: before,
  })
}

describe.each(storeKinds)('a service on $name that is killed while it publishes', (kind: StoreKind) => {
  let end: () => Promise<void>
  beforeAll(async () => {
    end = await kind.start()
    Object.assign(counted, { kills: 0, acknowledged: 0, cutOff: 0, committed: 0, headBehind: 0, torn: 0 })
  })
  afterAll(() => end())

  it(
    `loses nothing it acknowledged and serves nothing incomplete, in ${scale.kills[kind.name]} kills`,
    { timeout: scale.minutes * 60_000 },
    async () => {
      const kills = scale.kills[kind.name]
      for (let first = 0; first < kills; first += KILLS_A_FOLDER)
        await killInFolder(kind, Math.min(KILLS_A_FOLDER, kills - first))
      console.log(
        `${kind.name}: ${counted.kills} kills, ${counted.acknowledged} publishes acknowledged, none lost; ${counted.cutOff} kills cut a publish off, ` +
          `${counted.committed} of them after it was committed; ${counted.headBehind} left an older head on disk, ${counted.torn} a half-written file beside`,
      )
      expect(counted.kills).toBe(kills)
      expect(counted.acknowledged).toBeGreaterThan(0)
      // A few kills may all fall between two publishes.
      expect(counted.cutOff).toBeGreaterThanOrEqual(kills >= KILLS_A_FOLDER ? 1 : 0)
    },
  )
})

async function killInFolder(kind: StoreKind, kills: number): Promise<void> {
  const dataDir = await testFolder()
  await kind.prepare(dataDir)
  const acknowledged = new Map<number, string>()
  let newest = 0
  // Loaded while the previous one still publishes.
  let next: Script = startScript('publishUntilKilled.ts', kind.name, dataDir)
  for (let kill = 0; kill < kills; kill += 1) {
    const script = next
    await script.line()
    script.send('begin')
    if (kill + 1 < kills) next = startScript('publishUntilKilled.ts', kind.name, dataDir)
    await liveAWhile(script)
    await script.kill()

    const { done, cutOff } = readLife(script.lines)
    for (const { seq, sha } of done) acknowledged.set(seq, sha)
    newest = await lookAround(kind, dataDir, { acknowledged, newest, cutOff })
    counted.kills += 1
    counted.acknowledged += done.length
    if (cutOff !== undefined) counted.cutOff += 1
  }
  const store = kind.open(dataDir)
  expect(await untold(store)).toEqual(Array.from({ length: newest }, (_, index) => index + 1))
  await store.close()
  await rm(dataDir, { recursive: true })
}

interface Known {
  readonly acknowledged: ReadonlyMap<number, string>
  /** The newest release before this life. */
  readonly newest: number
  readonly cutOff: CutOff | undefined
}

/** Checks what is left, before and after the next start; answers the newest release. */
async function lookAround(kind: StoreKind, dataDir: string, { acknowledged, newest, cutOff }: Known): Promise<number> {
  const known = Math.max(newest, cutOff?.expectedSeq ?? 0, ...acknowledged.keys())
  // There is nothing yet when the very first start was cut off.
  const onDisk = existsSync(join(dataDir, 'release/1/head.json')) ? (await servedFromDisk(dataDir)).seq : 0
  const torn = await tornFiles(dataDir)

  const store = kind.open(dataDir)
  const core = await createTestCore({ dataDir, store, webhook: { url: 'http://127.0.0.1:9', secret: 'told later' } })
  const stored = (await store.latestRelease())?.seq ?? 0
  // Everything acknowledged is there, and at most the one publish that was under way.
  expect([known, known + 1]).toContain(stored)
  // The head on disk may lag one publish behind the store, never lead it.
  expect([stored, stored - 1]).toContain(onDisk)
  if (onDisk < stored) counted.headBehind += 1

  const seq = Math.max(stored, 1)
  expect(await core.publisher.boot()).toEqual({ kind: stored === 0 ? 'released' : 'unchanged', seq })
  for (const [seq, sha] of acknowledged) expect((await store.findRelease(seq))?.sha).toBe(sha)
  expect(await verifyStore(store)).toMatchObject({ ok: true, problems: [], releases: seq })
  expect(core.live.record()?.seq).toBe(seq)
  expect((await servedFromDisk(dataDir)).seq).toBe(seq)
  if (cutOff !== undefined) await proveCutOff(core, cutOff, known)
  await core.close()
  counted.torn += torn.length
  for (const path of torn) await rm(path, { force: true })
  return seq
}
