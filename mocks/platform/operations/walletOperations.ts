import { accountsOf } from '../books/accounts.ts'
import { banks } from '../content/banks.ts'
import { venues } from '../content/venues.ts'
import type { Card, Member } from '../members/Member.ts'
import type { Locale } from '../Locale.ts'
import { messageOf } from '../messages.ts'
import { bindCard, cardOf, deleteCard } from '../money/cards.ts'
import { checkPayPassword } from '../money/checkPayPassword.ts'
import { parseAmount } from '../money/parseAmount.ts'
import {
  exchange,
  EXCHANGE_RATE,
  gameBalance,
  transfer,
  transferAll,
  transferToUser,
  receiverOf,
} from '../money/wallets.ts'
import type { Data, OperationMap } from '../Operations.ts'
import { Refusal } from '../Refusal.ts'
import type { Desks, World } from '../World.ts'
import { HOUR } from '../platformTime.ts'

type WalletOperation =
  | 'getBalanceList'
  | 'transferAll'
  | 'transfer'
  | 'exchange'
  | 'userTransfer'
  | 'getReceiver'
  | 'getBetAmount'
  | 'getCards'
  | 'deleteCard'
  | 'bindCard'
  | 'getBankList'
  | 'withdraw'
  | 'cancelWithdraw'

/** Wallets, cards and withdrawals. */
export function walletOperations(desks: Desks): Pick<OperationMap, WalletOperation> {
  const { sums, withdrawals } = desks
  const receivers = createReceivers(desks)
  let cardsBound = 0

  return {
    getBalanceList(_, caller) {
      const { id } = caller.member()
      const data = venues.map(({ platname, name }) => ({
        name: name[caller.locale],
        platname,
        balance: gameBalance(desks, id, platname).toFixed(),
      }))
      return { data }
    },

    transferAll(_, caller) {
      const collected = transferAll(desks, caller.member())
      return { data: null, message: messageOf(collected > 0 ? 'collected' : 'nothingToCollect', caller.locale) }
    },

    transfer({ amount, sourcetype, targettype }, caller) {
      transfer(desks, caller.member(), sourcetype, targettype, parseAmount(amount, 'KRW'))
      return { data: null, message: messageOf('transferred', caller.locale) }
    },

    exchange({ from, to, amount, password }, caller) {
      const member = caller.member()
      const value = parseAmount(amount, from === 'kwd' ? 'KRW' : 'USDT')
      checkPayPassword(member, password)
      const received = exchange(desks, member, { from, to, amount: value })
      const data = desks.settings.tellsRate ? { received: received.toFixed(), rate: EXCHANGE_RATE.toFixed() } : null
      return { data, message: messageOf('exchanged', caller.locale) }
    },

    getReceiver({ username }, caller) {
      return { data: { name: receivers.find(caller.member(), username) } }
    },

    userTransfer({ username, amount, password }, caller) {
      const member = caller.member()
      const value = parseAmount(amount, 'KRW')
      checkPayPassword(member, password)
      transferToUser(desks, member, username, value)
      return { data: null, message: messageOf('transferred', caller.locale) }
    },

    getBetAmount(_, caller) {
      const { id } = caller.member()
      const { rolling, bound } = sums.of(id)
      // As a withdrawal is judged: none is paid before all turnover is done.
      const free = rolling.gt(0) ? rolling.times(0) : desks.books.balance(accountsOf(id).main, 'KRW')
      return {
        data: {
          bet_amount: rolling.toFixed(),
          needed: bound.toFixed(),
          done: bound.minus(rolling).toFixed(),
          free: free.toFixed(),
        },
      }
    },

    getCards({ type }, caller) {
      const cards = caller.member().cards.filter(({ kind }) => kind === type)
      return { data: cards.map((card) => cardData(card, caller.locale)) }
    },

    deleteCard({ id }, caller) {
      deleteCard(caller.member(), id)
      return { data: null, message: messageOf('cardDeleted', caller.locale) }
    },

    bindCard(request, caller) {
      cardsBound += 1
      bindCard(caller.member(), request, `N${cardsBound}`, desks.limits().cards)
      return { data: null, message: messageOf('cardBound', caller.locale) }
    },

    getBankList(_, caller) {
      caller.member()
      return { data: banks.map(({ name, ico }) => ({ bank_name: name[caller.locale], ico })) }
    },

    withdraw({ amount, bank, password }, caller) {
      const member = caller.member()
      const card = cardOf(member, bank)
      if (!card) throw new Refusal('cardMissing')
      const kind = card.kind === 2 ? 'usdt' : 'krw'
      const value = parseAmount(amount, kind === 'usdt' ? 'USDT' : 'KRW')
      checkPayPassword(member, password)
      withdrawals.order(member, { kind, amount: value, card })
      return { data: null, message: messageOf('withdrawalSent', caller.locale) }
    },

    cancelWithdraw({ out_trade_no }, caller) {
      withdrawals.cancel(caller.member().id, out_trade_no)
      return { data: null, message: messageOf('orderCancelled', caller.locale) }
    },
  }
}

function cardData(card: Card, locale: Locale): Data<'getCards'>[number] {
  const bank = banks.find(({ id }) => id === card.bank)
  return {
    id: card.id,
    bank: bank ? bank.name[locale] : 'USDT',
    bank_owner: card.owner,
    bank_no: card.no,
    bank_address: card.branch,
    ico: bank ? bank.ico : 'demo/banks/usdt.svg',
  }
}

/** Questions a member and hour: enough to send money to some people, too few to list members. */
const MOST = 10

interface Receivers {
  /** The masked name of the member who would receive money of another one. */
  find: (member: Member, username: string) => string
}

/** Tells a member whom they are about to send money to. */
function createReceivers(world: Pick<World, 'clock' | 'members'>): Receivers {
  const asked = new Map<string, readonly number[]>()
  return {
    find(member, username) {
      const now = world.clock.now()
      const lately = (asked.get(member.id) ?? []).filter((at) => at > now - HOUR)
      if (lately.length >= MOST) throw new Refusal('receiversAsked', {}, 429)
      asked.set(member.id, [...lately, now])
      return masked(receiverOf(world, member, username).realname)
    },
  }
}

/** The first letter of each word, and as many stars as it goes on for, three at most. */
const masked = (name: string) =>
  name.replaceAll(/(\S)(\S+)/gu, (_, first: string, rest: string) => first + '*'.repeat(Math.min(3, rest.length)))
