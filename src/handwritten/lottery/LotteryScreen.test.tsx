// @vitest-environment jsdom
import { act, fireEvent, screen, within } from '@testing-library/react'
import { Big } from 'big.js'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import settings from '../../../schemas/settings.json' with { type: 'json' }
import { failure } from '../../renderer/testing/createTestHost.ts'
import { playScreen } from '../../renderer/testing/playScreen.tsx'
import { stubMotion } from '../../ui/testing/stubMotion.ts'
import { lotteryOptions, lotteryPlan } from './testing/lotteryScreen.ts'

const pass = async (ms: number) => act(async () => vi.advanceTimersByTimeAsync(ms))
const tap = (text: string | RegExp) => fireEvent.click(screen.getByText(text))
// By attributes: working out the roles of 200 cells takes jsdom seconds.
const slip = () => within(screen.getByLabelText('lottery.slip'))
const stakeField = () => slip().getByLabelText<HTMLInputElement>('lottery.amount')
const shownNumbers = () => document.querySelector('[role=img]')?.getAttribute('aria-label') ?? ''
const type = (amount: string) => fireEvent.change(stakeField(), { target: { value: amount } })
const press = (name: string) => fireEvent.click(slip().getByText(name))

async function play(typeid: string, options = lotteryOptions(typeid), ballEvery = 1, warnAt = 5) {
  const playing = playScreen(lotteryPlan(typeid, ballEvery, warnAt), options)
  // The sheets and dialogs are files of their own.
  await Promise.all([import('./slip/SlipReview.tsx'), import('./round/ClosingWarning.tsx')])
  await pass(0)
  return playing
}

beforeEach(() => {
  vi.useFakeTimers({ now: Date.parse('2026-11-23T05:00:00Z') })
  stubMotion('allowed')
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

describe('the slip', () => {
  it('asks for a selection, then for an amount, and says what is at stake', async () => {
    const { host } = await play('keno')
    press('lottery.bet')
    tap('Option 3')
    tap('Option 9')
    press('lottery.bet')
    expect(host.toasts.map(({ text }) => text)).toEqual(['lottery.toast1', 'lottery.toast2'])
    type('1500')
    expect(slip().getByText('lottery.stake 2 ₩3,000')).toBeTruthy()
    expect(slip().getByText('lottery.topPayout ₩1,500')).toBeTruthy()
    press('amount.chip 50')
    expect(slip().getByText('lottery.stake 2 ₩3,100')).toBeTruthy()
    fireEvent.click(slip().getByLabelText('amount.reset'))
    expect(slip().getByText('lottery.stake 2 ₩0')).toBeTruthy()
    press('lottery.clear')
    expect(document.querySelectorAll('[aria-pressed=true]')).toHaveLength(0)
  })

  it.each(['10,5', '1.500', '1234567890123'])('bets nothing while %s shows as refused', async (text) => {
    await play('keno')
    tap('Option 3')
    type('100')
    type(text)
    expect(slip().getByText('lottery.stake 1 ₩0')).toBeTruthy()
    press('lottery.bet')
    expect(stakeField()).toHaveFocus()
    expect(stakeField()).toHaveValue(text)
    expect(screen.queryByRole('dialog')).toBeNull()
  })

  it('sends one order for all selections once it is confirmed, and is empty after it', async () => {
    const { host } = await play('keno')
    tap('Option 3')
    tap('Option 9')
    type('100')
    press('lottery.bet')
    await pass(0)
    expect(host.callsOf('submitLotteryOrder')).toHaveLength(0)
    fireEvent.click(screen.getByText('lottery.reviewConfirm'))
    await pass(0)
    const [order] = host.callsOf('submitLotteryOrder')
    expect(order?.params).toEqual({
      lottery_name: 'speed',
      expect: '101',
      order_list: [
        { play_id: 'play-3', amount: '100' },
        { play_id: 'play-9', amount: '100' },
      ],
    })
    expect(order?.options.idempotencyKey).toBeTruthy()
    expect(host.toasts).toEqual([{ text: 'Success', tone: 'success' }])
    expect(host.log).toContain('refreshUser')
    expect(document.querySelectorAll('[aria-pressed=true]')).toHaveLength(0)
    expect(stakeField().value).toBe('')
  })

  it('says before the review that the wallet is short, with the way to a deposit', async () => {
    const { host } = await play('keno')
    act(() => host.user.set({ balance: new Big('-333332083333') }))
    tap('Option 3')
    type('100')
    expect(slip().getByText('lottery.balanceShort')).toBeTruthy()
    press('lottery.bet')
    await pass(0)
    expect(host.toasts.at(-1)).toEqual({ text: 'lottery.balanceShort', tone: 'danger' })
    expect(screen.queryByText('lottery.reviewConfirm')).toBeNull()
    press('menu.recharge')
    expect(host.went.at(-1)).toMatchObject({ path: '/recharge' })
    act(() => host.user.set({ balance: new Big('100') }))
    expect(slip().queryByText('lottery.balanceShort')).toBeNull()
  })

  it('cannot be confirmed once the wallet has become short under the review', async () => {
    const { host } = await play('keno')
    tap('Option 3')
    type('100')
    press('lottery.bet')
    await pass(0)
    act(() => host.user.set({ balance: new Big('99') }))
    expect(screen.getByText('lottery.reviewConfirm').closest('button')?.disabled).toBe(true)
    expect(screen.getAllByText('menu.recharge')).toHaveLength(2)
  })

  it('says in a sentence until when the review can be sent, and that it no longer can', async () => {
    await play('keno', lotteryOptions('keno', 75))
    tap('Option 3')
    type('100')
    press('lottery.bet')
    await pass(0)
    const review = within(screen.getByRole('dialog'))
    expect(review.getByRole('timer').textContent).toBe('lottery.reviewCloses 01:15')
    await pass(75_000)
    expect(review.getByRole('timer').textContent).toBe('lottery.closed')
  })

  it('keeps what was chosen when the platform refuses', async () => {
    const { host } = await play('keno')
    host.answer('submitLotteryOrder', () =>
      Promise.reject(failure('refused', 'The balance is too low', 'submitLotteryOrder')),
    )
    tap('Option 3')
    type('100')
    press('lottery.bet')
    await pass(0)
    fireEvent.click(screen.getByText('lottery.reviewConfirm'))
    await pass(0)
    expect(host.toasts).toEqual([{ text: 'The balance is too low', tone: 'danger' }])
    expect(slip().getByText('lottery.stake 1 ₩100')).toBeTruthy()
  })

  it('cannot be confirmed while the service is out of reach, and says so', async () => {
    const { host } = await play('keno')
    tap('Option 3')
    type('100')
    press('lottery.bet')
    await pass(0)
    act(() => host.online.set(false))
    const confirm = screen.getByText('lottery.reviewConfirm').closest('button')
    expect(screen.getByText('offline.money')).toBeTruthy()
    expect(confirm?.disabled).toBe(true)
    act(() => host.online.set(true))
    expect(confirm?.disabled).toBe(false)
    fireEvent.click(screen.getByText('lottery.reviewConfirm'))
    await pass(0)
    expect(host.callsOf('submitLotteryOrder')).toHaveLength(1)
  })

  it('is shut once the period is over, until the next one opens', async () => {
    const { host } = await play('keno', lotteryOptions('keno', 10))
    host.answer('getLotteryTimes', () => Promise.reject(failure('network', '', 'getLotteryTimes')))
    tap('Option 3')
    type('100')
    await pass(10_000)
    expect(slip().getByText('lottery.closed')).toBeTruthy()
    press('lottery.bet')
    expect(host.toasts.at(-1)).toEqual({ text: 'lottery.expired', tone: 'danger' })

    host.answer('getLotteryTimes', { current_expect: '102', last_expect: '101', reamin_time: 60 })
    // After one failure it is asked half as often, and not by all phones at once.
    await pass(7500)
    expect(slip().queryByText('lottery.closed')).toBeNull()
    expect(screen.getByText('lottery.period 102')).toBeTruthy()
  })

  it('says that selections go on into the next period, until they are changed', async () => {
    const { host } = await play('keno', lotteryOptions('keno', 10))
    tap('Option 3')
    expect(screen.queryByText(/^lottery\.kept/)).toBeNull()
    host.answer('getLotteryTimes', { current_expect: '102', last_expect: '101', reamin_time: 60 })
    await pass(10_000)
    expect(slip().getByText('lottery.kept 101 102')).toBeTruthy()
    tap('Option 9')
    expect(screen.queryByText(/^lottery\.kept/)).toBeNull()
  })
})

describe('the last bet', () => {
  /** Bets 100 on two options, on a board where each takes 300 at the most. */
  async function betOnce() {
    const options = lotteryOptions('keno')
    const plays = ['3', '9', '12'].map((id) => ({
      id: `play-${id}`,
      class2: 'Group',
      class3: `Option ${id}`,
      rate: new Big(2),
      max_amount: new Big(300),
    }))
    const playing = await play('keno', { ...options, answers: { ...options.answers, getLotteryPlays: () => plays } })
    expect(slip().queryByText('lottery.repeat')).toBeNull()
    tap('Option 3')
    tap('Option 9')
    type('100')
    press('lottery.bet')
    await pass(0)
    fireEvent.click(screen.getByText('lottery.reviewConfirm'))
    await pass(0)
    return playing
  }
  const double = () => press('lottery.double')

  it('comes back into the slip as it was, and is sent only by the member', async () => {
    const { host } = await betOnce()
    press('lottery.repeat')
    expect(slip().getByText('lottery.stake 2 ₩200')).toBeTruthy()
    expect(slip().queryByText('lottery.repeat')).toBeNull()
    expect(slip().getByText('lottery.bet').closest('button')).toHaveFocus()
    await pass(0)
    expect(host.callsOf('submitLotteryOrder')).toHaveLength(1)
    press('lottery.bet')
    await pass(0)
    fireEvent.click(screen.getByText('lottery.reviewConfirm'))
    await pass(0)
    const [first, second] = host.callsOf('submitLotteryOrder')
    expect(second?.params).toEqual(first?.params)
    expect(second?.options.idempotencyKey).not.toBe(first?.options.idempotencyKey)
  })

  it('is doubled within the limits and the balance, and otherwise says why not', async () => {
    const { host } = await betOnce()
    expect(slip().getByText('lottery.double').closest('button')?.disabled).toBe(true)
    press('lottery.repeat')
    double()
    expect(stakeField().value).toBe('200')
    double()
    expect(host.toasts.at(-1)).toEqual({ text: 'lottery.perBet lottery.limitMax ₩300', tone: 'danger' })
    expect(stakeField().value).toBe('200')
    type('120')
    act(() => host.user.set({ balance: new Big('479') }))
    double()
    expect(host.toasts.at(-1)).toEqual({ text: 'lottery.balanceShort', tone: 'danger' })
    expect(stakeField().value).toBe('120')
    act(() => host.user.set({ balance: new Big('480') }))
    double()
    expect(stakeField().value).toBe('240')
  })

  it('is not offered to the next member', async () => {
    const { host } = await betOnce()
    expect(slip().getByText('lottery.repeat')).toBeTruthy()
    act(() => host.session.set({ ...host.session.getSnapshot(), loggedIn: false }))
    act(() => host.session.set({ ...host.session.getSnapshot(), loggedIn: true }))
    await pass(60)
    expect(slip().queryByText('lottery.repeat')).toBeNull()
  })
})

describe('the limits of a bet', () => {
  it('are shown at each group and in the slip, and are kept before anything is asked', async () => {
    const { host } = await play('k3')
    expect(screen.getAllByText('lottery.perBet lottery.limits ₩5 ₩5,000,000').length).toBeGreaterThan(0)
    fireEvent.click(screen.getByText('Big', { selector: '[aria-pressed] *' }))
    expect(stakeField().placeholder).toBe('lottery.limits ₩5 ₩5,000,000')
    fireEvent.click(screen.getByText('Any', { selector: '[aria-pressed] *' }))
    expect(stakeField().placeholder).toBe('lottery.limits ₩5 ₩200,000')
    for (const amount of ['4', '200001']) {
      type(amount)
      press('lottery.bet')
      expect(host.toasts.at(-1)).toEqual({ text: 'lottery.perBet lottery.limits ₩5 ₩200,000', tone: 'danger' })
    }
    expect(screen.queryByText('lottery.reviewTitle')).toBeNull()
    type('100')
    press('lottery.bet')
    await pass(0)
    expect(screen.getByText('lottery.reviewTitle')).toBeTruthy()
    expect(screen.getByText('lottery.reviewTopPayout').nextElementSibling?.textContent).toMatch(/^₩[\d,]+(\.\d+)?$/)
  })

  it('are not spoken of where the platform gives none', async () => {
    await play('keno')
    tap('Option 3')
    expect(document.body.textContent).not.toMatch(/lottery\.limit/)
    expect(stakeField().placeholder).toBe('lottery.amount')
  })
})

describe('the other lotteries', () => {
  it('are one tap away, each on its own screen', async () => {
    const { host } = await play('k3')
    const nav = within(screen.getByLabelText('lottery.lotteries'))
    fireEvent.click(nav.getByText('Speed'))
    expect(host.went).toHaveLength(0)
    fireEvent.click(nav.getByText('Cars'))
    fireEvent.click(nav.getByText('Balls'))
    expect(host.went).toEqual([
      { path: '/pk10', query: { name: 'cars' }, replace: true },
      { path: '/lottery', query: { typeid: 'keno', name: 'balls' }, replace: true },
    ])
    expect(nav.getByText('Speed').getAttribute('aria-current')).toBe('page')
  })
})

describe('the round', () => {
  it.each([
    ['with its round', 5, 5000],
    ['after seven seconds', 10, 7000],
  ])('warns before the close and takes the warning away %s', async (_, warnAt, stays) => {
    await play('k3', lotteryOptions('k3', 20), 1, warnAt)
    await pass(20_000 - warnAt * 1000 - 1)
    expect(screen.queryByText(`lottery.warnTitle ${warnAt}`)).toBeNull()
    await pass(1)
    await pass(0)
    expect(screen.getByText(`lottery.warnTitle ${warnAt}`)).toBeTruthy()
    await pass(stays - 1)
    expect(screen.getByText(`lottery.warnTitle ${warnAt}`)).toBeTruthy()
    await pass(1)
    await pass(1000)
    expect(screen.queryByText(`lottery.warnTitle ${warnAt}`)).toBeNull()
  })

  it.each([
    ['k3', 3, settings.lottery.ballK3, 1000],
    ['pk10', 10, settings.lottery.ballPk10, 500],
  ])(
    'draws %s number by number while the member waits, and tells what came of it',
    async (typeid, count, ballEvery, everyMs) => {
      const { host } = await play(typeid, lotteryOptions(typeid, 10), ballEvery)
      const drawn = () => shownNumbers().split(', ').length
      // The draw that was there already is not drawn again.
      expect(drawn()).toBe(count)
      host.answer('getLotteryDraw', ({ expect }) => ({ expect, opencode: null, opentime: null }))
      host.answer('getLotteryTimes', { current_expect: '102', last_expect: '101', reamin_time: 60 })
      await pass(10_000)
      expect(screen.getByText('lottery.lastDraw 101')).toBeTruthy()
      expect(screen.getByText('lottery.drawing')).toBeTruthy()

      const { answers } = lotteryOptions(typeid)
      host.answer('getLotteryDraw', answers?.getLotteryDraw ?? null)
      const before = host.log.length
      await pass(3000)
      expect(host.log.slice(before)).toContain('refreshUser')
      for (let shown = 1; shown <= count; shown += 1) {
        await pass(everyMs)
        expect(drawn()).toBe(shown)
      }
      expect(screen.queryByText('lottery.drawing')).toBeNull()
    },
  )

  it('shows a draw at once to a member who wants less motion', async () => {
    stubMotion('reduced')
    const { host } = await play('k3', lotteryOptions('k3', 10))
    host.answer('getLotteryDraw', ({ expect }) => ({
      expect,
      opencode: expect === '101' ? '2,2,5' : null,
      opentime: null,
    }))
    host.answer('getLotteryTimes', { current_expect: '102', last_expect: '101', reamin_time: 60 })
    await pass(10_000)
    expect(shownNumbers()).toBe('2, 2, 5')
  })

  it('asks for the times again when the member comes back to the page', async () => {
    const { host } = await play('k3')
    await pass(1000)
    const before = host.callsOf('getLotteryTimes').length
    act(() => host.visibility.set('hidden'))
    act(() => host.visibility.set('visible'))
    await pass(0)
    expect(host.callsOf('getLotteryTimes').length).toBe(before + 1)
  })
})

it('names the pair of places of each dragon and tiger', async () => {
  await play('pk10')
  const card = within(screen.getByLabelText('Speed'))
  expect(card.getAllByText(/lottery\.(dragon|tiger)$/).map(({ textContent }) => textContent)).toEqual([
    '1–10 lottery.dragon',
    '2–9 lottery.tiger',
    '3–8 lottery.tiger',
    '4–7 lottery.dragon',
    '5–6 lottery.dragon',
  ])
})

it('shows the options of an unknown type as plain cells in their groups', async () => {
  await play('keno')
  expect(document.querySelectorAll('[aria-pressed]')).toHaveLength(200)
  expect(screen.getByText('Group 10', { selector: 'h2' })).toBeTruthy()
})
