import type { Big } from 'big.js'
import type { Currency } from '../../../mocks/platform/books/Books.ts'

/** What a call did to the books of the member: a line of a statement, or an order that is new or decided. */
export type Fact =
  | {
      readonly kind: 'line'
      readonly wallet: string
      readonly currency: Currency
      readonly money: Big
      readonly number: number
    }
  | {
      readonly kind: 'order'
      readonly order: 'deposit' | 'withdrawal'
      readonly no: string
      readonly amount: Big
      readonly state: string
    }

/** The fact in one to three words, to compare with the wish. */
export function tellFact(fact: Fact): string {
  if (fact.kind === 'line') return `${fact.wallet} ${fact.money.toFixed()}`
  return fact.state === 'pending'
    ? `${fact.order} pending ${fact.amount.toFixed()}`
    : `${fact.order} ${fact.state} ${fact.no}`
}
