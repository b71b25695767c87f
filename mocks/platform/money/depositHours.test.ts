import { describe, expect, test } from 'vitest'
import { checkDepositHours, platformHours } from './depositHours.ts'
import type { EnforcedLimits } from './EnforcedLimits.ts'

const isOpen = (at: string, limits: EnforcedLimits = {}, own = platformHours) => {
  try {
    checkDepositHours(Date.parse(at), own, limits)
    return true
  } catch {
    return false
  }
}

describe('deposit hours', () => {
  test('are the platform’s own while nothing is published', () => {
    expect(isOpen('2026-11-23T09:59:59+09:00')).toBe(false)
    expect(isOpen('2026-11-23T10:00:00+09:00')).toBe(true)
    expect(isOpen('2026-11-22T12:59:00+09:00')).toBe(false)
    expect(isOpen('2026-11-22T21:59:00+09:00')).toBe(true)
  })

  test('are narrowed by a release and never widened', () => {
    const hours = { weekdays: { from: 6, to: 20 } }
    expect(isOpen('2026-11-23T09:00:00+09:00', { hours })).toBe(false)
    expect(isOpen('2026-11-23T20:30:00+09:00', { hours })).toBe(false)
    expect(isOpen('2026-11-23T19:30:00+09:00', { hours })).toBe(true)
  })

  test('may begin and end at any minute and on the next day', () => {
    const hours = { weekdays: { from: 20.5, to: 2 }, weekends: { from: 13, to: 21.25 } }
    const own = { weekdays: { from: 0, to: 24 }, weekends: { from: 0, to: 24 } }
    const openAt = (at: string) => isOpen(at, { hours }, own)
    expect(
      ['2026-11-23T20:29:00', '2026-11-23T20:30:00', '2026-11-24T01:59:00', '2026-11-24T02:00:00'].map((at) =>
        openAt(`${at}+09:00`),
      ),
    ).toEqual([false, true, true, false])
    // Friday's hours, early on Saturday.
    expect(
      ['2026-11-28T01:59:00', '2026-11-28T21:14:00', '2026-11-28T21:15:00'].map((at) => openAt(`${at}+09:00`)),
    ).toEqual([true, true, false])
    // The platform's own still count.
    expect(isOpen('2026-11-23T22:30:00+09:00', { hours })).toBe(false)
    expect(isOpen('2026-11-23T21:30:00+09:00', { hours })).toBe(true)
  })

  test('must be open on both sides when the release counts in another zone', () => {
    const hours = { zone: 8, weekdays: { from: 10, to: 21 } }
    expect(isOpen('2026-11-23T10:30:00+09:00', { hours })).toBe(false)
    expect(isOpen('2026-11-23T11:30:00+09:00', { hours })).toBe(true)
  })
})
