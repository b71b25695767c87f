// @vitest-environment jsdom
import { act, cleanup, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeAll, expect, test, vi } from 'vitest'
import type { Block } from '../../../format/blocks/Block.ts'
import { withAudience } from '../../../format/compile/withAudience.ts'
import type { Notice } from '../../../format/notices.ts'
import { planOf, textOf } from '../../testing/planOf.ts'
import { playScreen } from '../../testing/playScreen.tsx'
import { loadViews } from '../loadViews.ts'
import { views } from '../../../start/views.gen.ts'

afterEach(() => {
  cleanup()
  vi.useRealTimers()
})

const bar: Block = {
  type: 'noticeBar',
  id: 'bar',
  off: false,
  label: textOf('notices'),
  layout: 'bar',
  place: 'home',
  source: 'lines',
  text: textOf('=row'),
}
const plan = planOf([bar], { sources: { lines: { call: 'getHomeNotice', keep: false } } })
const notice = (id: string, rest: Partial<Notice> = {}): Notice => ({
  id,
  on: true,
  places: ['home'],
  title: { kor: `${id} 제목` },
  body: { kor: `${id} 본문\n\n둘째 문단` },
  tone: 'info',
  zone: 'Asia/Seoul',
  priority: 0,
  ...rest,
})

beforeAll(async () => loadViews(views, [bar]))

test("shows the operators' notices before the platform's", async () => {
  const { host } = playScreen(plan, { answers: { getHomeNotice: ['플랫폼 공지'] } })
  expect(await screen.findByText('플랫폼 공지')).toBeVisible()
  act(() => host.notices.set([notice('low'), notice('high', { priority: 5 })]))
  expect(screen.getByText('high 제목')).toBeVisible()
})

test('shows a notice to those whom it is for, as soon as it is known who is there', async () => {
  const { host } = playScreen(plan, { answers: { getHomeNotice: [] } })
  act(() => host.notices.set([notice('all'), withAudience(notice('vip', { priority: 5, audience: { vipFrom: 5 } }))]))
  expect(await screen.findByText('all 제목')).toBeVisible()
  expect(screen.queryByText('vip 제목')).toBeNull()

  act(() => host.session.set({ ...host.session.getSnapshot(), loggedIn: true }))
  expect(screen.queryByText('vip 제목')).toBeNull()
  act(() => host.user.set({ vip: 5, isagent: 0, joinday: 3 }))
  expect(screen.getByText('vip 제목')).toBeVisible()
  act(() => host.user.set({ vip: 4, isagent: 0, joinday: 3 }))
  expect(screen.queryByText('vip 제목')).toBeNull()
  expect(screen.getByText('all 제목')).toBeVisible()
})

test('opens a notice in full on a tap', async () => {
  const { host } = playScreen(plan, { answers: { getHomeNotice: [] } })
  act(() => host.notices.set([notice('news')]))
  await userEvent.click(await screen.findByRole('button', { name: 'news 제목' }))
  const dialog = await screen.findByRole('dialog', { name: 'news 제목' })
  expect(dialog).toHaveTextContent('news 본문')
  expect(dialog.querySelectorAll('p')).toHaveLength(2)

  await userEvent.keyboard('{Escape}')
  expect(screen.queryByRole('dialog')).toBeNull()
})

test('opens a line of the platform under the name of the bar', async () => {
  playScreen(plan, { answers: { getHomeNotice: ['플랫폼 공지'] } })
  await userEvent.click(await screen.findByRole('button', { name: '플랫폼 공지' }))
  expect(await screen.findByRole('dialog', { name: 'notices' })).toHaveTextContent('플랫폼 공지')
})

test("shows a notice from its first moment to its last by the server's clock", async () => {
  vi.useFakeTimers({ now: 0 })
  const begin = Date.parse('2026-11-21T00:00:00Z')
  // The device's clock is years behind; only the server's counts.
  const { host } = playScreen(plan, { answers: { getHomeNotice: [] }, now: () => begin - 10_000 + Date.now() })
  await act(async () =>
    host.notices.set([notice('timed', { from: '2026-11-21T00:00:00Z', until: '2026-11-21T00:00:30Z' })]),
  )
  expect(screen.queryByText('timed 제목')).toBeNull()
  await act(async () => vi.advanceTimersByTimeAsync(10_000))
  expect(screen.getByText('timed 제목')).toBeVisible()
  await act(async () => vi.advanceTimersByTimeAsync(30_000))
  expect(screen.queryByText('timed 제목')).toBeNull()
})

test("hides a notice that is not written in the member's language", async () => {
  const { host } = playScreen(plan, { answers: { getHomeNotice: [] } })
  act(() => host.notices.set([notice('korean')]))
  expect(await screen.findByText('korean 제목')).toBeVisible()
  act(() => host.locale.set('en'))
  expect(screen.queryByText('korean 제목')).toBeNull()
})

test("keeps the operators' notices when the platform's cannot be read", async () => {
  const { host } = playScreen(plan)
  expect(await screen.findByRole('alert')).toBeVisible()
  act(() => host.notices.set([notice('urgent')]))
  expect(screen.getByText('urgent 제목')).toBeVisible()
  expect(screen.queryByRole('alert')).toBeNull()
})

test('as a list shows every notice at once, opens those that say more, and says that there is none', async () => {
  const user = userEvent.setup()
  const list: Block = { ...bar, layout: 'list', empty: textOf('nothing') }
  const { host } = playScreen(planOf([list], { sources: { lines: { call: 'getHomeNotice', keep: false } } }), {
    answers: { getHomeNotice: [] },
  })
  expect(await screen.findByText('nothing')).toBeVisible()

  act(() => host.notices.set([notice('urgent'), notice('later')]))
  expect(await screen.findByText('urgent 제목')).toBeVisible()
  expect(screen.getAllByRole('listitem').map((item) => item.textContent)).toEqual(['urgent 제목', 'later 제목'])
  await user.click(screen.getByRole('button', { name: 'later 제목' }))
  expect(await screen.findByRole('dialog')).toHaveTextContent('둘째 문단')
})

test('as a list does not open a line that already says it all', async () => {
  const list: Block = { ...bar, layout: 'list' }
  playScreen(planOf([list], { sources: { lines: { call: 'getHomeNotice', keep: false } } }), {
    answers: { getHomeNotice: ['첫 줄', '둘째 줄'] },
  })
  expect(await screen.findByText('둘째 줄')).toBeVisible()
  expect(screen.queryByRole('button')).toBeNull()
})
