import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, it, vi } from 'vitest'
import { addressOf } from '../../../../src/format/compileRelease.ts'
import { verifyStore } from '../../audit/verifyStore.ts'
import type { Actor } from '../../base/people/Actor.ts'
import type { Core } from '../../core/createCore.ts'
import { StorageUnavailable } from '../../base/refusals.ts'
import { createTestCore, testFolder } from '../../testing/createTestCore.ts'
import { fakeDocuments } from '../../testing/fakeFormat.ts'

const mina: Actor = { name: 'mina', role: 'owner' }
const MIN = 'settings:/recharge/bank/min'
const words = { kor: '아홉 시에 열려요' }

async function booted(options: Parameters<typeof createTestCore>[0] = {}): Promise<Core> {
  const core = await createTestCore(options)
  await core.publisher.boot()
  return core
}

const headOf = ({ live }: Core) => JSON.parse(live.head(1)?.body ?? '') as { seq: number; at: string; stops?: object }
const feedOf = ({ live }: Core) => JSON.parse(live.settings()?.body ?? '') as { stops?: object }

it('goes out with the head and the feed of the settings, under the release that is live, and is lifted the same way', async () => {
  const core = await booted()
  const heard = vi.fn<(head: unknown) => void>()
  core.live.subscribe(heard)
  const before = headOf(core)
  expect(await core.publisher.stop('mina', 'deposits', { reason: 'fraud', words })).toMatchObject([
    { name: 'deposits', actor: 'mina', reason: 'fraud', words },
  ])
  expect(headOf(core)).toMatchObject({ seq: before.seq, stops: { deposits: { words } } })
  expect(Date.parse(headOf(core).at)).toBeGreaterThan(Date.parse(before.at))
  expect(feedOf(core)).toMatchObject({ stops: { deposits: {} }, recharge: {} })
  expect(heard).toHaveBeenCalledTimes(1)
  expect(await core.publisher.lift('mina', 'deposits', 'over')).toEqual([])
  expect(headOf(core).stops).toBeUndefined()
  expect(feedOf(core).stops).toBeUndefined()
  expect(heard).toHaveBeenCalledTimes(2)
})

it('changes its words under who stopped it and when, for open phones at once', async () => {
  const core = await booted()
  const [stopped] = await core.publisher.stop('mina', 'deposits', { reason: 'fraud', words })
  const heard = vi.fn<(head: unknown) => void>()
  core.live.subscribe(heard)
  expect(await core.publisher.changeStopWords('jun', 'deposits', { kor: '열 시에 열려요' })).toEqual([
    { ...stopped, words: { kor: '열 시에 열려요' } },
  ])
  expect(headOf(core)).toMatchObject({ stops: { deposits: { words: { kor: '열 시에 열려요' } } } })
  expect(heard).toHaveBeenCalledTimes(1)
  expect((await core.store.listAudit({ limit: 1 }))[0]).toMatchObject({
    actor: 'jun',
    action: 'stop.words',
    subject: 'stop:deposits',
    details: { before: words, words: { kor: '열 시에 열려요' } },
  })
  await core.publisher.lift('mina', 'deposits', 'over')
  await expect(core.publisher.changeStopWords('jun', 'deposits', { kor: '열 시' })).rejects.toMatchObject({
    code: 'not-stopped',
  })
})

it('does not wait for a publish under way, and the publish goes on', async () => {
  let end: () => void = () => undefined
  let isPlaying: () => void = () => undefined
  const playing = new Promise<void>((resolve) => (isPlaying = resolve))
  let plays = 0
  const core = await booted({
    playTest: async () => {
      plays += 1
      if (plays > 1) {
        isPlaying()
        await new Promise<void>((resolve) => (end = resolve))
      }
      return []
    },
  })
  await core.draft.put(mina, { fact: MIN, value: '120', replaces: '100' })
  const publishing = core.publisher.publish('mina', { reason: 'bank asked', expectedSeq: 1 })
  await playing
  await core.publisher.stop('jun', 'site', { reason: 'break-in' })
  expect(headOf(core)).toMatchObject({ seq: 1, stops: { site: {} } })
  end()
  expect((await publishing).release.seq).toBe(2)
  expect(headOf(core)).toMatchObject({ seq: 2, stops: { site: {} } })
})

it('outlasts every publish, rollback, new build and restart', async () => {
  const dataDir = await testFolder()
  const core = await booted({ dataDir })
  await core.publisher.stop('mina', 'bets', { reason: 'fault' })
  await core.draft.put(mina, { fact: MIN, value: '120', replaces: '100' })
  await core.publisher.publish('mina', { reason: 'bank asked', expectedSeq: 1 })
  await core.publisher.rollback('mina', 1, { reason: 'no', expectedSeq: 2 })
  expect(headOf(core)).toMatchObject({ seq: 3, stops: { bets: {} } })

  const files = fakeDocuments.map((file) =>
    file.path === 'copy/en.json' ? { ...file, text: file.text.replace('Home', 'Start') } : file,
  )
  const next = await booted({ dataDir, baseline: { id: addressOf(files), files } })
  expect(headOf(next)).toMatchObject({ seq: 4, stops: { bets: {} } })
  expect(next.publisher.stops()).toMatchObject([{ name: 'bets', actor: 'mina', reason: 'fault' }])
})

it('of another service is shown here, also while a publish is under way', async () => {
  const dataDir = await testFolder()
  const core = await booted({ dataDir })
  const other = await booted({ dataDir })
  await other.publisher.stop('jun', 'withdrawals', { reason: 'bank is down' })
  await core.publisher.followStops()
  expect(headOf(core)).toMatchObject({ stops: { withdrawals: {} } })
  await other.publisher.lift('jun', 'withdrawals', 'bank is back')
  await core.publisher.followStops()
  expect(headOf(core).stops).toBeUndefined()
})

it('is on the disk for file servers, and holds after a start without the store', async () => {
  const dataDir = await testFolder()
  const core = await booted({ dataDir })
  await core.publisher.stop('mina', 'deposits', { reason: 'fraud', words })
  expect(JSON.parse(await readFile(join(dataDir, 'release/1/head.json'), 'utf8'))).toEqual(headOf(core))

  const gone = new Proxy(core.store, {
    get: (store, name) =>
      name === 'close' || name === 'watch'
        ? Reflect.get(store, name)
        : () => Promise.reject(new StorageUnavailable('gone')),
  })
  const alone = await booted({ dataDir, store: gone, warn: () => undefined })
  expect(headOf(alone)).toMatchObject({ stops: { deposits: { words } } })
  expect(feedOf(alone)).toMatchObject({ stops: { deposits: {} } })
  expect(alone.publisher.stops()).toMatchObject([{ name: 'deposits', words }])
})

it('is verified against the audit', async () => {
  const core = await booted()
  await core.publisher.stop('mina', 'deposits', { reason: 'fraud' })
  await core.publisher.changeStopWords('jun', 'deposits', { kor: '열 시에 열려요' })
  await core.publisher.stop('mina', 'bets', { reason: 'fault' })
  await core.publisher.lift('mina', 'bets', 'over')
  expect((await verifyStore(core.store)).problems).toEqual([])
  const taken = new Proxy(core.store, {
    get: (store, name) => (name === 'stops' ? () => Promise.resolve([]) : Reflect.get(store, name)),
  })
  expect((await verifyStore(taken)).problems).toEqual(['stop:deposits was taken away, but not by the audit.'])
})
