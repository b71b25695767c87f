import { readdir } from 'node:fs/promises'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it, onTestFinished } from 'vitest'
import { verifyStore } from '../../admin/service/audit/verifyStore.ts'
import { folders } from '../../admin/service/base/folders.ts'
import type { Core } from '../../admin/service/core/createCore.ts'
import { createFormat } from '../../admin/service/documents/createFormat.ts'
import { readBackup, writeBackup } from '../../admin/service/store/backupFile.ts'
import { type Step, stepNames } from '../../admin/service/store/migrations.ts'
import type { Store } from '../../admin/service/store/Store.ts'
import { createTestCore, testFolder } from '../../admin/service/testing/createTestCore.ts'
import { addressOf } from '../../src/format/compileRelease.ts'
import { readWrittenOut } from '../../src/format/readDocuments.ts'
import { NEXT, stepsOfNextBuild } from './support/nextBuild.ts'
import { fixtureNames, openFixture } from './support/openFixture.ts'
import { servedFromDisk } from './support/served.ts'
import { startScript } from './support/startScript.ts'
import type { StoreKind } from './support/StoreKind.ts'
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
const FACT = 'copy:en:recharge.title'
const owner = { name: 'kim', role: 'owner' } as const
const THIS = `0.1.0 (step ${stepNames.at(-1)})`
const THE_NEXT = `0.1.0 (step ${NEXT})`

/** The store of a folder as this build opens it, or the next one. */
function open(kind: StoreKind, dataDir: string, steps?: Readonly<Record<string, Step>>): Store {
  const store = kind.open(dataDir, steps && { steps })
  onTestFinished(() => store.close())
  return store
}

/** A service without its listeners, with what it told whoever runs it. */
async function start(dataDir: string, store: Store) {
  const told: string[] = []
  const core = await createTestCore({ ...today, dataDir, store, warn: (sentence) => void told.push(sentence) })
  const boot = await core.publisher.boot()
  return { core, boot, told }
}

async function publish({ draft, publisher, format }: Core, value: string): Promise<number> {
  const replaces = format.readFact(publisher.liveFiles(), FACT)
  await draft.put(owner, { fact: FACT, value, replaces })
  const { seq, hash, change, warnings } = await publisher.review({ actor: owner.name })
  const { release } = await publisher.publish(owner.name, {
    reason: value,
    expectedSeq: seq,
    reviewed: hash,
    ...(change && { change: change.id }),
    acknowledgedWarnings: warnings.map(({ id }) => id),
  })
  return release.seq
}

const backupsIn = async (dataDir: string): Promise<readonly string[]> =>
  (await readdir(dataDir)).filter((name) => name.endsWith('.backup'))

const each = fixtureNames.flatMap((name) => storeKinds.map((kind) => ({ name, kind, on: kind.name })))

describe.each(each)('the store that build $name left on $on', ({ name, kind }) => {
  it('is kept as a backup before its first step, which restores to the same and to a later build', async () => {
    const { store, dataDir } = await openFixture(kind, name)
    const verdict = await verifyStore(store)
    const [path = '', ...more] = await backupsIn(dataDir)
    expect(more).toEqual([])
    expect(path).toMatch(/^before-\d{4}-[a-z-]+-.*Z\.backup$/)

    const folder = await testFolder()
    await kind.prepare(folder)
    const restored = open(kind, folder)
    const audit = { at: new Date().toISOString(), actor: 'cli:mina', action: 'store.restore', subject: 'store' }
    await restored.fill(readBackup(join(dataDir, path)), audit.at, { ...audit, reason: 'a drill', details: {} })
    const again = await verifyStore(restored)
    expect(again).toMatchObject({ ok: true, problems: [], releases: verdict.releases, files: verdict.files })
    // Bringing it up to date and restoring add an entry each.
    expect((await store.readAudit(verdict.entries - 1, 1))[0]?.action).toBe('store.noted')
    const [[last], [kept]] = [
      await store.readAudit(verdict.entries - 2, 1),
      await restored.readAudit(verdict.entries - 2, 1),
    ]
    expect(kept?.hash).toBe(last?.hash)
    expect(await backupsIn(folder)).toEqual([])
  })

  it('goes to the next build and back, where that lets the one before write: both publish', async () => {
    const { dataDir } = await openFixture(kind, name)
    const first = await start(dataDir, open(kind, dataDir))
    const began = await publish(first.core, 'one')
    expect(await first.core.store.ahead()).toBeUndefined()
    await first.core.close()

    const next = await start(dataDir, open(kind, dataDir, stepsOfNextBuild('writes')))
    expect(await publish(next.core, 'two')).toBe(began + 1)
    expect(await backupsIn(dataDir)).toHaveLength(2)
    await next.core.close()

    const store = open(kind, dataDir)
    const { core, boot, told } = await start(dataDir, store)
    expect(boot).toEqual({ kind: 'unchanged', seq: began + 1 })
    expect(await publish(core, 'three')).toBe(began + 2)
    expect(told).toContain(
      `The store was brought up to date by build ${THE_NEXT}; this is build ${THIS}, which may go on publishing.`,
    )
    expect(await verifyStore(store)).toMatchObject({ ok: true, problems: [], releases: began + 2 })
    await core.close()

    const last = await start(dataDir, open(kind, dataDir, stepsOfNextBuild('writes')))
    expect(await publish(last.core, 'four')).toBe(began + 3)
    expect(last.told.join()).not.toContain('brought up to date')
  })

  it('goes back from a build that lets the one before only serve: it serves, stops and lifts, and refuses the rest', async () => {
    const { dataDir } = await openFixture(kind, name)
    const next = await start(dataDir, open(kind, dataDir, stepsOfNextBuild('serves')))
    const seq = await publish(next.core, 'one')
    await next.core.close()

    const store = open(kind, dataDir)
    const { core, boot, told } = await start(dataDir, store)
    const refusal = `The store was brought up to date by build ${THE_NEXT}, after which this build ${THIS} must not write into it`
    expect(boot).toEqual({ kind: 'newer-build', seq })
    expect(told).toEqual([expect.stringContaining(refusal)])
    expect(core.live.seq()).toBe(seq)
    await core.publisher.stop('mina', 'bets', { reason: 'The bank is down' })
    expect((await store.stops()).map((stop) => stop.name)).toContain('bets')
    expect(core.live.heads()[0]?.body).toContain('"bets"')
    await core.publisher.lift('mina', 'bets', 'It is up')
    expect((await store.stops()).map((stop) => stop.name)).not.toContain('bets')

    await expect(publish(core, 'two')).rejects.toThrow(refusal)
    await expect(core.publisher.publish('mina', { reason: 'x', expectedSeq: seq })).rejects.toThrow(refusal)
    await expect(core.publisher.rollback('mina', 1, { reason: 'x', expectedSeq: seq })).rejects.toThrow(refusal)
    expect(await verifyStore(store)).toMatchObject({ ok: true, problems: [], releases: seq })
    expect((await servedFromDisk(dataDir, core.live.record()?.plan)).seq).toBe(seq)
  })
})

describe.each(storeKinds)('two builds at once on $name', (kind) => {
  it.each(['writes', 'serves'] as const)('where the next one %s: neither loses what the other did', async (before) => {
    const { dataDir } = await openFixture(kind, fixtureNames.at(-1) ?? '')
    const older = await start(dataDir, open(kind, dataDir))
    await publish(older.core, 'one')
    const newer = await start(await testFolder(), open(kind, dataDir, stepsOfNextBuild(before)))
    const seq = await publish(newer.core, 'two')

    await older.core.publisher.refresh()
    expect(older.core.live.seq()).toBe(seq)
    expect(older.core.incidents.list()).toMatchObject([{ message: expect.stringContaining(`by build ${THE_NEXT}`) }])
    const third = await publish(older.core, 'three').catch((error: unknown) => String(error))
    expect(String(third)).toContain(before === 'writes' ? String(seq + 1) : THE_NEXT)
    await newer.core.publisher.refresh()
    expect(await publish(newer.core, 'four')).toBe(before === 'writes' ? seq + 2 : seq + 1)
    expect(await verifyStore(newer.core.store)).toMatchObject({ ok: true, problems: [] })
  })

  it('a store with steps that are not known and without own ones is refused in a sentence', async () => {
    const dataDir = await testFolder()
    await kind.prepare(dataDir)
    const beside = Object.entries(stepsOfNextBuild('writes')).filter(([name]) => name !== '0023-ended-sessions')
    const store = open(kind, dataDir, Object.fromEntries(beside))
    await store.pointers()
    await store.close()
    await expect(open(kind, dataDir).pointers()).rejects.toMatchObject({ details: { trouble: 'foreign' } })
  })

  it('a store that cannot be kept before its first step gets none', async () => {
    const { dataDir, store } = await openFixture(kind, fixtureNames.at(-1) ?? '')
    const full = kind.open(dataDir, { save: () => Promise.reject(new Error('no room')) })
    onTestFinished(() => full.close())
    await expect(full.pointers()).rejects.toThrow('no room')
    await store.pointers()
    expect(await backupsIn(dataDir)).toHaveLength(1)
  })
})

describe.each(storeKinds)('an upgrade on $name that is killed', (kind) => {
  it('leaves the store as it was, whichever step it was at, and the next start takes them all', async () => {
    const { dataDir } = await openFixture(kind, '625260a')
    // Steps that the fixture has are never taken again.
    const taken = Object.keys(stepsOfNextBuild('writes')).filter((name) => name >= '0007')
    const [first = ''] = taken
    for (const at of [`before ${first}`, ...taken]) {
      const script = startScript('upgradeUntilKilled.ts', kind.name, dataDir, at)
      expect(await script.line()).toBe(at)
      await script.kill()
    }
    expect(await backupsIn(dataDir)).toHaveLength(taken.length + 1)
    const store = open(kind, dataDir)
    expect(await verifyStore(store)).toMatchObject({ ok: true, problems: [], releases: 5 })
    expect(await store.ahead()).toBeUndefined()
    await writeBackup(store, join(dataDir, 'whole.backup'), new Date().toISOString())
  })
})
