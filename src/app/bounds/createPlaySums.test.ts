import { Big } from 'big.js'
import { describe, expect, it } from 'vitest'
import type { Platform } from '../../platform/createPlatform.ts'
import { readBase, readNet } from './createPlaySums.ts'

const HOUR = 3_600_000
/** 23:00 in UTC+8: an hour before the platform's midnight. */
const EVENING = Date.parse('2026-11-23T15:00:00Z')

/** A platform that sums by its days; what each of them has come to is known by its date. */
function start(sums: Readonly<Record<string, number>>) {
  let now = EVENING
  const clock = { now: () => now }
  const dayBefore = (days: number) => new Date(now + 8 * HOUR - days * 24 * HOUR).toISOString().slice(0, 10)
  const daysOf: Readonly<Record<number, readonly number[]>> = { 0: [0], 1: [1], 2: [0, 1, 2] }
  const asked: unknown[] = []
  const call = async (id: string, { type }: { readonly type: number }) => {
    asked.push([id, type])
    const sum = (daysOf[type] ?? []).reduce((all, day) => all + (sums[dayBefore(day)] ?? 0), 0)
    return { data: { win_loss: new Big(sum) } }
  }
  return {
    platform: { call } as unknown as Pick<Platform, 'call'>,
    clock,
    asked,
    pass: (ms: number) => (now += ms),
  }
}

describe('the net position by the sums of the platform', () => {
  it('is what has been settled since the session began', async () => {
    const sums: Record<string, number> = { '2026-11-23': -5000 }
    const { platform, clock } = start(sums)
    const base = await readBase(platform, clock, EVENING)
    expect(base).toEqual({ day: '2026-11-23', winLoss: '-5000' })
    sums['2026-11-23'] = -12_000
    expect((await readNet(platform, clock, base))?.toFixed()).toBe('-7000')
  })

  it('goes on over one midnight and over two', async () => {
    const sums: Record<string, number> = { '2026-11-22': 900_000, '2026-11-23': -5000 }
    const { platform, clock, pass } = start(sums)
    const base = await readBase(platform, clock, EVENING)
    Object.assign(sums, { '2026-11-23': -6000, '2026-11-24': 2500 })
    pass(2 * HOUR)
    expect((await readNet(platform, clock, base))?.toFixed()).toBe('1500')
    sums['2026-11-25'] = 10
    pass(24 * HOUR)
    expect((await readNet(platform, clock, base))?.toFixed()).toBe('1510')
  })

  it('is not guessed over more midnights, or where nothing was read in time', async () => {
    const { platform, clock, pass } = start({})
    const base = await readBase(platform, clock, EVENING)
    pass(3 * 24 * HOUR)
    expect(await readNet(platform, clock, base)).toBeUndefined()
    expect(await readBase(platform, clock, EVENING)).toBeUndefined()
    expect(await readNet(platform, clock, undefined)).toBeUndefined()
  })

  it('is not put together of sums on both sides of a midnight', async () => {
    const { platform, clock, pass } = start({})
    const base = await readBase(platform, clock, EVENING)
    pass(HOUR - 1)
    const reading = readNet(platform, clock, base)
    pass(2)
    expect(await reading).toBeUndefined()
  })
})
