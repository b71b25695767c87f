import { currencyAt } from '../form/currencyAt.ts'
import { valueText } from '../parts/valueText.ts'

/** An amount of the settings in its currency, such as "₩1,000" or "10 USDT". */
export function amountText(pointer: string, amount: string): string {
  const { currency } = currencyAt(pointer)
  return currency === '₩' ? `₩${valueText(amount)}` : `${valueText(amount)} ${currency ?? ''}`.trim()
}
