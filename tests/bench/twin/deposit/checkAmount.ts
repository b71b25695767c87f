import { Big } from 'big.js'
import { formatFigure } from '../text/formatFigure.ts'
import type { Twin } from '../Twin.ts'
import type { Limits } from './useDepositData.ts'

const shapes = { krw: /^\d{1,15}$/, usdt: /^\d{1,13}(\.\d{1,2})?$/ } as const

export type Currency = keyof typeof shapes

/** What is wrong with an amount; undefined when nothing is. */
export function checkAmount(
  text: string,
  currency: Currency,
  { min, max }: Limits,
  { t, locale }: Twin,
): string | undefined {
  if (text === '') return t('recharge.amountMissing')
  if (!shapes[currency].test(text)) return t('recharge.amountWrong')
  const amount = new Big(text)
  if (amount.gte(min) && amount.lte(max)) return undefined
  const words = { min: formatFigure(min, 'number', locale), max: formatFigure(max, 'number', locale) }
  return t(currency === 'krw' ? 'recharge.outOfRangeKrw' : 'recharge.outOfRangeUsdt', words)
}
