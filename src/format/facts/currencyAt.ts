import { moneyUnitOf } from '../declaredSettings.ts'
import type { MoneyUnit } from '../setting.ts'

export interface Currency {
  readonly currency?: string
  readonly decimals: number
}

const currencies: Readonly<Record<MoneyUnit, Currency>> = {
  won: { currency: '₩', decimals: 0 },
  usdt: { currency: 'USDT', decimals: 6 },
  stake: { decimals: 2 },
}

/** The currency of an amount of the settings, by its JSON Pointer; won if it does not declare one. */
export function currencyAt(pointer: string): Currency {
  return currencies[moneyUnitOf(pointer) ?? 'won']
}
