import type { Big } from 'big.js'
import type { Clock } from '../Clock.ts'
import { Refusal } from '../Refusal.ts'
import { mayRunBelowZero } from './accounts.ts'
import type { Currency, EntryKind, Posting, StatementLine } from './Books.ts'
import { fromHundredths, toHundredths } from './minorUnits.ts'

export interface Books {
  /** Records an entry whole or not at all; refuses one that would leave a member's account below zero. */
  post: (kind: EntryKind, postings: readonly Posting[]) => void
  balance: (account: string, currency: Currency) => Big
  /** The account's lines, newest first. */
  statement: (account: string, currency: Currency) => readonly StatementLine[]
  /** The sum of all balances in a currency: zero, always. */
  total: (currency: Currency) => Big
}

/** Amounts are in hundredths. */
interface Account {
  readonly mayRunBelowZero: boolean
  balance: number
  /** Oldest first; the house has none. */
  lines: Line[]
}

interface Line extends Pick<StatementLine, 'number' | 'at' | 'kind' | 'other'> {
  readonly money: number
  readonly after: number
  /** As it is read; made when it is first read. */
  told: StatementLine | undefined
}

/** Entries and balances of the books. */
export interface Pages {
  readonly accounts: Readonly<Record<Currency, Map<string, Account>>>
  /** Accounts that these pages may write in; the others belong to the pages they were copied from. */
  readonly own: Set<Account>
  entries: number
}

export function emptyPages(): Pages {
  return { accounts: { KRW: new Map(), USDT: new Map() }, own: new Set(), entries: 0 }
}

/** The same pages, to be written on apart from these; these must not change after it. */
export function copyPages({ accounts, entries }: Pages): Pages {
  return { accounts: { KRW: new Map(accounts.KRW), USDT: new Map(accounts.USDT) }, own: new Set(), entries }
}

/** Double-entry books: a balance is what an account was credited less what it was debited. */
export function createBooks(clock: Clock, pages: Pages = emptyPages()): Books {
  const { accounts, own } = pages

  function accountToWrite(name: string, currency: Currency): Account {
    const known = accounts[currency].get(name)
    if (known && own.has(known)) return known
    const account: Account = known
      ? { ...known, lines: [...known.lines] }
      : { mayRunBelowZero: mayRunBelowZero(name), balance: 0, lines: [] }
    accounts[currency].set(name, account)
    own.add(account)
    return account
  }

  function write(kind: EntryKind, moves: readonly Move[]): void {
    for (const { account, money } of moves) {
      if (money < 0 && !account.mayRunBelowZero && account.balance + money < 0) throw new Refusal('balanceTooLow')
    }
    pages.entries += 1
    const at = clock.now()
    for (const { account, money, other } of moves) {
      if (money === 0) continue
      account.balance += money
      if (account.mayRunBelowZero) continue
      account.lines.push({ number: pages.entries, at, kind, money, after: account.balance, other, told: undefined })
    }
  }

  return {
    balance: (account, currency) => fromHundredths(accounts[currency].get(account)?.balance ?? 0),
    post(kind, postings) {
      const moves: Move[] = []
      for (const { debit, credit, currency, amount } of postings) {
        const money = toHundredths(amount)
        if (money <= 0) throw new RangeError('A posting moves a positive amount.')
        move(moves, accountToWrite(debit, currency), -money, credit)
        move(moves, accountToWrite(credit, currency), money, debit)
      }
      write(kind, moves)
    },
    statement: (account, currency) => (accounts[currency].get(account)?.lines ?? []).map(tell).reverse(),
    total(currency) {
      let sum = 0
      for (const { balance } of accounts[currency].values()) sum += balance
      return fromHundredths(sum)
    },
  }
}

function tell(line: Line): StatementLine {
  const { number, at, kind, money, after, other } = line
  return (line.told ??= { number, at, kind, money: fromHundredths(money), after: fromHundredths(after), other })
}

/** Effect of an entry on one account; several postings on one are one move. */
interface Move {
  readonly account: Account
  money: number
  readonly other: string
}

function move(moves: Move[], account: Account, money: number, other: string): void {
  const known = moves.find((each) => each.account === account)
  if (known) known.money += money
  else moves.push({ account, money, other })
}
