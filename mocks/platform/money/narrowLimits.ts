import { Big } from 'big.js'
import type { Currency } from '../books/Books.ts'
import type { EnforcedLimits, PayWay, WithdrawalLimit } from './EnforcedLimits.ts'

export interface Range {
  on: boolean
  min: Big
  max: Big
}

/** The platform's own range of a deposit; operators' limits lie within it. */
export const platformRecharge: Readonly<Record<PayWay, Range & { currency: Currency }>> = {
  bank: { on: true, min: new Big(100), max: new Big(10_000_000), currency: 'KRW' },
  wechat: { on: true, min: new Big(100), max: new Big(5_000_000), currency: 'KRW' },
  alipay: { on: true, min: new Big(100), max: new Big(5_000_000), currency: 'KRW' },
  'usdt-trc20': { on: true, min: new Big(10), max: new Big(50_000), currency: 'USDT' },
  'usdt-erc20': { on: true, min: new Big(10), max: new Big(50_000), currency: 'USDT' },
}

/** Minimum withdrawals of spec § 9; the maxima are the platform's own. */
const platformWithdrawal = {
  krw: { on: true, min: new Big(100), max: new Big(50_000_000) },
  usdt: { on: true, min: new Big(10), max: new Big(100_000) },
  agent: { on: true, min: new Big(100), max: new Big(50_000_000) },
} as const satisfies Record<string, Range>

export type WithdrawalKind = keyof typeof platformWithdrawal

export function rechargeRange(way: PayWay, limits: EnforcedLimits): Range {
  return narrow(platformRecharge[way], limits.recharge?.[way] ?? {})
}

export function withdrawalRange(kind: WithdrawalKind, limits: EnforcedLimits): Range {
  return narrow(platformWithdrawal[kind], limits.withdrawal?.[kind] ?? {})
}

function narrow(own: Range, theirs: WithdrawalLimit): Range {
  const min = theirs.min === undefined ? own.min : new Big(theirs.min)
  const max = theirs.max === undefined ? own.max : new Big(theirs.max)
  return {
    on: own.on && theirs.on !== false,
    min: min.gt(own.min) ? min : own.min,
    max: max.lt(own.max) ? max : own.max,
  }
}
