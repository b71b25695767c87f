import { currencyAt } from './currencyAt.ts'

/** An amount of the settings in its currency, such as "₩1,000" or "10 USDT". */
export function amountText(pointer: string, amount: string): string {
  const { currency } = currencyAt(pointer)
  return currency === '₩' ? `₩${grouped(amount)}` : `${grouped(amount)} ${currency ?? ''}`.trim()
}

/** Digits in groups of three. */
export function grouped(digits: string): string {
  const [whole = '', fraction] = digits.split('.')
  const text = whole.replaceAll(/\B(?=(\d{3})+$)/g, ',')
  return fraction === undefined ? text : `${text}.${fraction}`
}
