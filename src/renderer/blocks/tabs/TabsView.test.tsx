// @vitest-environment jsdom
import { act, cleanup, fireEvent, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeAll, describe, expect, test, vi } from 'vitest'
import type { Block } from '../../../format/blocks/Block.ts'
import type { TabsBlock } from '../../../format/blocks/tabs.ts'
import { expressionOf, planOf, textOf } from '../../testing/planOf.ts'
import { playScreen } from '../../testing/playScreen.tsx'
import { loadViews } from '../loadViews.ts'
import { views } from '../../../start/views.gen.ts'

afterEach(cleanup)

const line = (id: string, text: string): Block => ({
  type: 'text',
  id,
  off: false,
  text: textOf(text),
  tone: 'neutral',
  size: 'body',
  boxed: false,
})
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

beforeAll(async () => loadViews(views, [tabs()]))

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

test('forgets a panel that need not be kept', async () => {
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

test('two that are chosen before the screen has followed are both in the address', () => {
  const { host } = playScreen(
    planOf([tabs({ bind: 'tab' }), { ...tabs({ bind: 'of' }), id: 'others', label: textOf('Others') }], {
      query: { ...bound.query, of: bound.query.tab },
    }),
  )
  const [first, second] = screen.getAllByRole('tab', { name: 'Second' })
  act(() => {
    first?.click()
    second?.click()
  })
  expect(host.queries.at(-1)).toEqual({ tab: 'b', of: 'b' })
})

test('a tab that is not there gives way to the first', () => {
  playScreen(planOf([tabs({ bind: 'tab' })], bound), { query: { tab: 'c' }, loggedIn: false })
  expect(screen.queryByRole('tab', { name: 'Members' })).toBe(null)
  expect(tab('First')).toHaveAttribute('aria-selected', 'true')
})

test('makes one tab for each option, with its value in scope', async () => {
  const user = userEvent.setup()
  const choices = {
    size: {
      options: [
        { value: 1, label: 'small', tone: 'neutral' as const },
        { value: 2, label: 'large', tone: 'neutral' as const },
      ],
    },
  }
  const { items: _, ...rest } = tabs()
  playScreen(planOf([{ ...rest, each: { choices: 'size', body: [line('of', '=string(tab * 10)')] } }]), {
    lists: { choices, dialogs: {} },
  })
  expect(screen.getByText('10')).toBeVisible()
  await user.click(tab('large'))
  expect(screen.getByText('20')).toBeVisible()
})

/** jsdom does not know pointer events of touch, but passes on what an event carries. */
function swipe(from: number, to: number, down = 0) {
  const panel = screen.getByRole('tabpanel')
  const at = (type: string, clientX: number, clientY: number) =>
    fireEvent(
      panel,
      Object.assign(new MouseEvent(type, { bubbles: true, clientX, clientY }), { pointerId: 1, pointerType: 'touch' }),
    )
  act(() => {
    at('pointerdown', from, 100)
    at('pointerup', to, 100 + down)
  })
}

test('a swipe changes the panel, but not from the edge, not downwards and not past the end', async () => {
  playScreen(planOf([tabs({ swipe: true })]))
  await act(async () => import('./watchSwipe.ts'))
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

const drawn = (name: string) => tab(name).querySelector('use')?.getAttribute('href')?.split('#')[1]

test('draws the icon of a tab, and none where there is none', () => {
  playScreen(
    planOf([
      tabs({
        items: [
          { id: 'a', label: textOf('First'), icon: 'bank', body: [] },
          { id: 'b', label: textOf('Second'), body: [] },
        ],
      }),
    ]),
  )
  expect(drawn('First')).toBe('bank')
  expect(drawn('Second')).toBe(undefined)
})

test('draws the icon of each option of a list, and the picture of each row of a source', async () => {
  const lists = {
    choices: {
      games: { options: [{ value: 'live', label: 'Live', tone: 'neutral' as const, icon: 'live' as const }] },
    },
    dialogs: {},
  }
  const { items: _, ...none } = tabs()
  const each = (choices: Extract<TabsBlock['each'], { choices: unknown }>['choices']) => ({
    ...none,
    each: { choices, body: [] },
  })
  playScreen(
    planOf(
      [
        each('games'),
        {
          ...each({ source: 'banks', value: 'bank_name', label: 'bank_name', image: 'ico', mask: false }),
          id: 'banks',
        },
      ],
      {
        sources: { banks: { call: 'getBankList', keep: false } },
      },
    ),
    { lists, answers: { getBankList: [{ bank_name: 'KB', ico: 'kb.svg' }] } },
  )
  expect(drawn('Live')).toBe('live')
  expect((await screen.findByRole('tab', { name: 'KB' })).querySelector('img')?.src).toMatch(/kb\.svg$/)
})

describe('a tab for each row', () => {
  const levels = [1, 2, 3].map((level) => ({ level, recharge: level * 1000 }))
  const { items: _, ...none } = tabs()
  const ofRows = (rest: object = {}): TabsBlock => ({
    ...none,
    start: expressionOf('=user.vip'),
    each: {
      source: 'levels',
      key: expressionOf('=row.level'),
      label: { c: 'level', with: { level: expressionOf('=row.level') } },
      icon: 'vip',
      head: [line('head', "='card ' + string(row.recharge)")],
      body: [line('body', "='tab ' + string(tab) + ' needs ' + string(row.recharge)")],
      ...rest,
    },
  })
  const play = (block = ofRows(), user: object = { id: '1', vip: 2 }) =>
    playScreen(planOf([block], { sources: { levels: { call: 'getUserVip', keep: false } } }), {
      answers: { getUserVip: levels },
      user,
    })

  test('begins with the one that the document says, with its row in scope', async () => {
    play()
    expect(await screen.findByRole('tab', { name: 'level 2', selected: true })).toBeVisible()
    expect(screen.getByText('tab 2 needs 2000')).toBeVisible()
    expect(screen.queryByText('tab 1 needs 1000')).toBe(null)
    expect(drawn('level 1')).toBe('vip')
  })

  test.each([
    ['beyond the last', 9],
    ['unknown', undefined],
  ])('begins with the first where that is %s', async (_what, vip) => {
    play(ofRows(), { id: '1', vip })
    expect(await screen.findByRole('tab', { name: 'level 1', selected: true })).toBeVisible()
  })

  test('leaves out rows by a condition', async () => {
    play(ofRows({ where: expressionOf('=row.level != 1') }))
    expect((await screen.findAllByRole('tab')).map(({ textContent }) => textContent)).toEqual(['level 2', 'level 3'])
  })

  test('has a card for each, tied to the tabs both ways', async () => {
    const user = userEvent.setup()
    play()
    await user.click(await screen.findByRole('tab', { name: 'level 3' }))
    expect(screen.getByText('tab 3 needs 3000')).toBeVisible()

    const cards = screen.getByRole('region', { name: 'Kinds' })
    expect(
      within(cards)
        .getAllByRole('group')
        .map(({ textContent }) => textContent),
    ).toEqual(['card 1000', 'card 2000', 'card 3000'])
    const track = layOut(cards)
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'requestAnimationFrame', 'cancelAnimationFrame'] })
    track.scrollLeft = 0
    fireEvent.scroll(track)
    act(() => void vi.advanceTimersByTime(200))
    vi.useRealTimers()
    expect(screen.getByRole('tab', { name: 'level 1', selected: true })).toBeVisible()
  })

  /** Three slides of 300 px beside one another, as a browser would lay them out. */
  function layOut(cards: HTMLElement): HTMLElement {
    const [slide] = within(cards).getAllByRole('group')
    const track = slide?.parentElement
    if (!track) throw new Error('The cards have no track.')
    Object.defineProperty(track, 'clientWidth', { value: 300 })
    within(cards)
      .getAllByRole('group')
      .forEach((part, place) => {
        Object.defineProperties(part, { offsetLeft: { value: place * 300 }, offsetWidth: { value: 300 } })
      })
    return track
  }
})
