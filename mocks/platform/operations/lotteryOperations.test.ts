import { describe, expect, test } from 'vitest'
import { MINUTE, SECOND } from '../platformTime.ts'
import { startPlatform } from '../testing/startPlatform.ts'

const lottery = { lottery_name: 'k3classic' }

describe('lottery times', () => {
  test('count down to the closing of bets, half a minute before the draw', () => {
    const { platform, data } = startPlatform()
    expect(data('getLotteryTimes', lottery)).toEqual({
      current_expect: '20261123157',
      last_expect: '20261123156',
      reamin_time: 270,
    })
    platform.moveClock(270 * SECOND)
    expect(data('getLotteryTimes', lottery)).toEqual({
      current_expect: '20261123158',
      last_expect: '20261123157',
      reamin_time: 300,
    })
  })

  test('give no draw until three seconds after its time', () => {
    const { platform, data } = startPlatform()
    const draw = () => data('getLotteryDraw', { ...lottery, expect: '20261123157' })
    platform.moveClock(5 * MINUTE + 3 * SECOND - 1)
    expect(draw()).toEqual({ expect: '20261123157', opencode: null, opentime: null })
    platform.moveClock(1)
    expect(draw()).toEqual({
      expect: '20261123157',
      opencode: expect.stringMatching(/^[1-6],[1-6],[1-6]$/),
      opentime: '2026-11-23 13:05:00',
    })
    expect(data('getLotteryDraws', lottery).data[0]).toEqual(draw())
  })
})

describe('a bet', () => {
  const bet = (expected: string) => ({
    ...lottery,
    expect: expected,
    order_list: [
      { play_id: 'k3-big', amount: '1000' },
      { play_id: 'k3-small', amount: '1000' },
    ],
  })

  test('takes the stake at once and pays once the draw is known', () => {
    const { platform, data } = startPlatform()
    data('submitLotteryOrder', bet('20261123157'))
    expect(data('getBalance', {}).balance).toBe('1248000')
    expect(data('getLotteryOrders', {}).data.map((row) => row.state)).toEqual([2, 2])
    platform.moveClock(6 * MINUTE)
    const rows = data('getLotteryOrders', lottery).data
    const paid = rows.reduce((sum, row) => sum + Number(row.win_amount), 0)
    expect(Number(data('getBalance', {}).balance)).toBe(1_248_000 + paid)
    expect(rows.every((row) => (row.state === 0) === Number(row.win_amount) > 0)).toBe(true)
    expect(platform.books.total('KRW').toFixed()).toBe('0')
  })

  test('is refused late, early, empty, for an unknown option, beyond its limits and beyond the balance', () => {
    const { platform, call } = startPlatform()
    expect(call('submitLotteryOrder', bet('20261123158')).message).toBe('Period Betting Time Expired')
    expect(call('submitLotteryOrder', { ...bet('20261123157'), order_list: [] }).message).toBe(
      'Please Select Betting Points',
    )
    const unknown = { ...bet('20261123157'), order_list: [{ play_id: 'pk10-1-1', amount: '1000' }] }
    expect(call('submitLotteryOrder', unknown).code).toBe(400)
    const large = { ...bet('20261123157'), order_list: [{ play_id: 'k3-big', amount: '2000000' }] }
    expect(call('submitLotteryOrder', large).message).toBe('The balance is too low')
    const beyond = (amount: string) =>
      call('submitLotteryOrder', { ...bet('20261123157'), order_list: [{ play_id: 'k3-big', amount }] }).message
    expect([beyond('4'), beyond('5000001')]).toEqual(
      Array.from({ length: 2 }, () => 'Each bet must be between 5 and 5000000'),
    )
    platform.moveClock(270 * SECOND)
    expect(call('submitLotteryOrder', bet('20261123157')).message).toBe('Period Betting Time Expired')
  })

  test('shows among the bet records, unsettled and then settled', () => {
    const { platform, data } = startPlatform()
    data('submitLotteryOrder', bet('20261123157'))
    const newest = () => data('getBetRecord', { date: 1, api_type: 'fortuna' }).data[0]
    expect(newest()).toMatchObject({
      status: 2,
      bet_amount: '1000',
      game_name: 'Classic K3',
      platform_title: 'Fortuna Lottery',
      Code: 'Fortuna Lottery · Classic K3',
    })
    platform.moveClock(6 * MINUTE)
    expect(newest()).toMatchObject({ status: 1 })
  })
})

test('names a plain sum alone, so that the rule on the sum applies to it, and says in words what was bet on', () => {
  const { data } = startPlatform()
  data('submitLotteryOrder', {
    ...lottery,
    expect: '20261123157',
    order_list: [{ play_id: 'k3-sum-11', amount: '100' }],
  })
  expect(data('getLotteryOrders', {}).data[0]).toMatchObject({
    bet_code: '11',
    bet_title: 'Sum 11',
    cp_title: 'Classic K3',
    platform_title: 'Fortuna Lottery',
  })
  data('submitLotteryOrder', { ...lottery, expect: '20261123157', order_list: [{ play_id: 'k3-big', amount: '100' }] })
  for (const orders of [data('getLotteryOrders', {}).data, data('getRebateOrders', {}).data])
    expect(orders.map(({ bet_title, state }) => [bet_title, state])).toEqual([
      ['Two-side Big', 2],
      ['Sum 11', 2],
    ])
})
