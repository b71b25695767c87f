import { Big } from 'big.js'

/** Why a text is not an amount: a point where amounts are whole, too many decimals, or not a number. */
export type AmountRefusal = 'whole' | 'decimals' | 'digits'

/**
 * Reads an amount as typed or pasted into plain digits: '1,500,000' → '1500000', full-width digits and '1500.00' too.
 * Nothing is cut off or guessed: a text that is not exactly one amount with so many decimals is refused whole.
 */
export function readAmount(
  text: string,
  decimals: number,
): { readonly amount: string } | { readonly refused: AmountRefusal } {
  const plain = withoutGroups(text.normalize('NFKC').replace(/[\s_']/g, ''))
  const match = /^(\d*)(?:(\.)(\d*))?$/.exec(plain)
  if (!match) return { refused: 'digits' }
  const [, whole = '', point, fraction = ''] = match
  const digits = whole.replace(/^0+(?=\d)/, '')
  if (point === undefined) return { amount: digits }
  const kept = fraction.slice(0, decimals)
  const isExact = /^0*$/.test(fraction.slice(decimals))
  if (decimals > 0) return isExact ? { amount: `${digits || '0'}.${kept}` } : { refused: 'decimals' }
  // A bare point is where somebody begins to type decimals: the next digit must not become one of the whole amount.
  return isExact && fraction !== '' && digits !== '' ? { amount: digits } : { refused: 'whole' }
}

/** Without thousands separators. A misplaced comma stays and makes the text unreadable: "100,5" is not 1005. */
function withoutGroups(text: string): string {
  // One typed at the end, as in "1,500,000" key by key.
  const typed = text.replace(/^(\d+),$/, '$1')
  return /^\d{1,3}(,\d{3})+(\.\d*)?$/.test(typed) ? typed.replaceAll(',', '') : typed
}

/** The exact sum of an amount being typed and a chip; an empty or half-typed amount counts as what it says so far. */
export function addAmounts(typed: string, added: string): string {
  return new Big(typed === '' ? '0' : typed.replace(/\.$/, '')).plus(added).toFixed()
}
