import { describe, expect, test } from 'vitest'
import { type HeadTrial, isTrying } from '../format/wire/trial.ts'
import { settle } from './testing/createFakeClock.ts'
import { createTab, raised, renamed } from './testing/createTab.ts'

const EVERYBODY = 10_000
const later = (minutes: number) => new Date(Date.UTC(2026, 0, 1, 4, minutes)).toISOString()

const trial: HeadTrial = { seq: 1_000_000_001, sha: renamed.sha, share: EVERYBODY, salt: 77 }

async function open() {
  const tab = createTab({ deviceNumber: 1234 })
  tab.origin.add(renamed)
  tab.origin.publish(raised, { seq: 4, at: later(0), trial })
  await tab.releases.start()
  await settle()
  const shown = () => ({
    seq: tab.releases.getSnapshot().seq,
    title: tab.releases.getSnapshot().release.copy('en')?.['recharge.title'],
  })
  return { ...tab, shown }
}

const live = { seq: 4, title: 'Deposit en' }
const tried = { seq: trial.seq, title: 'Top up en' }

describe('a share', () => {
  const numbers = Array.from({ length: 10_000 }, (_, number) => number)
  const tryingIn = (salt: number, share: number) => numbers.filter((number) => isTrying(number, { salt, share }))

  test.each([0, 1, 500, 2500, EVERYBODY])('has as many devices as it says: %i of 10,000', (share) => {
    for (const salt of [0, 1, 9_999]) expect(tryingIn(salt, share)).toHaveLength(share)
  })

  test('has all devices of a smaller one, and those of another trial are others', () => {
    const more = new Set(tryingIn(7_000, 2500))
    expect(tryingIn(7_000, 500).every((number) => more.has(number))).toBe(true)
    expect(tryingIn(1_000, 2500).some((number) => more.has(number))).toBe(false)
  })
})

describe('a trial', () => {
  test('plays in place of what is live on the devices of its share, and on no others', async () => {
    const { shown, origin, releases } = await open()
    expect(shown()).toEqual(tried)
    origin.publish(raised, { seq: 4, at: later(1), trial: { ...trial, salt: 10_000 - 1234, share: 1 } })
    await releases.checkNow()
    expect(shown()).toEqual(tried)
    origin.publish(raised, { seq: 4, at: later(2), trial: { ...trial, salt: 10_000 - 1235, share: 9_999 } })
    await releases.checkNow()
    expect(shown()).toEqual(live)
  })

  test('does not play where there is no number', async () => {
    const { origin, releases } = createTab()
    origin.add(renamed)
    origin.publish(raised, { seq: 4, trial })
    await releases.checkNow()
    expect(releases.getSnapshot().seq).toBe(4)
  })

  test('is left at once when it ends', async () => {
    const { shown, origin, releases } = await open()
    origin.publish(raised, { seq: 4, at: later(1) })
    await releases.checkNow()
    expect(shown()).toEqual(live)
  })

  test('that was built again is followed at once', async () => {
    const { shown, origin, releases } = await open()
    origin.publish(raised, { seq: 5, at: later(1), trial: { ...trial, seq: trial.seq + 1 } })
    await releases.checkNow()
    expect(shown()).toEqual({ ...tried, seq: trial.seq + 1 })
  })

  test('that cannot be loaded keeps nobody from what is live', async () => {
    const { shown, origin, releases, problems } = await open()
    origin.publish(raised, { seq: 5, at: later(1), trial: { ...trial, sha: 'a'.repeat(64) } })
    await releases.checkNow()
    expect(shown()).toEqual({ ...live, seq: 5 })
    expect(problems).toEqual([{ code: 'missing', file: 'a'.repeat(64) }])
  })

  test('is not kept for a start without the service: what is live is, with its stops', async () => {
    const { storage, shown, origin, releases } = await open()
    expect(shown()).toEqual(tried)
    origin.publish(raised, { seq: 4, at: later(1), trial, stops: { deposits: {} } })
    await releases.checkNow()
    await settle()
    const next = createTab({ storage })
    next.origin.cut(true)
    await next.releases.start()
    await settle()
    expect(next.releases.getSnapshot()).toMatchObject({ source: 'lastGood', seq: 4, stops: { deposits: {} } })
    expect(next.minimum()).toBe('500')
  })

  test('obeys a stop that comes while it plays', async () => {
    const { shown, origin, releases } = await open()
    origin.publish(raised, { seq: 4, at: later(1), trial, stops: { deposits: {} } })
    await releases.checkNow()
    expect(shown()).toEqual(tried)
    expect(releases.getSnapshot().stops).toEqual({ deposits: {} })
  })

  test('does not come back with a stale copy of the head from before its end', async () => {
    const { shown, origin, releases } = await open()
    origin.publish(raised, { seq: 4, at: later(1) })
    await releases.checkNow()
    origin.publish(raised, { seq: 4, at: later(0), trial })
    await releases.checkNow()
    expect(shown()).toEqual(live)
  })
})
