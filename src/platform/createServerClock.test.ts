import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { createServerClock } from './createServerClock.ts'

const SERVER = Date.UTC(2024, 4, 6, 5, 0, 0)
const exact = (time: number): string => new Date(time).toISOString()
const toTheSecond = (time: number): string => new Date(time).toUTCString()

describe('createServerClock', () => {
  test('gives device time until the first answer', () => {
    const clock = createServerClock({ now: () => 1000 })
    expect([clock.now(), clock.isLearned()]).toEqual([1000, false])
    clock.learn({ sentAt: 1000, receivedAt: 1000, written: 'Thursday' })
    expect(clock.isLearned()).toBe(false)
    clock.learn({ sentAt: 1000, receivedAt: 1000, written: exact(SERVER) })
    expect([clock.now(), clock.isLearned()]).toEqual([SERVER, true])
  })

  test('takes half the round trip off', () => {
    let device = 0
    const clock = createServerClock({ now: () => device })
    device = 400
    clock.learn({ sentAt: 0, receivedAt: 400, written: exact(SERVER + 200) })
    expect(clock.now()).toBe(SERVER + 400)
  })

  test('is right on a device whose clock is years off, within the round trip and the second of a Date header', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: -1e11, max: 1e11 }),
        fc.array(
          fc.record({
            at: fc.integer({ min: 0, max: 1e6 }),
            out: fc.integer({ min: 0, max: 3000 }),
            back: fc.integer({ min: 0, max: 3000 }),
            cut: fc.boolean(),
          }),
          { minLength: 1 },
        ),
        (skew, answers) => {
          let server = SERVER
          const clock = createServerClock({ now: () => server + skew })
          for (const { at, out, back, cut } of answers) {
            const sent = SERVER + at
            const written = sent + out
            server = written + back
            clock.learn({
              sentAt: sent + skew,
              receivedAt: server + skew,
              written: cut ? toTheSecond(written) : exact(written),
            })
          }
          const worst = Math.min(...answers.map(({ out, back, cut }) => out + back + (cut ? 1000 : 0)))
          expect(Math.abs(clock.now() - server)).toBeLessThanOrEqual(worst)
        },
      ),
    )
  })

  test('grows more exact than any one Date header', () => {
    const clock = createServerClock({ now: () => 0 })
    for (let at = 0; at < 3000; at += 130)
      clock.learn({ sentAt: at, receivedAt: at + 20, written: toTheSecond(SERVER + at + 10) })
    expect(Math.abs(clock.offset() - SERVER)).toBeLessThan(100)
  })

  test('starts over when the device clock is set', () => {
    let device = 0
    const clock = createServerClock({ now: () => device })
    clock.learn({ sentAt: 0, receivedAt: 100, written: exact(SERVER) })
    device = 86_400_000
    clock.learn({ sentAt: device, receivedAt: device + 100, written: exact(SERVER + 60_000) })
    expect(Math.abs(clock.now() - (SERVER + 60_000))).toBeLessThanOrEqual(100)
  })

  test.each([
    ['an answer without a date', { sentAt: 0, receivedAt: 10, written: null }],
    ['a date that cannot be read', { sentAt: 0, receivedAt: 10, written: 'yesterday' }],
    ['a clock that was set back during the call', { sentAt: 500, receivedAt: 10, written: exact(SERVER) }],
  ])('learns nothing from %s', (_, sample) => {
    const clock = createServerClock({ now: () => 5 })
    clock.learn(sample)
    expect(clock.now()).toBe(5)
  })
})
