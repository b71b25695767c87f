import { describe, expect, test } from 'vitest'
import { sampleParams } from '../testing/sampleParams.ts'
import { startPlatform } from '../testing/startPlatform.ts'

const password = '123456'

describe('game wallets', () => {
  test('take from and give to the main wallet', () => {
    const { data } = startPlatform()
    data('transfer', { amount: '1000', sourcetype: 'userbalance', targettype: 'nova' })
    data('transfer', { amount: '500', sourcetype: 'grandia', targettype: 'userbalance' })
    const wallets = Object.fromEntries(data('getBalanceList', {}).map(({ platname, balance }) => [platname, balance]))
    expect(wallets).toMatchObject({ nova: '56500', grandia: '119500' })
    expect(data('getBalance', {}).balance).toBe('1249500')
    expect(data('getTransRecord', { date: 1, type: 4 }).data[0]).toMatchObject({
      amount: '1000',
      pay_way: 'Nova Slots',
    })
    expect(data('getTransRecord', { date: 1, type: 3, api_type: 'grandia' }).data[0]).toMatchObject({ amount: '500' })
  })

  test('never move into one another or out of nothing', () => {
    const { call } = startPlatform()
    const say = (sourcetype: string, targettype: string, amount = '1000') =>
      call('transfer', { amount, sourcetype, targettype }).message
    expect(say('nova', 'grandia')).toBe('Wallets within the venue do not support transfers')
    expect(say('userbalance', 'userbalance')).toBe('Wallets within the venue do not support transfers')
    expect(say('userbalance', 'nowhere')).toBe('This wallet does not exist')
    expect(say('nova', 'userbalance', '55501')).toBe('The balance is too low')
  })

  test('come back to the main wallet all at once', () => {
    const { call, data } = startPlatform()
    data('transferAll', {})
    expect(data('getBalance', {}).balance).toBe('1463700')
    expect(data('refreshUserMoney', {}).gameblance).toBe('0')
    expect(call('transferAll', {})).toMatchObject({ code: 200, message: 'There is no game balance to collect' })
  })

  test('are filled by opening a game when the transfer switch is on', () => {
    const { data } = startPlatform()
    data('updateTransferStatus', { transferstatus: 1 })
    data('getGameUrl', sampleParams.getGameUrl)
    expect(data('getBalance', {}).balance).toBe('0')
    // What was in other game wallets came back first.
    expect(data('getBalanceList', {}).find(({ platname }) => platname === 'nova')?.balance).toBe('1463700')
    expect(data('getUser', {}).gameblance).toBe('1463700')
  })
})

describe('exchange', () => {
  test('rounds what is received down', () => {
    const { data } = startPlatform()
    data('exchange', { from: 'kwd', to: 'usdt', amount: '10000', password })
    expect(data('getBalance', {})).toEqual({ balance: '1240000', usd_balance: '327.74' })
    data('exchange', { from: 'usdt', to: 'kwd', amount: '0.01', password })
    expect(data('getBalance', {})).toEqual({ balance: '1240013', usd_balance: '327.73' })
  })

  test('says what was received and at which rate, and gives the rate beforehand', () => {
    const { data } = startPlatform()
    expect(data('getUser', {}).rate).toBe('1380')
    expect(data('exchange', { from: 'kwd', to: 'usdt', amount: '10000', password })).toEqual({
      received: '7.24',
      rate: '1380',
    })
    expect(data('exchange', { from: 'usdt', to: 'kwd', amount: '2', password })).toEqual({
      received: '2760',
      rate: '1380',
    })
  })

  test('has a row for each side in the ledger, each in its own currency', () => {
    const { data } = startPlatform()
    data('exchange', { from: 'kwd', to: 'usdt', amount: '10000', password })
    const [one, other] = data('getMoneyChanges', { type: 'exchange' }).data
    expect([one, other]).toEqual(
      expect.arrayContaining([
        expect.objectContaining({ money: '-10000', money_after: '1240000' }),
        expect.objectContaining({ money: '7.24', money_after: '327.74', currency: 'usdt' }),
      ]),
    )
    expect(one?.id).not.toBe(other?.id)
  })

  test('names neither on a platform that does not give them', () => {
    const { data } = startPlatform({ settings: { tellsRate: false } })
    expect(data('getUser', {})).not.toHaveProperty('rate')
    expect(data('exchange', { from: 'kwd', to: 'usdt', amount: '10000', password })).toBeNull()
  })

  test('is refused for nothing, for the same currency and with a wrong password', () => {
    const { call } = startPlatform()
    const say = (from: 'kwd' | 'usdt', to: 'kwd' | 'usdt', amount: string, pass = password) =>
      call('exchange', { from, to, amount, password: pass }).message
    expect(say('kwd', 'usdt', '13')).toBe('The amount is not valid')
    expect(say('kwd', 'kwd', '1000')).toBe('Please choose two different currencies')
    expect(say('kwd', 'usdt', '1000', '')).toBe('The pay password is wrong')
    expect(say('usdt', 'kwd', '320.51')).toBe('The balance is too low')
  })
})

describe('a transfer to another member', () => {
  test('moves the money and shows in both ledgers', () => {
    const { data, signIn } = startPlatform()
    data('userTransfer', { username: 'AGENT01', amount: '7000', password })
    expect(data('getMoneyChanges', {}).data[0]).toMatchObject({
      remark: 'Transfer between members · agent01',
      money: '-7000',
      money_after: '1243000',
      receiver: 'agent01',
    })
    signIn('agent01')
    const [received] = data('getMoneyChanges', { type: 'userTransfer' }).data
    expect(received).toMatchObject({ money: '7000', money_after: '3457000' })
    expect(received).not.toHaveProperty('receiver')
  })

  test('is refused to oneself, to nobody and with a wrong password', () => {
    const { call } = startPlatform()
    const say = (username: string, pass = password) =>
      call('userTransfer', { username, amount: '100', password: pass }).message
    expect(say('demo01')).toBe('You cannot transfer to yourself')
    expect(say('nobody')).toBe('There is no such user')
    expect(say('agent01', 'wrong')).toBe('The pay password is wrong')
  })
})
