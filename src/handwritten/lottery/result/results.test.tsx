// @vitest-environment jsdom
import { act, screen } from '@testing-library/react'
import { Big } from 'big.js'
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import type { ListBlock } from '../../../format/blocks/list.ts'
import { loadViews } from '../../../renderer/blocks/loadViews.ts'
import { failure } from '../../../renderer/testing/createTestHost.ts'
import { expressionOf, textOf } from '../../../renderer/testing/planOf.ts'
import { playScreen } from '../../../renderer/testing/playScreen.tsx'
import { views } from '../../../start/views.gen.ts'
import { stubMotion } from '../../../ui/testing/stubMotion.ts'
import { lotteryOptions, lotteryPlan } from '../testing/lotteryScreen.ts'

const pass = async (ms: number) => act(async () => vi.advanceTimersByTimeAsync(ms))

/** The member's bets as the document of a board lists them. */
const myBets: ListBlock = {
  type: 'list',
  id: 'myBets',
  off: false,
  source: 'orders',
  key: expressionOf('=row.id'),
  empty: textOf('none'),
  row: {
    title: textOf("=row.id + ' ' + string(row.state) + ' ' + (row.opencode == null ? 'undrawn' : row.opencode)"),
    cells: [],
    actions: [],
  },
  skeletonRows: 3,
}

type Bet = Readonly<Record<string, unknown>>
const bet = (id: string, expect: string, end: Bet = {}): Bet => ({
  id,
  expect,
  cp_title: 'Speed',
  bet_code: 'Big',
  amount: new Big('1000'),
  opencode: null,
  state: 2,
  win_amount: new Big(0),
  ...end,
})
const lost = { opencode: '1,4,6', state: 1 }
const won = (amount: string) => ({ opencode: '1,4,6', state: 0, win_amount: new Big(amount) })

/** The words that a test compares; all others show as their keys. */
const copy = {
  'lottery.won': 'won {{amount}}, {{numbers}}',
  'lottery.returned': '{{amount}} of {{stake}} back, {{numbers}}',
  'lottery.lost': 'nothing won, {{numbers}}',
}

const listed = () => screen.getAllByText(/ [012] (undrawn|[\d,]+)$/).map(({ textContent }) => textContent)
const shownBalance = () => screen.getByText(/^lottery\.balance/).textContent
const drawn = () => document.querySelector('[role=img]')?.getAttribute('aria-label') ?? ''
const spoken = () => document.querySelector('section output')?.textContent
const said = () => screen.queryAllByText(/(won|back)/, { selector: 'section p' }).map(({ textContent }) => textContent)

/** A board whose open period, 101, closes in ten seconds, with these bets. */
async function play(bets: readonly Bet[], pages: readonly (readonly Bet[])[] = [bets]) {
  const options = lotteryOptions('k3', 10)
  const plan = lotteryPlan('k3')
  const playing = playScreen(
    { ...plan, body: [...plan.body.slice(1, 3), myBets] },
    {
      ...options,
      copy,
      answers: {
        ...options.answers,
        getLotteryOrders: ({ page }) => ({ data: pages[Number(page) - 1] ?? [], last_page: pages.length }),
      },
      user: { balance: new Big('9000') },
    },
  )
  await import('../slip/SlipReview.tsx')
  await pass(60)
  return playing
}

type Host = Awaited<ReturnType<typeof play>>['host']

/** The period closes; its draw is not known yet. */
async function close(host: Host) {
  host.answer('getLotteryDraw', ({ expect }) => ({ expect, opencode: null, opentime: null }))
  host.answer('getLotteryTimes', { current_expect: '102', last_expect: '101', reamin_time: 60 })
  await pass(9940)
}

/** The platform has settled the bets, and paid. */
function settle(host: Host, bets: readonly Bet[], balance: string) {
  host.answer('getLotteryOrders', { data: bets, last_page: 1 })
  act(() => host.user.set({ balance: new Big(balance) }))
}

const answerDraw = (host: Host) =>
  host.answer('getLotteryDraw', ({ expect }) => ({ expect, opencode: '1,4,6', opentime: '2026-11-23 13:00:00' }))

beforeAll(async () => loadViews(views, [myBets]))
beforeEach(() => {
  vi.useFakeTimers({ now: Date.parse('2026-11-23T05:00:00Z') })
  stubMotion('allowed')
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
})

describe('a result', () => {
  it('is neither in the bets nor in the balance nor in the net before its draw has shown it, and then is in all', async () => {
    const { host } = await play([bet('a', '101'), bet('b', '101'), bet('old', '99', lost)])
    await close(host)
    // The platform pays before the app has asked for the draw.
    settle(host, [bet('a', '101', won('2000')), bet('b', '101', lost), bet('old', '99', lost)], '11000')
    const before = ['a 2 undrawn', 'b 2 undrawn', 'old 1 1,4,6']
    answerDraw(host)
    await pass(3000)
    for (const numbers of ['1', '1, 4']) {
      await pass(1000)
      expect(drawn()).toBe(numbers)
      expect(listed()).toEqual(before)
      expect(shownBalance()).toBe('lottery.balance ₩9,000')
      expect(said()).toHaveLength(0)
      expect(host.log.filter((entry) => entry.endsWith('Net') || entry === 'letNetGo')).toEqual(['holdNet'])
    }
    await pass(1000)
    expect(drawn()).toBe('1, 4, 6')
    expect(listed()).toEqual(['a 0 1,4,6', 'b 1 1,4,6', 'old 1 1,4,6'])
    expect(shownBalance()).toBe('lottery.balance ₩11,000')
    expect(host.log).toContain('letNetGo')
    expect(said()).toEqual(['₩2,000 of ₩2,000 back, 1 4 6'])
  })

  it('is not among the past draws before', async () => {
    const options = lotteryOptions('k3', 10)
    const { host } = playScreen(lotteryPlan('k3'), options)
    await pass(60)
    await close(host)
    const draw = (expect: string) => ({ expect, opencode: '1,4,6', opentime: '2026-11-23 13:00:00' })
    host.answer('getLotteryDraws', { data: [draw('101'), draw('100')], last_page: 1 })
    answerDraw(host)
    const past = () => screen.getAllByRole('listitem').map(({ textContent }) => /period (\d{3})/.exec(textContent)?.[1])
    await pass(5900)
    expect(past()).toEqual(['100'])
    await pass(160)
    expect(past()).toEqual(['101', '100'])
  })

  it('waits five seconds for its draw at the most', async () => {
    const options = lotteryOptions('pk10', 10)
    const { host } = playScreen(lotteryPlan('pk10', 3), {
      ...options,
      answers: { ...options.answers, getLotteryOrders: { data: [bet('a', '101')], last_page: 1 } },
      user: { balance: new Big('9000') },
    })
    await pass(60)
    await close(host)
    settle(host, [bet('a', '101', won('1985'))], '10985')
    host.answer('getLotteryDraw', options.answers?.getLotteryDraw ?? null)
    await pass(3000)
    await pass(4999)
    expect(drawn()).toBe('10')
    expect(shownBalance()).toBe('lottery.balance ₩9,000')
    await pass(1)
    expect(drawn()).toBe('10, 1, 2, 9, 8, 3, 7, 5, 4, 6')
    expect(shownBalance()).toBe('lottery.balance ₩10,985')
  })

  it('shows at once to a member who wants less motion', async () => {
    stubMotion('reduced')
    const { host } = await play([bet('a', '101')])
    await close(host)
    settle(host, [bet('a', '101', won('2000'))], '11000')
    answerDraw(host)
    await pass(3000)
    expect(said()).toEqual(['won ₩2,000, 1 4 6'])
    expect(shownBalance()).toBe('lottery.balance ₩11,000')
  })

  it('is not kept back by a draw that cannot be read', async () => {
    const { host } = await play([bet('a', '101')])
    host.answer('getLotteryDraw', () => Promise.reject(failure('refused', 'No draws today', 'getLotteryDraw')))
    host.answer('getLotteryTimes', { current_expect: '102', last_expect: '101', reamin_time: 60 })
    await pass(9940)
    settle(host, [bet('a', '101', won('2000'))], '11000')
    await pass(60)
    expect(screen.getByText('No draws today')).toBeTruthy()
    expect(shownBalance()).toBe('lottery.balance ₩11,000')
  })

  it('keeps nothing from a member without bets on the round', async () => {
    const { host } = await play([bet('old', '99', lost)])
    await close(host)
    act(() => host.user.set({ balance: new Big('50000') }))
    expect(shownBalance()).toBe('lottery.balance ₩50,000')
    expect(host.log).not.toContain('holdNet')
  })

  it('lets a stake on the next round be seen while the draw is awaited', async () => {
    const { host } = await play([bet('a', '101')])
    await close(host)
    act(() => host.user.set({ balance: new Big('8500') }))
    expect(shownBalance()).toBe('lottery.balance ₩8,500')
    act(() => host.user.set({ balance: new Big('10500') }))
    expect(shownBalance()).toBe('lottery.balance ₩8,500')
  })

  it('is not seen either on a screen that was opened while the draw is awaited', async () => {
    const again = lotteryOptions('k3', 60)
    const { host } = playScreen(
      { ...lotteryPlan('k3'), body: [...lotteryPlan('k3').body.slice(1, 3), myBets] },
      {
        ...again,
        answers: {
          ...again.answers,
          getLotteryTimes: { current_expect: '102', last_expect: '101', reamin_time: 60 },
          getLotteryDraw: ({ expect }) => ({ expect, opencode: null, opentime: null }),
          getLotteryOrders: { data: [bet('a', '101')], last_page: 1 },
        },
        user: { balance: new Big('9000') },
      },
    )
    await pass(60)
    settle(host, [bet('a', '101', won('2000'))], '11000')
    answerDraw(host)
    await pass(3000)
    expect(listed()).toEqual(['a 2 undrawn'])
    expect(shownBalance()).toBe('lottery.balance ₩9,000')
    await pass(3000)
    expect(listed()).toEqual(['a 0 1,4,6'])
  })
})

describe('an outcome', () => {
  it.each([
    ['a win', [won('2500')], 'won ₩2,500, 1 4 6'],
    ['what does not make up for the stakes', [won('1500'), lost], '₩1,500 of ₩2,000 back, 1 4 6'],
    ['a loss', [lost, lost], 'nothing won, 1 4 6'],
  ])('says %s, and announces it once', async (_, ends, words) => {
    const names = ends.map((_, index) => `bet${index}`)
    const { host } = await play(names.map((id) => bet(id, '101')))
    await close(host)
    answerDraw(host)
    settle(
      host,
      names.map((id, index) => bet(id, '101', ends[index])),
      '9000',
    )
    await pass(6000)
    expect(said()).toEqual([words])
    expect(spoken()).toBe(words)
    expect(host.toasts).toEqual([])
    // The line goes with its round.
    host.answer('getLotteryTimes', { current_expect: '103', last_expect: '102', reamin_time: 60 })
    await pass(60_000)
    expect(said()).toHaveLength(0)
  })

  it('is a toast where the line is out of sight, and is not announced twice', async () => {
    const { host } = await play([bet('a', '101')])
    const main = document.createElement('main')
    vi.spyOn(Element.prototype, 'closest').mockReturnValue(main)
    vi.spyOn(Element.prototype, 'getBoundingClientRect').mockReturnValue({ top: -300, bottom: -280 } as DOMRect)
    await close(host)
    answerDraw(host)
    settle(host, [bet('a', '101', won('2000'))], '11000')
    await pass(6000)
    expect(host.toasts).toEqual([{ text: 'won ₩2,000, 1 4 6', tone: 'success' }])
    expect(said()).toHaveLength(1)
    expect(spoken()).toBe('')
  })

  it('waits for a platform that settles after the draw, and reads the balance again', async () => {
    const { host } = await play([bet('a', '101')])
    await close(host)
    answerDraw(host)
    await pass(6000)
    expect(drawn()).toBe('1, 4, 6')
    expect(said()).toHaveLength(0)
    settle(host, [bet('a', '101', won('2000'))], '9000')
    const reads = host.log.filter((entry) => entry === 'refreshUser').length
    await pass(3000)
    expect(said()).toHaveLength(1)
    expect(host.log.filter((entry) => entry === 'refreshUser')).toHaveLength(reads + 1)
  })

  it('of a round that was drawn while the page was hidden is said on the return, with its round', async () => {
    const { host } = await play([bet('a', '101')])
    act(() => host.visibility.set('hidden'))
    host.answer('getLotteryTimes', { current_expect: '105', last_expect: '104', reamin_time: 60 })
    host.answer('getLotteryDraw', ({ expect }) => ({ expect, opencode: '2,2,2', opentime: '2026-11-23 13:00:00' }))
    settle(host, [bet('a', '101', won('2000'))], '11000')
    await pass(240_000)
    expect(said()).toHaveLength(0)
    act(() => host.visibility.set('visible'))
    await pass(3100)
    expect(screen.getByText('lottery.period 101 · won ₩2,000, 1 4 6', { selector: 'p' })).toBeTruthy()
  })

  it('adds up the bets of a round over all their pages', async () => {
    const ids = ['a', 'b', 'c']
    const pagesOf = (end: Bet) => ids.map((id) => [bet(id, '101', end)])
    const { host } = await play([], pagesOf({}))
    await pass(200)
    expect(host.callsOf('getLotteryOrders').map(({ params }) => params['page'])).toEqual([1, 2, 3])
    expect(screen.getByText(/lottery\.stake 3 ₩3,000/)).toBeTruthy()
    await close(host)
    answerDraw(host)
    host.answer('getLotteryOrders', ({ page }) => ({ data: pagesOf(won('1500'))[Number(page) - 1], last_page: 3 }))
    await pass(6060)
    expect(said()[0]).toBe('won ₩4,500, 1 4 6')
  })

  it('of a platform that does not say what it paid is said without an amount', async () => {
    const { state: _, win_amount: __, ...plain } = bet('a', '101', { bet_code: '11' })
    const { host } = await play([plain])
    await close(host)
    answerDraw(host)
    settle(host, [{ ...plain, opencode: '1,4,6' }], '9000')
    await pass(6000)
    expect(screen.getByText('lotteryResult.won · 1 4 6', { selector: 'p' })).toBeTruthy()
  })
})

it('names the bets of the round that is drawn next', async () => {
  await play([bet('a', '101'), bet('b', '101')])
  expect(screen.getByText('lottery.period 101 · lottery.stake 2 ₩2,000')).toBeTruthy()
})
