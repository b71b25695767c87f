import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { createDemoClock } from './createDemoClock.ts'
import { koreanTime } from './platform/platformTime.ts'

test('starts on a weekday at 14:00 in UTC+9, whenever it is started', () => {
  const instants = fc.integer({ min: Date.parse('2026-01-01'), max: Date.parse('2030-01-01') })
  fc.assert(
    fc.property(instants, (now) => {
      expect(koreanTime(createDemoClock({ now: () => now }).now())).toEqual({ hour: 14, weekend: false })
    }),
  )
})

test('starts at the given moment, and runs from there', () => {
  let now = Date.parse('2026-11-21T20:00:00Z')
  const at = Date.parse('2026-11-23T11:30:00Z')
  const clock = createDemoClock({ now: () => now }, at)
  expect(clock.now()).toBe(at)
  now += 61_000
  expect(clock.now()).toBe(at + 61_000)
})

test('runs with the clock it was given', () => {
  let now = Date.parse('2026-11-21T20:00:00Z')
  const clock = createDemoClock({ now: () => now })
  const start = clock.now()
  now += 61_000
  expect(clock.now() - start).toBe(61_000)
})
