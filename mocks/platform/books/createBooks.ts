import { Big } from 'big.js'
import type { Clock } from '../Clock.ts'
import { Refusal } from '../Refusal.ts'
import { mayRunBelowZero } from './accounts.ts'
import type { Currency, EntryKind, JournalEntry, Posting, StatementLine } from './Books.ts'

export interface Books {
  /** Records an entry whole or not at all; refuses one that would leave a member's account below zero. */
  post: (kind: EntryKind, postings: readonly Posting[]) => JournalEntry
  balance: (account: string, currency: Currency) => Big
  /** The account's lines, newest first. */
  statement: (account: string, currency: Currency) => readonly StatementLine[]
  /** The sum of all balances in a currency: zero, always. */
  total: (currency: Currency) => Big
}

/** Double-entry books: a balance is what an account was credited less what it was debited. */
export function createBooks(clock: Clock): Books {
  const balances = new Map<string, Big>()
  const statements = new Map<string, StatementLine[]>()
  let entries = 0

  function balance(account: string, currency: Currency): Big {
    return balances.get(keyOf(account, currency)) ?? new Big(0)
  }

  return {
    balance,
    post(kind, postings) {
      const changes = new Map<string, Big>()
      const others = new Map<string, string>()
      for (const { debit, credit, currency, amount } of postings) {
        if (amount.lte(0)) throw new RangeError('A posting moves a positive amount.')
        if (!others.has(keyOf(debit, currency))) others.set(keyOf(debit, currency), credit)
        if (!others.has(keyOf(credit, currency))) others.set(keyOf(credit, currency), debit)
        add(changes, keyOf(debit, currency), amount.neg())
        add(changes, keyOf(credit, currency), amount)
      }
      for (const [key, change] of changes) {
        const after = (balances.get(key) ?? new Big(0)).plus(change)
        if (after.lt(0) && !mayRunBelowZero(key)) throw new Refusal('balanceTooLow')
      }

      entries += 1
      const entry: JournalEntry = { number: entries, at: clock.now(), kind, postings }
      for (const [key, change] of changes) {
        if (change.eq(0)) continue
        const after = (balances.get(key) ?? new Big(0)).plus(change)
        balances.set(key, after)
        if (mayRunBelowZero(key)) continue
        const lines = statements.get(key) ?? []
        lines.unshift({ number: entry.number, at: entry.at, kind, money: change, after, other: others.get(key) ?? key })
        statements.set(key, lines)
      }
      return entry
    },
    statement: (account, currency) => statements.get(keyOf(account, currency)) ?? [],
    total(currency) {
      let sum = new Big(0)
      for (const [key, value] of balances) if (key.endsWith(`#${currency}`)) sum = sum.plus(value)
      return sum
    },
  }
}

function keyOf(account: string, currency: Currency): string {
  return `${account}#${currency}`
}

function add(changes: Map<string, Big>, key: string, amount: Big): void {
  changes.set(key, (changes.get(key) ?? new Big(0)).plus(amount))
}
