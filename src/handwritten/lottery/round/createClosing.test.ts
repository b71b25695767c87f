import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { createClosing } from './createClosing.ts'
import { createStore } from '../../../store/createStore.ts'

const HOUR = 3_600_000

/** A device whose clock can be set, whose steady clock stops while it sleeps, and a platform 90 s ahead of it. */
function createDevice() {
  const startedAt = Date.now()
  let set = 0
  let slept = 0
  const visibility = createStore<'visible' | 'hidden'>('visible')
  return {
    clock: { now: () => Date.now() + set + slept + 90_000 },
    steady: { now: () => Date.now() - startedAt },
    visibility,
    setClock: (by: number) => (set += by),
    sleep: (ms: number) => (slept += ms),
  }
}

const closingOf = (device: ReturnType<typeof createDevice>, seconds: number, age = 0) =>
  createClosing({ ...device, seconds, answeredAt: device.clock.now() - age })

beforeEach(() => vi.useFakeTimers({ now: 1_000_000 }))
afterEach(() => vi.useRealTimers())

it('counts whole seconds and is over when the last one is', () => {
  const closing = closingOf(createDevice(), 3)
  const shown: number[] = []
  closing.subscribe(() => shown.push(closing.getSnapshot()))
  vi.advanceTimersByTime(2999)
  expect(closing.isOver()).toBe(false)
  vi.advanceTimersByTime(1)
  expect(closing.isOver()).toBe(true)
  expect(shown).toEqual([3, 2, 1, 0])
  expect(vi.getTimerCount()).toBe(0)
})

it('counts what had passed before anybody looked', () => {
  const closing = closingOf(createDevice(), 10, 4000)
  expect(closing.getSnapshot()).toBe(6)
})

it('is not misled by a device clock that is an hour wrong, nor by one that is set back', () => {
  const device = createDevice()
  device.setClock(HOUR)
  const closing = closingOf(device, 30)
  vi.advanceTimersByTime(10_000)
  expect(closing.getSnapshot()).toBe(20)
  device.setClock(-HOUR)
  expect(closing.getSnapshot()).toBe(20)
  vi.advanceTimersByTime(20_000)
  expect(closing.isOver()).toBe(true)
})

it('is over after a sleep in which the steady clock stopped', () => {
  const device = createDevice()
  const closing = closingOf(device, 30)
  const told = vi.fn<() => void>()
  closing.subscribe(told)
  device.visibility.set('hidden')
  device.sleep(45_000)
  expect(closing.isOver()).toBe(true)
  told.mockClear()
  device.visibility.set('visible')
  expect(told).toHaveBeenCalled()
  expect(closing.getSnapshot()).toBe(0)
})

it('keeps no timer when nobody listens', () => {
  const closing = closingOf(createDevice(), 30)
  const stops = [closing.subscribe(() => undefined), closing.subscribe(() => undefined)]
  expect(vi.getTimerCount()).toBe(1)
  for (const stop of stops) stop()
  expect(vi.getTimerCount()).toBe(0)
})
