// @vitest-environment jsdom
import { act, cleanup, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, expect, test, vi } from 'vitest'
import type { Block } from '../../../format/blocks/Block.ts'
import type { PopupBlock } from '../../../format/blocks/popup.ts'
import type { Notice } from '../../../format/notices.ts'
import { createOverlays } from '../../../ui/createOverlays.ts'
import { UiProvider } from '../../../ui/UiProvider.tsx'
import { expressionOf, planOf, textOf } from '../../testing/planOf.ts'
import { playScreen } from '../../testing/playScreen.tsx'

afterEach(cleanup)

const popup = (rest: Partial<PopupBlock> = {}): PopupBlock => ({
  type: 'popup',
  id: 'news',
  off: false,
  title: textOf('News'),
  placement: 'center',
  close: textOf('Done'),
  notices: false,
  body: [{ type: 'text', id: 'words', off: false, text: textOf('words'), tone: 'neutral', size: 'body', boxed: false }],
  ...rest,
})
const opener: Block = {
  type: 'buttons',
  id: 'opener',
  off: false,
  layout: 'row',
  items: [{ label: textOf('Open'), variant: 'primary', do: [{ open: { popup: 'news' } }] }],
}
const auto = (once: 'session' | 'day' | 'always', when = '=true') => ({ when: expressionOf(when), once })
const notice: Notice = {
  id: 'n1',
  on: true,
  places: ['popup'],
  title: { kor: '공지' },
  body: { kor: '점검' },
  tone: 'info',
  zone: 'Asia/Seoul',
  priority: 0,
}

const gone = async () => waitFor(() => expect(screen.queryByRole('dialog')).toBe(null))
const closed = async () => {
  await userEvent.click(screen.getByRole('button', { name: 'Done' }))
  await gone()
}

test.each(['center', 'bottom', 'left'] as const)(
  'opens by an action and closes by its button (%s)',
  async (placement) => {
    playScreen(planOf([opener, popup({ placement })]))
    expect(screen.queryByText('words')).toBe(null)
    await userEvent.click(screen.getByRole('button', { name: 'Open' }))
    expect(await screen.findByRole('dialog', { name: 'News' })).toBeVisible()
    expect(screen.getByText('words')).toBeVisible()
    await closed()
  },
)

test('closes on leaving the screen', async () => {
  const { show } = playScreen(planOf([opener, popup()]))
  await userEvent.click(screen.getByRole('button', { name: 'Open' }))
  await screen.findByRole('dialog')
  show({ active: false })
  await waitFor(() => expect(screen.queryByRole('dialog')).toBe(null))
})

test('opens by itself once a session', async () => {
  const plan = planOf([popup({ auto: auto('session') })])
  const { show } = playScreen(plan)
  await screen.findByRole('dialog')
  await closed()
  show({ active: false })
  show({ active: true })
  await act(async () => undefined)
  expect(screen.queryByRole('dialog')).toBe(null)
})

test('opens by itself once a day, also after a reload', async () => {
  const plan = planOf([popup({ auto: auto('day') })])
  let now = Date.UTC(2026, 10, 20, 5)
  const first = playScreen(plan, { now: () => now })
  await screen.findByRole('dialog')
  await closed()
  first.unmount()

  const storage = first.host.device.storage as Storage
  const second = playScreen(plan, { now: () => now, storage })
  await act(async () => undefined)
  expect(screen.queryByRole('dialog')).toBe(null)
  second.unmount()

  now += 24 * 3_600_000
  playScreen(plan, { now: () => now, storage })
  expect(await screen.findByRole('dialog')).toBeVisible()
})

test('opens by itself once for each version of what it shows, also after a reload', async () => {
  const auto = {
    when: expressionOf('=has(site.webcontent)'),
    once: 'version',
    version: expressionOf('=site.webcontent'),
  } as const
  const plan = planOf([popup({ auto })])
  const first = playScreen(plan)
  act(() => first.host.site.set({ webcontent: 'Hello' }))
  await screen.findByRole('dialog')
  await closed()
  first.unmount()

  const storage = first.host.device.storage as Storage
  const second = playScreen(plan, { storage })
  act(() => second.host.site.set({ webcontent: 'Hello' }))
  await act(async () => undefined)
  expect(screen.queryByRole('dialog')).toBe(null)
  act(() => second.host.site.set({ webcontent: 'Good evening' }))
  expect(await screen.findByRole('dialog')).toBeVisible()
})

test('opens again for a notice whose words have changed, and for no other', async () => {
  const auto = { when: expressionOf('=false'), once: 'version' } as const
  const plan = planOf([popup({ notices: true, auto })])
  const first = playScreen(plan)
  act(() => first.host.notices.set([notice]))
  await screen.findByRole('dialog')
  await closed()
  first.unmount()

  const { host } = playScreen(plan, { storage: first.host.device.storage as Storage })
  act(() => host.notices.set([{ ...notice, priority: 5 }]))
  await act(async () => vi.dynamicImportSettled())
  expect(screen.queryByRole('dialog')).toBe(null)
  act(() => host.notices.set([{ ...notice, body: { kor: '점검 연장' } }]))
  expect(await screen.findByText('점검 연장')).toBeVisible()
})

test('opens on every visit where the document says always', async () => {
  const { show } = playScreen(planOf([popup({ auto: auto('always') })]))
  await screen.findByRole('dialog')
  await closed()
  show({ active: false })
  show({ active: true })
  expect(await screen.findByRole('dialog')).toBeVisible()
})

test('waits for its condition', async () => {
  const { host } = playScreen(planOf([popup({ auto: auto('session', '=site.?index_modal.orValue(0) == 1') })]))
  await act(async () => undefined)
  expect(screen.queryByRole('dialog')).toBe(null)
  act(() => host.site.set({ index_modal: 1 }))
  expect(await screen.findByRole('dialog')).toBeVisible()
})

test('one opens after the other, never over it', async () => {
  playScreen(
    planOf([popup({ auto: auto('session') }), popup({ id: 'more', title: textOf('More'), auto: auto('session') })]),
  )
  await screen.findByRole('dialog', { name: 'News' })
  expect(screen.queryByRole('dialog', { name: 'More' })).toBe(null)
  await userEvent.click(screen.getByRole('button', { name: 'Done' }))
  expect(await screen.findByRole('dialog', { name: 'More' })).toBeVisible()
})

test('waits until what is open in front of the screen is answered', async () => {
  const overlays = createOverlays()
  const answered = overlays.add(() => undefined)
  playScreen(planOf([popup({ auto: auto('session') })]), {
    around: { wrapper: ({ children }) => <UiProvider overlays={overlays}>{children}</UiProvider> },
  })
  await act(async () => vi.dynamicImportSettled())
  expect(screen.queryByRole('dialog')).toBe(null)
  act(answered)
  expect(await screen.findByRole('dialog', { name: 'News' })).toBeVisible()
})

test('does not open over a question that came while it was loading', async () => {
  const overlays = createOverlays()
  playScreen(planOf([popup({ auto: auto('session') })]), {
    around: { wrapper: ({ children }) => <UiProvider overlays={overlays}>{children}</UiProvider> },
  })
  const answered = overlays.add(() => undefined)
  await act(async () => vi.dynamicImportSettled())
  expect(screen.queryByRole('dialog')).toBe(null)
  act(answered)
  expect(await screen.findByRole('dialog', { name: 'News' })).toBeVisible()
})

test("shows the operators' notices and opens for a new one", async () => {
  const { host } = playScreen(planOf([popup({ notices: true, auto: auto('session', '=false') })]))
  await act(async () => undefined)
  expect(screen.queryByRole('dialog')).toBe(null)

  act(() => host.notices.set([notice]))
  await screen.findByRole('dialog')
  expect(screen.getByRole('heading', { name: '공지' })).toBeVisible()
  expect(screen.getByText('점검')).toBeVisible()
  await closed()

  act(() => host.notices.set([notice, { ...notice, id: 'n2', title: { kor: '새 공지' } }]))
  expect(await screen.findByRole('heading', { name: '새 공지' })).toBeVisible()
})
