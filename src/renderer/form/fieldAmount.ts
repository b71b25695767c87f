import { Big } from 'big.js'
import type { FieldUi } from '../../format/blocks/form.ts'
import type { Expression } from '../../format/shape/compiled.ts'
import type { Outcome } from '../screen/evaluateIn.ts'
import { isDecimal } from '../../format/text/isDecimal.ts'

export type Currency = Extract<FieldUi['currency'], string>

const decimals: Readonly<Record<Currency, number>> = { krw: 0, usdt: 6 }
const MOST_DECIMALS = 8

interface ConditionReader {
  readonly outcome: (condition: Expression) => Outcome
}

/** Where it is unknown which of two currencies holds, none is named. */
export function readCurrency(read: ConditionReader, currency: FieldUi['currency']): Currency | undefined {
  if (typeof currency !== 'object') return currency
  const outcome = read.outcome(currency.if)
  if (outcome.kind !== 'value') return undefined
  return outcome.value === true ? currency.then : currency.else
}

/**
 * The decimals an amount may have: those of its currency, and no more than the field's own pattern takes. So a maximum
 * or a chip never fills in what the form then refuses.
 */
export function decimalsOf(
  { pattern }: { readonly pattern?: string | undefined },
  currency: Currency | undefined,
): number {
  const most = currency === undefined ? MOST_DECIMALS : decimals[currency]
  if (pattern === undefined) return most
  const shape = new RegExp(pattern, 'u')
  for (let places = most; places > 0; places -= 1) if (shape.test(`1.${'1'.repeat(places)}`)) return places
  return 0
}

/**
 * An amount of the document as plain digits, cut to so many decimals: rounding up would promise too much. Undefined
 * when it is not an amount.
 */
export function plainAmount(value: unknown, places: number): string | undefined {
  const text =
    value instanceof Big ? value.toFixed() : typeof value === 'number' || typeof value === 'string' ? String(value) : ''
  const [sign, digits] = text.startsWith('-') ? [-1, text.slice(1)] : [1, text]
  if (!/^\d+(\.\d+)?$/.test(digits)) return undefined
  // Nothing can be given from a balance below zero.
  const cut = sign < 0 ? '0' : new Big(digits).round(places, Big.roundDown).toFixed()
  return isDecimal(cut) ? cut : undefined
}
