import type { StatementLine } from '../../../mocks/platform/books/Books.ts'
import type { World } from '../createWorld.ts'
import type { Fact } from '../platform/Fact.ts'
import { walletsOf } from '../platform/readFacts.ts'

/**
 * Faults of the books: sums that are not zero, negative wallets, and lines that neither a wish nor the desk explains.
 */
export function checkBooks(
  { platform: { books, withdrawals }, memberId, lastEntry }: Pick<World, 'platform' | 'memberId' | 'lastEntry'>,
  wished: readonly Fact[],
): readonly string[] {
  const rejectedAt = new Set(
    withdrawals.of(memberId).flatMap(({ state, decidedAt }) => (state === 'rejected' ? [decidedAt] : [])),
  )
  const isExplained = ({ kind, money, at }: StatementLine, wallet: string) =>
    kind === 'withdrawalReturned' ? rejectedAt.has(at) : isDecided(kind, money.gt(0), wallet)
  const sums = (['KRW', 'USDT'] as const).flatMap((currency) => {
    const total = books.total(currency)
    return total.eq(0) ? [] : [`the books in ${currency} sum to ${total.toFixed()}`]
  })
  const known = new Set(wished.flatMap((fact) => (fact.kind === 'line' ? [lineName(fact.wallet, fact.number)] : [])))
  const wallets = walletsOf(memberId).flatMap(({ wallet, account, currency }) => {
    const lines = books.statement(account, currency)
    const balance = books.balance(account, currency)
    const sum = lines.reduce((all, { money }) => all.plus(money), balance.times(0))
    const strange = lines.filter(
      (line) => line.number > lastEntry && !known.has(lineName(wallet, line.number)) && !isExplained(line, wallet),
    )
    return [
      ...(balance.lt(0) ? [`${wallet} is below zero`] : []),
      ...(sum.eq(balance) ? [] : [`${wallet} holds ${balance.toFixed()}, and its statement sums to ${sum.toFixed()}`]),
      ...strange.map(({ kind, money }) => `${wallet} has ${money.toFixed()} of a ${kind} that nobody wished`),
    ]
  })
  return [...sums, ...wallets]
}

const lineName = (wallet: string, number: number) => `${wallet} ${number}`

/** A deposit that was approved, and a withdrawal that was paid out of what is held. */
const isDecided = (kind: string, isIncoming: boolean, wallet: string) =>
  (kind === 'deposit' && isIncoming) || (kind === 'withdrawal' && !isIncoming && wallet.startsWith('held'))
