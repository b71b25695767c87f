import { Big } from 'big.js'
import { expect, it } from 'vitest'
import { demoAccounts } from '../../../mocks/platform/demoAccounts.ts'
import type { OperationId } from '../../../mocks/platform/Operations.ts'
import { sampleParams } from '../../../mocks/platform/testing/sampleParams.ts'
import { startPlatform } from '../../../mocks/platform/testing/startPlatform.ts'
import { createBoundsModel } from './createBoundsModel.ts'

const { payPassword: password } = demoAccounts

/** A platform whose answers the model hears; \`behind\` does what no call may do. */
function start() {
  const { platform, call } = startPlatform()
  const member = platform.members.byName(demoAccounts.member.name)
  if (!member) throw new Error('The demonstration has no member.')
  const model = createBoundsModel(platform, member.id)
  const hear = (operation: OperationId, params: object) =>
    model.hear({ operation, params: { ...params }, envelope: call(operation, params as never) })
  return {
    platform,
    model,
    hear,
    order: (amount: number) => platform.deposits.order(member, { way: 'bank', amount: new Big(amount), payTo: '1' }),
  }
}

it('finds no fault where the platform keeps its bounds', () => {
  const { model, hear, platform } = start()
  hear('setDepositLimit', { period: 'day', amount: '15000' })
  hear('recharge', sampleParams.recharge)
  hear('recharge', sampleParams.recharge)
  hear('setDepositLimit', { period: 'day', amount: '50000' })
  hear('confirmDepositLimit', { period: 'day', amount: '50000' })
  hear('startTimeOut', { days: 1, password })
  hear('recharge', sampleParams.recharge)
  hear('submitLotteryOrder', sampleParams.submitLotteryOrder)
  platform.moveClock(24 * 3_600_000)
  expect(model.faults).toEqual([])
})

it('sees a deposit above a limit, whatever took it', () => {
  const { model, hear, order } = start()
  hear('setDepositLimit', { period: 'week', amount: '15000' })
  order(10_000)
  hear('getUser', {})
  expect(model.faults).toEqual([])
  order(5001)
  hear('getUser', {})
  expect(model.faults).toEqual(['15001 was deposited in a week, and its limit is 15000'])
})

it('sees a deposit, a bet and a transfer into a game during a rest', () => {
  const { model, hear, order, platform } = start()
  hear('startExclusion', { months: 6, password })
  order(100)
  hear('getUser', {})
  Object.assign(platform.bounds.rests, { requireAwake: () => undefined })
  hear('submitLotteryOrder', sampleParams.submitLotteryOrder)
  hear('transfer', sampleParams.transfer)
  hear('getGameUrl', sampleParams.getGameUrl)
  expect(model.faults).toEqual([
    'deposits rose during a rest, by getUser',
    'bets rose during a rest, by submitLotteryOrder',
    'transfersIn rose during a rest, by transfer',
    'a game was opened during a rest',
  ])
})

it('sees a limit that rises before its time', () => {
  const { model, hear } = start()
  hear('setDepositLimit', { period: 'day', amount: '100' })
  hear('setDepositLimit', { period: 'day', amount: '200' })
  model.hear({
    operation: 'confirmDepositLimit',
    params: { period: 'day', amount: '200' },
    envelope: { code: 200, message: '', data: null },
  })
  expect(model.faults).toEqual(['a limit of a day was raised 86400000 ms too early'])
})
