// @vitest-environment jsdom
import { act, cleanup, fireEvent, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, expect, test } from 'vitest'
import type { Block } from '../../format/blocks/Block.ts'
import type { TabsBlock } from '../../format/blocks/tabs.ts'
import { expressionOf, planOf, textOf } from '../testing/planOf.ts'
import { playScreen } from '../testing/playScreen.tsx'

afterEach(cleanup)

const line = (id: string, text: string): Block => ({ type: 'text', id, off: false, text: textOf(text), tone: 'neutral', size: 'body', boxed: false })
const tabs = (rest: Partial<TabsBlock> = {}): TabsBlock => ({
  type: 'tabs',
  id: 'tabs',
  off: false,
  label: textOf('Kinds'),
  placement: 'top',
  swipe: false,
  keep: true,
  items: [
    { id: 'a', label: textOf('First'), body: [line('one', 'one')] },
    { id: 'b', label: textOf('Second'), body: [line('two', 'two')] },
    { id: 'c', label: textOf('Members'), when: expressionOf('=session.loggedIn'), body: [line('three', 'three')] },
  ],
  ...rest,
})
const bound = { query: { tab: { enum: ['a', 'b', 'c'], default: 'a' } } }
const tab = (name: string) => screen.getByRole('tab', { name })

test('shows the panel of the chosen tab and makes the others when they are chosen', async () => {
  const user = userEvent.setup()
  playScreen(planOf([tabs()]))
  expect(screen.getByText('one')).toBeVisible()
  expect(screen.queryByText('two')).toBe(null)

  await user.click(tab('Second'))
  expect(screen.getByText('two')).toBeVisible()
  expect(screen.getByText('one')).not.toBeVisible()
})

test('forgets a panel that is not to be kept', async () => {
  const user = userEvent.setup()
  playScreen(planOf([tabs({ keep: false })]))
  await user.click(tab('Second'))
  expect(screen.queryByText('one')).toBe(null)
})

test('lives in the address when it is bound to it', async () => {
  const user = userEvent.setup()
  const { host } = playScreen(planOf([tabs({ bind: 'tab' })], bound), { query: { tab: 'b', other: 'x' } })
  expect(screen.getByText('two')).toBeVisible()
  await user.click(tab('First'))
  expect(host.queries).toEqual([{ tab: 'a', other: 'x' }])
  expect(screen.getByText('one')).toBeVisible()
})

test('a tab that is not there gives way to the first', () => {
  playScreen(planOf([tabs({ bind: 'tab' })], bound), { query: { tab: 'c' }, loggedIn: false })
  expect(screen.queryByRole('tab', { name: 'Members' })).toBe(null)
  expect(tab('First')).toHaveAttribute('aria-selected', 'true')
})

test('makes one tab for each option, with its value in scope', async () => {
  const user = userEvent.setup()
  const choices = { size: { options: [{ value: 1, label: 'small', tone: 'neutral' as const }, { value: 2, label: 'large', tone: 'neutral' as const }] } }
  const { items: _, ...rest } = tabs()
  playScreen(planOf([{ ...rest, each: { choices: 'size', body: [line('of', '=string(tab * 10)')] } }]), { lists: { choices, dialogs: {} } })
  expect(screen.getByText('10')).toBeVisible()
  await user.click(tab('large'))
  expect(screen.getByText('20')).toBeVisible()
})

/** jsdom knows no pointer events of touch, but passes on what an event carries. */
function swipe(from: number, to: number, down = 0) {
  const panel = screen.getByRole('tabpanel')
  const at = (type: string, clientX: number, clientY: number) =>
    fireEvent(panel, Object.assign(new MouseEvent(type, { bubbles: true, clientX, clientY }), { pointerId: 1, pointerType: 'touch' }))
  act(() => {
    at('pointerdown', from, 100)
    at('pointerup', to, 100 + down)
  })
}

test('a swipe changes the panel, but not from the edge, not downwards and not past the end', () => {
  playScreen(planOf([tabs({ swipe: true })]))
  swipe(20, 300)
  swipe(300, 280)
  swipe(300, 200, 90)
  swipe(100, 300)
  expect(tab('First')).toHaveAttribute('aria-selected', 'true')
  swipe(300, 100)
  expect(tab('Second')).toHaveAttribute('aria-selected', 'true')
  swipe(100, 300)
  expect(tab('First')).toHaveAttribute('aria-selected', 'true')
})
