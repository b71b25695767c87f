import type { Big } from 'big.js'
import { accountsOf } from '../books/accounts.ts'
import { fromHundredths, toHundredths } from '../books/minorUnits.ts'
import type { Player } from './Player.ts'

/** Players think in whole won. */
export function inNumbers(amount: Big): number {
  return toHundredths(amount) / 100
}

const amounts = new Map<number, Big>()

/** The amount, made once: most stakes are the same few. */
export function won(amount: number): Big {
  const known = amounts.get(amount)
  if (known) return known
  const made = fromHundredths(amount * 100)
  amounts.set(amount, made)
  return made
}

/** Balance of a player's main wallet, in won. */
export function mainBalance({ member, desks }: Player): number {
  return inNumbers(desks.books.balance(accountsOf(member.id).main, 'KRW'))
}
