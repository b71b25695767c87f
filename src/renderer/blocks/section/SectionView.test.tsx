// @vitest-environment jsdom
import { act, cleanup, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, expect, test, vi } from 'vitest'
import type { Block } from '../../../format/blocks/Block.ts'
import type { SectionBlock } from '../../../format/blocks/section.ts'
import { expressionOf, planOf, textOf } from '../../testing/planOf.ts'
import { playScreen } from '../../testing/playScreen.tsx'
import { LaterHtml } from '../article/LaterHtml.tsx'

afterEach(() => {
  cleanup()
  vi.restoreAllMocks()
  vi.useRealTimers()
})

const line = (id: string, text: string) => ({
  type: 'text' as const,
  id,
  off: false,
  text: textOf(text),
  tone: 'neutral' as const,
  size: 'body' as const,
  boxed: false,
})
const section: SectionBlock = {
  type: 'section',
  id: 'section',
  off: false,
  card: false,
  waits: ['user', 'wallets'],
  body: [line('fixed', 'fixed'), { ...line('name', 'name'), when: expressionOf("=data.user.username != ''") }],
}
const plan = planOf([section], {
  sources: { user: { call: 'getUser', keep: false }, wallets: { call: 'getBalanceList', keep: false } },
})

test('shows nothing of itself before all that it waits for is there', async () => {
  const wallets = Promise.withResolvers<readonly unknown[]>()
  const { host } = playScreen(plan, {
    answers: { getUser: { username: 'kim' }, getBalanceList: () => wallets.promise },
  })
  await waitFor(() => expect(host.callsOf('getUser')).toHaveLength(1))
  await act(async () => undefined)
  expect(screen.queryByText('fixed')).toBe(null)
  expect(screen.queryByText('name')).toBe(null)

  wallets.resolve([])
  expect(await screen.findByText('fixed')).toBeVisible()
  expect(screen.getByText('name')).toBeVisible()
})

test('shows nothing of itself before its code is there, and waits for that no longer than five seconds', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  vi.spyOn(LaterHtml, 'getSnapshot').mockReturnValue(false)
  vi.spyOn(LaterHtml, 'load').mockReturnValue(new Promise(() => undefined))
  const article: Block = { type: 'article', id: 'content', off: false, html: expressionOf('=data.user.username') }
  playScreen(planOf([{ ...section, body: [...section.body, article] }], { sources: plan.sources }), {
    answers: { getUser: { username: 'kim' }, getBalanceList: [] },
  })
  // The screen itself waits first, for 300 ms.
  await act(async () => vi.advanceTimersByTimeAsync(300))
  await act(async () => vi.advanceTimersByTimeAsync(4999))
  expect(screen.queryByText('fixed')).toBe(null)
  await act(async () => vi.advanceTimersByTimeAsync(1))
  expect(screen.getByText('fixed')).toBeVisible()
})

test('offers to try again where something that it waits for could not be read', async () => {
  const user = userEvent.setup()
  const { host } = playScreen(plan, { answers: { getUser: { username: 'kim' } } })
  const retry = await screen.findByRole('button')
  host.answer('getBalanceList', [])
  await user.click(retry)
  expect(await screen.findByText('fixed')).toBeVisible()
})
