import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { DeskError } from '../../api/DeskError.ts'
import { createFakeDesk } from '../../testing/createFakeDesk.ts'
import { createPresence } from './createPresence.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

const jun = { name: 'jun', role: 'editor', page: '/limits', since: '2026-03-02T05:00:00.000Z' } as const

function begin() {
  const api = createFakeDesk()
  const onChanged = vi.fn<() => void>()
  const presence = createPresence({ api, onChanged, random: () => 1 })
  const stop = presence.listen()
  api.tell.opened()
  return { api, onChanged, presence, stop }
}

it('says where the operator is when a stream opens and when that changes', async () => {
  const { api, presence } = begin()
  presence.goTo({ page: '/limits' })
  presence.goTo({ page: '/copy', change: 'c' })
  await vi.runAllTimersAsync()
  expect(api.places).toEqual([{ page: '/limits' }, { page: '/copy', change: 'c' }])
  api.tell.lost()
  presence.goTo({ page: '/team' })
  await vi.advanceTimersByTimeAsync(1_000)
  api.tell.opened()
  await vi.advanceTimersByTimeAsync(0)
  expect(api.places.slice(2)).toEqual([{ page: '/team' }])
})

it('keeps who is here while the next stream follows the last, and knows nothing when it does not', async () => {
  const { api, presence } = begin()
  api.tell.here([jun])
  api.tell.lost()
  expect(presence.getSnapshot()).toEqual([jun])
  await vi.advanceTimersByTimeAsync(1_000)
  api.tell.lost()
  expect(presence.getSnapshot()).toEqual([])
})

it('comes back after growing pauses, and looks for what it missed', async () => {
  const { api, onChanged } = begin()
  const pauses: number[] = []
  for (let failures = 0; failures < 9; failures += 1) {
    api.tell.lost()
    const lostAt = Date.now()
    vi.advanceTimersToNextTimer()
    expect(api.listening()).toBe(1)
    pauses.push((Date.now() - lostAt) / 1_000)
  }
  expect(pauses).toEqual([1, 2, 4, 8, 16, 32, 60, 60, 60])
  expect(onChanged).not.toHaveBeenCalled()
  api.tell.opened()
  expect(onChanged).toHaveBeenCalledOnce()
  api.tell.lost()
  await vi.advanceTimersByTimeAsync(1_000)
  expect(api.listening()).toBe(1)
})

it('passes on that something has changed', () => {
  const { api, onChanged } = begin()
  api.tell.changed()
  expect(onChanged).toHaveBeenCalledOnce()
})

it('shows no error when its place is refused', async () => {
  const { api, presence } = begin()
  api.refuse('here', new DeskError('offline', 'No answer.'))
  presence.goTo({ page: '/limits' })
  await vi.runAllTimersAsync()
  presence.goTo({ page: '/copy' })
  await vi.runAllTimersAsync()
  expect(api.places).toEqual([{ page: '/copy' }])
})

it('knows nobody and asks for nothing once it is stopped', async () => {
  const { api, presence, stop } = begin()
  api.tell.here([jun])
  api.tell.lost()
  stop()
  await vi.advanceTimersByTimeAsync(100_000)
  expect([api.listening(), presence.getSnapshot()]).toEqual([0, []])
})
