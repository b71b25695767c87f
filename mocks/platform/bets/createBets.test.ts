import { Big } from 'big.js'
import { describe, expect, test } from 'vitest'
import { startPlatform } from '../testing/startPlatform.ts'

function startPlaying() {
  const started = startPlatform()
  const { platform, data } = started
  const member = platform.members.byName('demo01')
  if (!member) throw new Error('The demonstration has no member.')
  data('transfer', { amount: '100000', sourcetype: 'userbalance', targettype: 'nova' })
  const nova = () => Number(data('getBalanceList', {}).find(({ platname }) => platname === 'nova')?.balance)
  const place = (stake: number, platname = 'nova') =>
    platform.bets.place({ member, platname, gameCode: 'nova-1', stake: new Big(stake), roundId: 'R1' })
  const newest = () => data('getBetRecord', { date: 1 }).data[0]
  return { ...started, nova, place, newest }
}

describe('a bet on a game', () => {
  test('takes its stake from the wallet of the platform and pays into it, once', () => {
    const { platform, nova, place } = startPlaying()
    const before = nova()
    const { id } = place(1000)
    expect(nova()).toBe(before - 1000)
    platform.bets.settle(id, new Big(2500))
    expect(nova()).toBe(before + 1500)
    expect(() => platform.bets.settle(id, new Big(2500))).toThrow('betDecided')
    expect(() => platform.bets.cancel(id)).toThrow('betDecided')
    expect(platform.bets.find(id)).toMatchObject({ state: 'settled', settledAt: platform.now() })
    expect(platform.books.total('KRW').toFixed()).toBe('0')
  })

  test('shows among the records, open and then settled, and counts in profit and loss and turnover', () => {
    const { platform, data, place, newest } = startPlaying()
    const before = data('getWinLoss', { type: 0 })
    const turnover = Number(data('getUser', {}).flowsum)
    const { id } = place(1000)
    expect(newest()).toMatchObject({ bet_id: id, bet_amount: '1000', win_loss: '0', status: 2 })
    expect(Number(data('getUser', {}).flowsum)).toBe(turnover)
    platform.bets.settle(id, new Big(0))
    expect(newest()).toMatchObject({ bet_id: id, win_loss: '-1000', status: 1 })
    const after = data('getWinLoss', { type: 0 })
    expect(Number(after.bet_money) - Number(before.bet_money)).toBe(1000)
    expect(Number(after.win_loss) - Number(before.win_loss)).toBe(-1000)
    expect(Number(data('getUser', {}).flowsum)).toBe(turnover + 1000)
  })

  test('gives its stake back when it is cancelled, and counts for nothing', () => {
    const { platform, data, nova, place, newest } = startPlaying()
    const before = { nova: nova(), played: data('getWinLoss', { type: 0 }), flow: data('getUser', {}).flowsum }
    const { id } = place(1000)
    platform.bets.cancel(id)
    expect(newest()).toMatchObject({ bet_id: id, win_loss: '0', status: 0 })
    expect({ nova: nova(), played: data('getWinLoss', { type: 0 }), flow: data('getUser', {}).flowsum }).toEqual(before)
  })

  test('is refused beyond the wallet, at no platform and for what is not a stake', () => {
    const { nova, place } = startPlaying()
    const held = nova()
    expect(() => place(held + 1)).toThrow('balanceTooLow')
    expect(() => place(1000, 'nowhere')).toThrow('walletUnknown')
    expect(() => place(0)).toThrow('amountWrong')
    expect(() => place(0.5)).toThrow('amountWrong')
    expect(nova()).toBe(held)
  })

  test('is paid from the main wallet at the lottery', () => {
    const { data, place } = startPlaying()
    const before = Number(data('getBalance', {}).balance)
    place(1000, 'fortuna')
    expect(Number(data('getBalance', {}).balance)).toBe(before - 1000)
  })
})
