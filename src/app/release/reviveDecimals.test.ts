import { Big } from 'big.js'
import { describe, expect, it } from 'vitest'
import type { CompiledSettings } from '../../format/release.ts'
import { reviveDecimals } from './reviveDecimals.ts'

const compiled = {
  values: { recharge: { bank: { on: true, min: '100.10' }, chips: ['1', '2.5'] }, hours: { zone: 9 } },
  decimals: ['/recharge/bank/min', '/recharge/chips/*', '/withdrawal/bankMin'],
} as unknown as CompiledSettings

describe('reviveDecimals', () => {
  it('turns the amounts into Decimals and leaves the rest', () => {
    expect(reviveDecimals(compiled)).toEqual({
      recharge: { bank: { on: true, min: new Big('100.10') }, chips: [new Big(1), new Big('2.5')] },
      hours: { zone: 9 },
    })
  })

  it('gives the same object for the same settings, so that nothing renders in vain', () => {
    expect(reviveDecimals(compiled)).toBe(reviveDecimals(compiled))
  })

  it('leaves the compiled settings as they were', () => {
    reviveDecimals(compiled)
    expect(compiled.values.recharge.bank.min).toBe('100.10')
  })
})
