import { Big } from 'big.js'

/** Begins a refused text among the values of a form: no check and no call takes it for an amount. */
const REFUSED = '?'

const WHOLE_PART = /^\?(\d{1,15})[,.](?!\d{3}$)\d*$/

export const asRefused = (text: string) => `${REFUSED}${text}`

export const isRefused = (value: string) => value.startsWith(REFUSED)

/** The text of a field from its value, which an amount is itself. */
export const shownAmount = (value: string) => (isRefused(value) ? value.slice(1) : value)

/** The exact sum of an amount and a chip. To a refused text nothing can be added, but to its whole part. */
export function addAmounts(value: string, added: string): string | undefined {
  const amount = isRefused(value) ? WHOLE_PART.exec(value)?.[1] : value || '0'
  return amount === undefined ? undefined : new Big(amount).plus(added).toFixed()
}
