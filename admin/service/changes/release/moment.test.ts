import { describe, expect, it } from 'vitest'
import { createTestCore, testClock } from '../../testing/createTestCore.ts'
import { fakeFormat } from '../../testing/fakeFormat.ts'
import { entry, newRelease } from '../../store/testing/storeEntries.ts'
import { readMoment } from './moment.ts'

const HOUR = 3_600_000

/** Release 1 at five, 2 at six, 3 at seven; it is eight. */
async function openPast() {
  const clock = testClock(Date.parse('2026-03-02T05:00:00Z'))
  const core = await createTestCore({ clock })
  await core.publisher.boot()
  async function publish(title: string) {
    clock.pass(HOUR)
    const mina = { id: 1, name: 'mina', role: 'owner' } as const
    const before = fakeFormat.readFact(core.publisher.liveFiles(), 'copy:en:home.title')
    await core.draft.put(mina, { fact: 'copy:en:home.title', value: title, replaces: before })
    const { hash, seq } = await core.publisher.review({ actor: 'mina' })
    await core.publisher.publish('mina', { reason: `To ${title}`, expectedSeq: seq, reviewed: hash })
  }
  await publish('Second')
  await publish('Third')
  clock.pass(HOUR)
  return { core, clock, at: (time: string) => readMoment(`2026-03-02T${time}.000Z`, core) }
}

const titleIn = ({ manifest, files }: Awaited<ReturnType<typeof readMoment>>): unknown =>
  JSON.parse(files[manifest.copy.en] ?? 'null')

describe('a moment of the past', () => {
  it('has the release that was live then, with all its files and from when until when it was', async () => {
    const { at } = await openPast()
    const second = await at('06:30:00')
    expect(second).toMatchObject({
      seq: 2,
      actor: 'mina',
      reason: 'To Second',
      kind: 'publish',
      from: '2026-03-02T06:00:00.000Z',
      until: '2026-03-02T07:00:00.000Z',
      isOtherBuild: false,
      stops: [],
    })
    expect(titleIn(second)).toEqual({ 'home.title': 'Second' })
    expect(titleIn(await at('05:59:59'))).toEqual({ 'home.title': 'Home' })
    expect(await at('07:00:00')).toMatchObject({ seq: 3 })
    expect(await at('08:00:00')).not.toHaveProperty('until')
  })

  it('is refused before the first release and in the future', async () => {
    const { at } = await openPast()
    await expect(at('04:59:59')).rejects.toMatchObject({
      code: 'no-release-then',
      details: { why: 'before', at: '2026-03-02T05:00:00.000Z' },
    })
    await expect(at('08:00:01')).rejects.toMatchObject({ code: 'no-release-then', details: { why: 'future' } })
    await expect(at('25:00:00')).rejects.toMatchObject({ code: 'no-release-then' })
  })

  it('is refused where the files are gone or another build is needed, and says which', async () => {
    const { core, clock } = await openPast()
    const format = { planVersion: 2 }
    await expect(readMoment('2026-03-02T06:30:00.000Z', { ...core, format })).rejects.toMatchObject({
      code: 'release-not-playable',
      details: { why: 'build', seq: 2 },
    })
    await core.store.publish(newRelease(3, { createdAt: new Date(clock.now()).toISOString(), sha: 'f'.repeat(64) }))
    await expect(readMoment('2026-03-02T08:00:00.000Z', core)).rejects.toMatchObject({
      code: 'release-not-playable',
      details: { why: 'files', seq: 4 },
    })
  })

  it('has the stops that were on then, with their words', async () => {
    const { core, clock } = await openPast()
    const words = { kor: '아홉 시' }
    await core.publisher.stop('jun', 'deposits', { reason: 'Fraud', words })
    clock.pass(HOUR / 2)
    await core.publisher.changeStopWords('mina', 'deposits', { kor: '열 시' })
    clock.pass(HOUR / 2)
    await core.publisher.stop('jun', 'site', { reason: 'Worse' })
    await core.publisher.lift('mina', 'deposits', 'Over')
    clock.pass(HOUR)
    await core.publisher.lift('mina', 'site', 'Over')
    const stopsAt = async (time: string) => (await readMoment(`2026-03-02T${time}.000Z`, core)).stops
    expect(await stopsAt('07:59:59')).toEqual([])
    const deposits = { name: 'deposits', reason: 'Fraud', words, actor: 'jun', at: '2026-03-02T08:00:00.000Z' }
    expect(await stopsAt('08:29:59')).toEqual([deposits])
    expect(await stopsAt('08:45:00')).toEqual([{ ...deposits, words: { kor: '열 시' } }])
    expect((await stopsAt('09:00:00'))?.map(({ name }) => name)).toEqual(['site'])
    expect(await stopsAt('10:00:00')).toEqual([])
  })

  it('has no stops where the log does not lead to those of today', async () => {
    const { core } = await openPast()
    const stop = { name: 'bets', reason: 'r', actor: 'jun', at: '2026-03-02T08:00:00.000Z' } as const
    await core.store.putStop({ stop, audit: { ...entry, action: 'by-hand' } })
    expect(await readMoment('2026-03-02T06:30:00.000Z', core)).not.toHaveProperty('stops')
  })

  it('tells that a restored backup knows nothing of it', async () => {
    const { core, clock } = await openPast()
    clock.pass(2 * HOUR)
    await core.store.appendAudit({ ...entry, at: '2026-03-02T09:30:00.000Z', action: 'store.restore' })
    const lost = await readMoment('2026-03-02T09:00:00.000Z', core)
    expect(lost).toMatchObject({
      seq: 3,
      gap: { from: '2026-03-02T07:00:00.000Z', until: '2026-03-02T09:30:00.000Z' },
    })
    expect(lost).not.toHaveProperty('stops')
    expect(await readMoment('2026-03-02T06:30:00.000Z', core)).not.toHaveProperty('gap')
    expect(await readMoment('2026-03-02T09:30:00.000Z', core)).toMatchObject({ stops: [] })
  })
})
