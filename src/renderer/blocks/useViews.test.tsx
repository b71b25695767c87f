// @vitest-environment jsdom
import { act, cleanup, renderHook } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { Block } from '../../format/blocks/Block.ts'
import { views } from '../../start/views.gen.ts'
import type { Later } from '../../ui/later.tsx'
import { RendererProvider } from '../screen/RendererProvider.tsx'
import { createTestHost } from '../testing/createTestHost.ts'
import { textOf } from '../testing/planOf.ts'
import { useViews } from './useViews.ts'

const steps: Block = { type: 'steps', id: 'how', off: false, items: [] }
const words: Block = {
  type: 'text',
  id: 'words',
  off: false,
  text: textOf('words'),
  size: 'body',
  tone: 'neutral',
  boxed: false,
}
const view = views.steps as Later<object>

const host = createTestHost()
const playing = (blocks: readonly Block[]) =>
  renderHook(() => useViews(blocks), {
    wrapper: ({ children }) => <RendererProvider host={host}>{children}</RendererProvider>,
  })

beforeEach(() => void vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] }))
afterEach(() => {
  cleanup()
  vi.restoreAllMocks()
  vi.useRealTimers()
})

test('blocks whose code is part of the start wait for nothing, and set no timer', () => {
  expect(playing([words]).result.current).toBe(true)
  expect(vi.getTimerCount()).toBe(0)
})

test('blocks wait for one another, but not for long', async () => {
  vi.spyOn(view, 'getSnapshot').mockReturnValue(false)
  vi.spyOn(view, 'load').mockReturnValue(new Promise(() => undefined))
  const blocks = [words, steps]
  const { result } = playing(blocks)
  await act(async () => vi.advanceTimersByTimeAsync(299))
  expect(result.current).toBe(false)
  await act(async () => vi.advanceTimersByTimeAsync(1))
  expect(result.current).toBe(true)
})

test('they show together once the last of their code has come', async () => {
  const code = Promise.withResolvers<void>()
  vi.spyOn(view, 'getSnapshot').mockReturnValue(false)
  vi.spyOn(view, 'load').mockReturnValue(code.promise)
  const blocks = [words, steps]
  const { result } = playing(blocks)
  expect(result.current).toBe(false)
  await act(async () => code.resolve())
  expect(result.current).toBe(true)
})
