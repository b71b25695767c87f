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

async function play(typeid: string, options = lotteryOptions(typeid), ballEvery = 1) {
  const playing = playScreen(lotteryPlan(typeid, ballEvery), options)
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
    expect(slip().getByText('lottery.topPayout 1,500')).toBeTruthy()
    press('amount.chip 50')
    expect(slip().getByText('lottery.stake 2 ₩3,100')).toBeTruthy()
    fireEvent.click(slip().getByLabelText('amount.reset'))
    expect(slip().getByText('lottery.stake 2 ₩0')).toBeTruthy()
    press('lottery.clear')
    expect(document.querySelectorAll('[aria-pressed=true]')).toHaveLength(0)
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
    host.answer('submitLotteryOrder', () => Promise.reject(failure('refused', 'The balance is too low', 'submitLotteryOrder')))
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
})

describe('the round', () => {
  it('warns at five seconds and takes the warning away after seven', async () => {
    await play('k3', lotteryOptions('k3', 20))
    await pass(14_999)
    expect(screen.queryByText('lottery.warnTitle 5')).toBeNull()
    await pass(1)
    await pass(0)
    expect(screen.getByText('lottery.warnTitle 5')).toBeTruthy()
    await pass(6999)
    expect(screen.getByText('lottery.warnTitle 5')).toBeTruthy()
    await pass(1)
    await pass(1000)
    expect(screen.queryByText('lottery.warnTitle 5')).toBeNull()
  })

  it.each([
    ['k3', 3, settings.lottery.ballK3, 1000],
    ['pk10', 10, settings.lottery.ballPk10, 500],
  ])('draws %s number by number while the member waits, and tells what came of it', async (typeid, count, ballEvery, everyMs) => {
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
  })

  it('shows a draw at once to who wants less motion', async () => {
    stubMotion('reduced')
    const { host } = await play('k3', lotteryOptions('k3', 10))
    host.answer('getLotteryDraw', ({ expect }) => ({ expect, opencode: expect === '101' ? '2,2,5' : null, opentime: null }))
    host.answer('getLotteryTimes', { current_expect: '102', last_expect: '101', reamin_time: 60 })
    await pass(10_000)
    expect(shownNumbers()).toBe('2, 2, 5')
  })

  it('asks for the times anew when the member comes back to the page', async () => {
    const { host } = await play('k3')
    await pass(1000)
    const before = host.callsOf('getLotteryTimes').length
    act(() => host.visibility.set('hidden'))
    act(() => host.visibility.set('visible'))
    await pass(0)
    expect(host.callsOf('getLotteryTimes').length).toBe(before + 1)
  })
})

it('shows the options of a type that nobody has heard of as plain cells in their groups', async () => {
  await play('keno')
  expect(document.querySelectorAll('[aria-pressed]')).toHaveLength(200)
  expect(screen.getByText('Group 10', { selector: 'h2' })).toBeTruthy()
})
