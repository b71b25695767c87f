import { Big } from 'big.js'
import { accountsOf } from '../../books/accounts.ts'
import type { Currency, EntryKind, StatementLine } from '../../books/Books.ts'
import type { Books } from '../../books/createBooks.ts'
import { venues } from '../../content/venues.ts'
import type { Archive } from '../../records/Archive.ts'
import { stakes } from './recount.ts'

/** An account of a member: its lines from the oldest on, and what it holds. */
interface Account {
  readonly lines: readonly StatementLine[]
  readonly balance: Big
}

/** All accounts of a member, by name and currency. */
export type Ledger = ReadonlyMap<string, Account>

export function ledgerOf(books: Books, memberId: string): Ledger {
  const { main, usd, agent, held, game } = accountsOf(memberId)
  const named: readonly (readonly [account: string, currency: Currency])[] = [
    [main, 'KRW'],
    [usd, 'USDT'],
    [agent, 'KRW'],
    [held, 'KRW'],
    [held, 'USDT'],
    ...venues.map(({ platname }) => [game(platname), 'KRW'] as const),
  ]
  return new Map(
    named.map(([name, currency]) => [
      `${name} ${currency}`,
      { lines: books.statement(name, currency).toReversed(), balance: books.balance(name, currency) },
    ]),
  )
}

/** What is wrong with the lines of a member: a balance that does not follow, falls below zero, or goes back in time. */
export function brokenLines(ledger: Ledger): readonly string[] {
  return [...ledger].flatMap(([name, { lines, balance }]) => {
    let after = new Big(0)
    let at = 0
    const broken = lines.flatMap((line) => {
      const follows = line.after.eq(after.plus(line.money)) && line.after.gte(0) && line.at >= at
      after = line.after
      at = line.at
      return follows ? [] : [`${name}: line ${line.number} does not follow`]
    })
    return after.eq(balance) ? broken : [...broken, `${name}: holds ${balance.toFixed()}, ends with ${after.toFixed()}`]
  })
}

const textOf = (at: number | undefined, money: Big) => `${at} ${money.toFixed()}`
const inOrder = (rows: readonly string[]) => rows.toSorted()

/** Rows of a member's records, and the lines of the ledger they must have, as texts that are equal if they match. */
export function recordsBesideLines(archive: Archive, ledger: Ledger, memberId: string) {
  const { main, usd, agent, held, game } = accountsOf(memberId)
  const linesOf = (account: string, currency: Currency, kinds: readonly EntryKind[]) =>
    (ledger.get(`${account} ${currency}`)?.lines ?? []).filter(({ kind }) => kinds.includes(kind))
  const told = (lines: readonly StatementLine[]) => inOrder(lines.map(({ at, money }) => textOf(at, money)))
  const deposits = archive.deposits.of(memberId).filter(({ state }) => state === 'approved')
  const withdrawals = archive.withdrawals.of(memberId)
  const returned = withdrawals.filter(({ state }) => state === 'rejected' || state === 'cancelled')
  const paid = withdrawals.filter(({ state }) => state === 'approved')
  const whole = ({ amount, fee }: (typeof withdrawals)[number]) => amount.plus(fee)
  const rebates = Map.groupBy(
    archive.rebates.of(memberId).filter(({ paidAt }) => paidAt !== undefined),
    ({ paidAt }) => paidAt,
  )
  const wallets = [
    [main, 'KRW'],
    [usd, 'USDT'],
    [agent, 'KRW'],
  ] as const
  const inWallets = (kinds: readonly EntryKind[]) =>
    wallets.flatMap(([account, currency]) => linesOf(account, currency, kinds))

  return {
    deposits: [
      inOrder(deposits.map(({ decidedAt, amount }) => textOf(decidedAt, amount))),
      told(inWallets(['deposit'])),
    ],
    withdrawals: [
      inOrder(withdrawals.map((order) => textOf(order.createdAt, whole(order).neg()))),
      told(inWallets(['withdrawal', 'agentWithdrawal'])),
    ],
    returned: [
      inOrder(returned.map((order) => textOf(order.decidedAt, whole(order)))),
      told(inWallets(['withdrawalReturned'])),
    ],
    paidOut: [
      inOrder(paid.map((order) => textOf(order.decidedAt, whole(order).neg()))),
      told(
        (['KRW', 'USDT'] as const).flatMap((currency) =>
          linesOf(held, currency, ['withdrawal', 'agentWithdrawal']).filter(({ money }) => money.lt(0)),
        ),
      ),
    ],
    transfers: [
      inOrder(
        venues.flatMap(({ platname }) =>
          linesOf(game(platname), 'KRW', ['transferIn', 'transferOut']).map(({ at, money }) => textOf(at, money.neg())),
        ),
      ),
      told(linesOf(main, 'KRW', ['transferIn', 'transferOut'])),
    ],
    rebates: [
      inOrder(
        [...rebates].map(([at, rows]) =>
          textOf(
            at,
            rows.reduce((sum, { money }) => sum.plus(money), new Big(0)),
          ),
        ),
      ),
      told(inWallets(['rebate'])),
    ],
    redPackets: [
      inOrder(archive.redPackets.of(memberId).map(({ openedAt, won }) => textOf(openedAt, won))),
      told(inWallets(['redPacket'])),
    ],
    bonuses: [
      inOrder(archive.activities.of(memberId).flatMap(({ bonus }) => (bonus === undefined ? [] : [bonus.toFixed()]))),
      inOrder(inWallets(['activity']).map(({ money }) => money.toFixed())),
    ],
  }
}

/** What a member's bets took and gave at each platform, and what its wallet's lines say. */
export function betsBesideLines(archive: Archive, ledger: Ledger, memberId: string): readonly (readonly string[])[] {
  const { main, game } = accountsOf(memberId)
  return venues.map(({ platname, category }) => {
    const bets = archive.bets.of(memberId).filter((bet) => bet.platname === platname)
    const { lines = [] } = ledger.get(`${category === 'lottery' ? main : game(platname)} KRW`) ?? {}
    const moved = (kind: EntryKind) =>
      lines.filter((line) => line.kind === kind).reduce((sum, { money }) => sum.plus(money), new Big(0))
    const paid = (state: 'settled' | 'void') =>
      bets.filter((bet) => bet.state === state).reduce((sum, bet) => sum.plus(bet.paid), new Big(0))
    const texts = (amounts: readonly Big[]) => amounts.map((amount) => amount.toFixed()).join(' ')
    return [
      texts([stakes(bets).neg(), paid('settled'), paid('void')]),
      texts([moved('bet'), moved('win'), moved('betReturned')]),
    ]
  })
}
