// @vitest-environment jsdom
import { act, cleanup, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { Block } from '../../../format/blocks/Block.ts'
import { expressionOf, planOf, textOf } from '../../testing/planOf.ts'
import { playScreen } from '../../testing/playScreen.tsx'

const server = Date.parse('2026-11-21T00:00:00Z')

beforeEach(() => {
  vi.useFakeTimers({ now: 0 })
})
afterEach(() => {
  cleanup()
  vi.useRealTimers()
})

const countdown: Block = {
  type: 'countdown',
  id: 'left',
  off: false,
  label: textOf('time left'),
  until: expressionOf('=settings.until'),
  done: textOf('over'),
  end: [{ toast: textOf('ended'), tone: 'warning' }],
}

// The device's clock is wrong by years, which changes nothing.
async function playUntil(until: number) {
  const played = playScreen(planOf([countdown]), { settings: { until }, now: () => server + Date.now() })
  await act(async () => vi.dynamicImportSettled())
  return played
}
const pass = async (ms: number) => act(async () => vi.advanceTimersByTimeAsync(ms))

test("counts down by the server's clock and says when it is over", async () => {
  await playUntil(server + 3_600_000)
  expect(screen.getByRole('timer')).toHaveTextContent('1:00:00')
  await pass(61_000)
  expect(screen.getByRole('timer')).toHaveTextContent('58:59')
  await pass(3_600_000)
  expect(screen.getByRole('timer')).toHaveTextContent('over')
})

test('runs what follows the end once', async () => {
  const { host } = await playUntil(server + 2000)
  await pass(1000)
  expect(host.toasts).toEqual([])
  await pass(60_000)
  expect(host.toasts).toEqual([{ text: 'ended', tone: 'danger' }])
})

test('does not run it for a time that was over before', async () => {
  const { host } = await playUntil(server - 1000)
  await pass(5000)
  expect(screen.getByRole('timer')).toHaveTextContent('over')
  expect(host.toasts).toEqual([])
})

test('waits for a new end', async () => {
  const { host } = await playUntil(server + 1000)
  await pass(5000)
  act(() => host.settings.set({ until: server + 10_000 }))
  expect(screen.getByRole('timer')).toHaveTextContent('00:05')
  await pass(10_000)
  expect(host.toasts).toHaveLength(2)
})

test('ticks no longer once it is over', async () => {
  await playUntil(server + 2000)
  await pass(3000)
  expect(vi.getTimerCount()).toBe(0)
})
