import { expect, it } from 'vitest'
import { hardLimits } from './hardLimits.ts'
import { defaultRails } from '../../base/config/Rails.ts'

it('lists the hard limits by the settings they apply to', () => {
  const settings = {
    recharge: { bank: { on: true, min: '100', max: '5000' }, defaultMin: '100' },
    withdrawal: { usdtMin: '10' },
    cards: { max: 5 },
  }
  expect(hardLimits(settings, defaultRails)).toEqual({
    '/recharge/bank/min': { min: '1', max: '100000000' },
    '/recharge/bank/max': { min: '1', max: '100000000' },
    '/withdrawal/usdtMin': { min: '1', max: '100000' },
  })
  expect(hardLimits(settings, { '/cards/max': { max: '9' } })).toEqual({ '/cards/max': { max: '9' } })
})
