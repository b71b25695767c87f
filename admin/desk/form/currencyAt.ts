export interface Currency {
  readonly currency?: string
  readonly decimals: number
}

const won: Currency = { currency: '₩', decimals: 0 }
const usdt: Currency = { currency: 'USDT', decimals: 6 }
const stake: Currency = { decimals: 2 }

/** The currency of an amount of the settings, by its JSON Pointer. */
export function currencyAt(pointer: string): Currency {
  if (pointer.startsWith('/lottery')) return stake
  return /usdt/i.test(pointer) ? usdt : won
}
