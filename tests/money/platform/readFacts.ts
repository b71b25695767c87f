import type { Platform } from '../../../mocks/platform/createPlatform.ts'
import { accountsOf } from '../../../mocks/platform/books/accounts.ts'
import type { Currency, StatementLine } from '../../../mocks/platform/books/Books.ts'
import { venues } from '../../../mocks/platform/content/venues.ts'
import type { Fact } from './Fact.ts'

type Desks = Pick<Platform, 'books' | 'deposits' | 'withdrawals'>

/** The wallets of a member, named as facts name them. */
export function walletsOf(
  memberId: string,
): readonly { readonly wallet: string; readonly account: string; readonly currency: Currency }[] {
  const { main, usd, held, game } = accountsOf(memberId)
  return [
    { wallet: 'main', account: main, currency: 'KRW' },
    { wallet: 'usd', account: usd, currency: 'USDT' },
    { wallet: 'held', account: held, currency: 'KRW' },
    { wallet: 'held usd', account: held, currency: 'USDT' },
    ...venues.map(({ platname }) => ({ wallet: platname, account: game(platname), currency: 'KRW' as const })),
  ]
}

/** Every line of the member's statements. */
export function linesOf({ books }: Pick<Platform, 'books'>, memberId: string): readonly StatementLine[] {
  return walletsOf(memberId).flatMap(({ account, currency }) => books.statement(account, currency))
}

/** Remembers the member's books, and answers what was added since. */
export function factsFrom({ books, deposits, withdrawals }: Desks, memberId: string): () => readonly Fact[] {
  const wallets = walletsOf(memberId)
  const linesOf = ({ account, currency }: (typeof wallets)[number]) => books.statement(account, currency)
  const orders = () => [
    ...deposits.of(memberId).map(({ no, amount, state }) => ({ order: 'deposit' as const, no, amount, state })),
    ...withdrawals.of(memberId).map(({ no, amount, state }) => ({ order: 'withdrawal' as const, no, amount, state })),
  ]
  const linesBefore = wallets.map((wallet) => linesOf(wallet).length)
  const statesBefore = new Map<string, string>(orders().map(({ no, state }) => [no, state]))

  return () => [
    ...wallets.flatMap((each, index): Fact[] => {
      const lines = linesOf(each)
      return lines
        .slice(0, lines.length - (linesBefore[index] ?? 0))
        .map(({ money, number }) => ({ kind: 'line', wallet: each.wallet, currency: each.currency, money, number }))
    }),
    ...orders()
      .filter(({ no, state }) => statesBefore.get(no) !== state)
      .map((order): Fact => ({ kind: 'order', ...order })),
  ]
}
