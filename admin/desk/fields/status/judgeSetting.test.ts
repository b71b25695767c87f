import { describe, expect, it } from 'vitest'
import { judgeSetting } from './judgeSetting.ts'
import type { PlatformLimit } from '../../../api/platformApi.ts'
import { testWords } from '../../testing/testWords.ts'

const told: Readonly<Record<string, PlatformLimit>> = {
  '/recharge/bank/on': { value: true },
  '/recharge/bank/min': { value: '1000' },
  '/recharge/bank/max': { value: '5000000' },
  '/recharge/usdtTrc20/on': { value: false },
  '/recharge/usdtTrc20/min': { value: '10' },
  '/recharge/wechat/on': { unknown: 'The platform cannot be reached.', why: 'unreachable' },
}
const own: Readonly<Record<string, unknown>> = {
  '/recharge/bank/on': true,
  '/recharge/bank/min': '1000',
  '/recharge/bank/max': '5000000',
  '/recharge/usdtTrc20/on': true,
  '/recharge/usdtTrc20/min': '50',
}

const judge = (
  pointer: string,
  values: Readonly<Record<string, unknown>> = {},
  limits: typeof told | undefined = told,
) => judgeSetting(pointer, { read: (at) => ({ ...own, ...values })[at], limits, t: testWords.en.t })
const effect = (pointer: string, value: unknown) => judge(pointer, { [pointer]: value })?.effect?.text

describe('a limit beside the platform’s own', () => {
  it('has an effect if it is narrower or equal', () => {
    expect(judge('/recharge/bank/min')).toEqual({ platform: 'Platform: at least ₩1,000.' })
    for (const [pointer, value] of [
      ['/recharge/bank/min', '1000.00'],
      ['/recharge/bank/min', '2000'],
      ['/recharge/bank/max', '4999999'],
      ['/recharge/bank/min', '5000000'],
    ] as const)
      expect(effect(pointer, value)).toBeUndefined()
  })

  it('has no effect if the platform is stricter', () => {
    expect(effect('/recharge/bank/min', '999')).toBe(
      'Has no effect because the platform’s own minimum is higher: members get ₩1,000.',
    )
    expect(effect('/recharge/bank/max', '10000000')).toBe(
      'Has no effect because the platform’s own maximum is lower: members get ₩5,000,000.',
    )
  })

  it('shuts everybody out above or below the platform’s whole range', () => {
    expect(judge('/recharge/bank/min', { '/recharge/bank/min': '5000001' })?.effect).toEqual({
      tone: 'loss',
      text: 'Nobody could deposit this way: the platform allows at most ₩5,000,000.',
    })
    expect(effect('/recharge/bank/max', '999')).toBe(
      'Nobody could deposit this way: the platform allows no less than ₩1,000.',
    )
  })

  it('has no effect while its pay way is off, here or there', () => {
    expect(judge('/recharge/bank/min', { '/recharge/bank/on': false })?.effect?.text).toBe(
      'Has no effect while this pay way is off.',
    )
    expect(effect('/recharge/usdtTrc20/min', '50')).toBe(
      'Has no effect because the platform does not offer this pay way.',
    )
    expect(judge('/recharge/usdtTrc20/min')?.platform).toBe('Platform: at least 10 USDT.')
  })

  it('is not judged while it is not an amount', () => {
    for (const value of ['', undefined, '1.', 'many']) expect(effect('/recharge/bank/min', value)).toBeUndefined()
  })
})

describe('a pay way', () => {
  it('is on only if the platform offers it', () => {
    expect(judge('/recharge/bank/on')).toEqual({ platform: 'Platform: offers it.' })
    expect(effect('/recharge/usdtTrc20/on', true)).toMatch(
      /^Has no effect because the platform does not offer this pay way/,
    )
    expect(effect('/recharge/usdtTrc20/on', false)).toBeUndefined()
  })
})

describe('what the platform allows', () => {
  it('is never guessed', () => {
    expect(judge('/recharge/wechat/on')).toEqual({ platform: 'Platform: not known.' })
    expect(judge('/recharge/bank/min', {}, {})).toEqual({ platform: 'Platform: not known.' })
    expect(judgeSetting('/recharge/bank/min', { read: () => '1', limits: undefined, t: testWords.en.t })).toEqual({
      platform: 'Platform: asking …',
    })
    expect(judge('/withdrawal/bankMin')).toEqual({
      platform: 'Platform: does not say its own limit; where that is stricter, it applies.',
    })
  })

  it('says nothing about other settings', () => {
    expect(judge('/cards/max')).toBeUndefined()
  })
})
