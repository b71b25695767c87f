import { Big } from 'big.js'

export function sumOf(amounts: readonly Big[]): Big {
  return amounts.reduce((sum, amount) => sum.plus(amount), new Big(0))
}
