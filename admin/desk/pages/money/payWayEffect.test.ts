import { describe, expect, it } from 'vitest'
import { payWayEffect, platformRange } from './PayWays.tsx'

const own = { on: true, min: '100', max: '5000000' }
const platform = { on: true, min: '500', max: '1000000' }

describe('what members get of a pay way', () => {
  it('is the overlap of both ranges', () => {
    expect(payWayEffect(own, platform)).toEqual({ kind: 'range', min: '500', max: '1000000', isSure: true })
    expect(payWayEffect({ ...own, min: '900', max: '2000' }, platform)).toMatchObject({ min: '900', max: '2000' })
  })

  it('loses no digit of a large amount', () => {
    const max = '999999999999.123456'
    expect(payWayEffect({ ...own, max }, { ...platform, max: undefined })).toMatchObject({ max, isSure: false })
  })

  it('is nothing where one of the two does not offer it, or the ranges do not meet', () => {
    expect(payWayEffect({ ...own, on: false }, platform)).toEqual({ kind: 'off' })
    expect(payWayEffect(own, { ...platform, on: false })).toEqual({ kind: 'notOffered' })
    expect(payWayEffect({ ...own, min: '2000000' }, platform)).toEqual({ kind: 'nobody' })
  })

  it('is not said of something that is not an amount yet', () => {
    expect(payWayEffect({ ...own, min: undefined }, platform)).toEqual({ kind: 'unclear' })
    expect(payWayEffect({ ...own, max: '1.' }, platform)).toEqual({ kind: 'unclear' })
  })

  it('is not sure while the platform’s own is not known', () => {
    const unknown = platformRange('bank', { '/recharge/bank/min': { unknown: 'It did not answer.', why: 'late' } })
    expect(unknown).toEqual({ on: undefined, min: undefined, max: undefined })
    expect(payWayEffect(own, unknown)).toEqual({ kind: 'range', min: '100', max: '5000000', isSure: false })
  })
})
