import { Big } from 'big.js'
import { decimalsOf } from '../../contract.ts'
import type { Currency } from '../books/Books.ts'
import { Refusal } from '../Refusal.ts'

/** Won are whole; USDT have the decimals of a deposit. */
const decimals: Readonly<Record<Currency, number>> = { KRW: 0, USDT: decimalsOf('recharge') }

/** Reads an amount a member sent: positive, in plain digits, with no more decimals than the currency has. */
export function parseAmount(amount: string | number | undefined, currency: Currency): Big {
  const text = String(amount ?? '').trim()
  if (text === '') throw new Refusal('amountMissing')
  if (!/^\d{1,15}(\.\d{1,8})?$/.test(text)) throw new Refusal('amountWrong')
  const value = new Big(text)
  if (value.lte(0) || !value.eq(value.round(decimals[currency], Big.roundDown))) throw new Refusal('amountWrong')
  return value
}

/** Rounds down to what the currency can hold, so that nobody is paid a fraction that does not exist. */
export function roundDown(amount: Big, currency: Currency): Big {
  return amount.round(decimals[currency], Big.roundDown)
}
