import { Big } from 'big.js'

/**
 * An amount as typed or pasted, as plain digits: '1,500,000' → '1500000', full-width digits too.
 * Undefined when the text cannot be read as one amount; the input then keeps what it had.
 */
export function cleanAmount(text: string, decimals: number): string | undefined {
  const plain = text.normalize('NFKC').replace(/[\s,_']/g, '')
  const match = /^(\d*)(?:(\.)(\d*))?$/.exec(plain)
  if (!match) return undefined
  const [, whole = '', point, fraction = ''] = match
  const digits = whole.replace(/^0+(?=\d)/, '')
  if (point === undefined || decimals === 0) return digits
  return `${digits || '0'}.${fraction.slice(0, decimals)}`
}

/** The exact sum of an amount being typed and a chip; an empty or half-typed amount counts as what it says so far. */
export function addAmounts(typed: string, added: string): string {
  return new Big(typed === '' ? '0' : typed.replace(/\.$/, '')).plus(added).toFixed()
}
