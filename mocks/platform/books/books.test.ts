import { Big } from 'big.js'
import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { accountsOf, house } from './accounts.ts'
import { Refusal } from '../Refusal.ts'
import type { Currency, Posting } from './Books.ts'
import { type Books, createBooks } from './createBooks.ts'

const member = accountsOf('1')

function openBooks(main: number) {
  const books = createBooks({ now: () => 0 })
  books.post('opening', [{ debit: house.equity, credit: member.main, currency: 'KRW', amount: new Big(main) }])
  return books
}

test('credits one account with what it debits another', () => {
  const books = openBooks(1000)
  books.post('transferOut', [
    { debit: member.main, credit: member.game('nova'), currency: 'KRW', amount: new Big(300) },
  ])
  expect(books.balance(member.main, 'KRW').toFixed()).toBe('700')
  expect(books.balance(member.game('nova'), 'KRW').toFixed()).toBe('300')
})

test('refuses an entry that would leave a member below zero and changes nothing', () => {
  const books = openBooks(100)
  const entry = () =>
    books.post('bet', [
      { debit: member.main, credit: house.lottery, currency: 'KRW', amount: new Big(60) },
      { debit: member.main, credit: house.lottery, currency: 'KRW', amount: new Big(60) },
    ])
  expect(entry).toThrow('balanceTooLow')
  expect(books.balance(member.main, 'KRW').toFixed()).toBe('100')
  expect(books.statement(member.main, 'KRW')).toHaveLength(1)
})

test('refuses a posting of nothing or less', () => {
  const books = openBooks(100)
  const post = (amount: number) =>
    books.post('bet', [{ debit: member.main, credit: house.lottery, currency: 'KRW', amount: new Big(amount) }])
  expect(() => post(0)).toThrow(RangeError)
  expect(() => post(-5)).toThrow(RangeError)
})

test('keeps all balances at a sum of zero and every statement in step, whatever is posted', () => {
  const account = fc.constantFrom(...Object.values(house), member.main, member.usd, accountsOf('2').main, member.held)
  const posting = fc.record({
    debit: account,
    credit: account,
    currency: fc.constantFrom<Currency[]>('KRW', 'USDT'),
    amount: fc.integer({ min: 1, max: 1_000_000 }).map((cents) => new Big(cents).div(100)),
  })
  fc.assert(
    fc.property(fc.array(fc.array(posting, { minLength: 1, maxLength: 4 }), { maxLength: 40 }), (entries) => {
      const books = createBooks({ now: () => 0 })
      for (const postings of entries) {
        postOrRefuse(books, postings)
      }
      expect(books.total('KRW').toFixed()).toBe('0')
      expect(books.total('USDT').toFixed()).toBe('0')
      for (const name of [member.main, member.usd, accountsOf('2').main]) {
        expect(books.balance(name, 'KRW').gte(0)).toBe(true)
        const [newest] = books.statement(name, 'KRW')
        expect((newest?.after ?? new Big(0)).eq(books.balance(name, 'KRW'))).toBe(true)
      }
    }),
  )
})

/** Anything but a refusal fails the test. */
function postOrRefuse(books: Books, postings: readonly Posting[]): void {
  try {
    books.post('exchange', postings)
  } catch (error) {
    if (!(error instanceof Refusal)) throw error
  }
}
