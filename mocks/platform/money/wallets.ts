import { Big } from 'big.js'
import { accountsOf, house, MAIN_WALLET } from '../books/accounts.ts'
import type { Currency } from '../books/Books.ts'
import { venueOf, venues } from '../content/venues.ts'
import type { Member } from '../members/Member.ts'
import { Refusal } from '../Refusal.ts'
import type { World } from '../World.ts'
import { roundDown } from './parseAmount.ts'

/** Won for one USDT; the simulated platform quotes one rate both ways. */
export const EXCHANGE_RATE = new Big(1380)

/** Amount of either currency in won. */
export function inWon(amount: Big, currency: Currency): Big {
  return currency === 'KRW' ? amount : roundDown(amount.times(EXCHANGE_RATE), 'KRW')
}

export type ExchangeCurrency = 'kwd' | 'usdt'

export function gameBalance(world: Pick<World, 'books'>, memberId: string, platname: string): Big {
  return world.books.balance(accountsOf(memberId).game(platname), 'KRW')
}

/** The sum of all game wallets. */
export function gameBalanceTotal(world: World, memberId: string): Big {
  return venues.reduce((sum, venue) => sum.plus(gameBalance(world, memberId, venue.platname)), new Big(0))
}

/** Moves money between the main wallet and one game wallet; one side must be the main wallet (spec § 5). */
export function transfer(world: World, member: Member, source: string, target: string, amount: Big): void {
  const intoMain = target === MAIN_WALLET
  if (intoMain === (source === MAIN_WALLET)) throw new Refusal('walletPair')
  const platname = intoMain ? source : target
  if (!venueOf(platname)) throw new Refusal('walletUnknown')
  const { main, game } = accountsOf(member.id)
  world.books.post(intoMain ? 'transferIn' : 'transferOut', [
    {
      debit: intoMain ? game(platname) : main,
      credit: intoMain ? main : game(platname),
      currency: 'KRW',
      amount,
    },
  ])
}

/** Brings every game wallet back to the main one and says how many had anything to give. */
export function transferAll(world: World, member: Member): number {
  const filled = venues.filter(({ platname }) => gameBalance(world, member.id, platname).gt(0))
  for (const { platname } of filled) {
    transfer(world, member, platname, MAIN_WALLET, gameBalance(world, member.id, platname))
  }
  return filled.length
}

/** Exchanges between the main wallet (`kwd`) and the dollar balance, rounded down. Returns what was received. */
export function exchange(
  world: World,
  member: Member,
  { from, to, amount }: { from: ExchangeCurrency; to: ExchangeCurrency; amount: Big },
): Big {
  if (from === to) throw new Refusal('exchangeSame')
  const { main, usd } = accountsOf(member.id)
  const received =
    from === 'kwd' ? roundDown(amount.div(EXCHANGE_RATE), 'USDT') : roundDown(amount.times(EXCHANGE_RATE), 'KRW')
  if (received.lte(0)) throw new Refusal('amountWrong')
  world.books.post(
    'exchange',
    from === 'kwd'
      ? [
          { debit: main, credit: house.exchange, currency: 'KRW', amount },
          { debit: house.exchange, credit: usd, currency: 'USDT', amount: received },
        ]
      : [
          { debit: usd, credit: house.exchange, currency: 'USDT', amount },
          { debit: house.exchange, credit: main, currency: 'KRW', amount: received },
        ],
  )
  return received
}

/** The member of that name, who is another one. */
export function receiverOf({ members }: Pick<World, 'members'>, member: Member, username: string): Member {
  const receiver = members.byName(username)
  if (!receiver) throw new Refusal('userUnknown')
  if (receiver.id === member.id) throw new Refusal('userSelf')
  return receiver
}

export function transferToUser(world: World, member: Member, username: string, amount: Big): void {
  const receiver = receiverOf(world, member, username)
  world.books.post('userTransfer', [
    { debit: accountsOf(member.id).main, credit: accountsOf(receiver.id).main, currency: 'KRW', amount },
  ])
}

/** An agent gives to (1) or takes from (2) somebody in the team. */
export function transferWithTeam(world: World, agent: Member, id: string, type: 1 | 2, amount: Big): void {
  const subordinate = world.members.teamOf(agent.id).find((member) => member.id === id)
  if (!subordinate) throw new Refusal('notYourDownline')
  const own = accountsOf(agent.id).agent
  const theirs = accountsOf(subordinate.id).main
  world.books.post('agentTransfer', [
    { debit: type === 1 ? own : theirs, credit: type === 1 ? theirs : own, currency: 'KRW', amount },
  ])
}
