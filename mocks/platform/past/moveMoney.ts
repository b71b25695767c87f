import { Big } from 'big.js'
import { accountsOf } from '../books/accounts.ts'
import { payAccounts, payCodes } from '../content/payAccounts.ts'
import { isOpenAt, platformHours } from '../money/depositHours.ts'
import { exchange } from '../money/wallets.ts'
import { DAY, MINUTE, SECOND } from '../platformTime.ts'
import { mainBalance, won } from './wonAmounts.ts'
import type { Doing, Player } from './Player.ts'

/** Whoever lives with others sometimes pays from an account of theirs, which is turned down. */
const OTHER_SENDER = '김영희'
/** How won are deposited; most transfer. */
const wonWays = ['bank', 'bank', 'bank', 'bank', 'bank', 'bank', 'bank', 'wechat', 'alipay'] as const
const ROUND = 10_000
/** Nobody wants more than this on one transfer. */
const MOST_AT_ONCE = 20_000_000
/** Weeks until a player keeps the whole of their usual balance. */
const WEEKS_TO_KEEP_ALL = 16

/** Balance that a player wants in the main wallet by now, in won. */
export function wantedBalance({ member, temperament, desks }: Player): number {
  const weeks = (desks.clock.now() - member.registeredAt) / (7 * DAY)
  return temperament.keeps * Math.min(1, 0.15 + weeks / WEEKS_TO_KEEP_ALL)
}

/**
 * Deposits won while the desk is open and waits for it.
 * @param isCareful nothing goes wrong; otherwise a deposit may be turned down or cancelled
 */
export function* depositWon(player: Player, amount: number, isCareful = false): Doing {
  const { member, desks, random } = player
  if (!isOpenAt(desks.clock.now(), platformHours)) return
  const way = random.pick(wonWays)
  const payTo = way === 'bank' ? random.pick(payAccounts).id : payCodes[way].id
  const sender = random.chance(0.03) && !isCareful ? OTHER_SENDER : member.realname
  const order = desks.deposits.order(member, { way, amount: won(amount), payTo, ...(way === 'bank' && { sender }) })
  if (random.chance(0.02) && !isCareful) {
    yield desks.clock.now() + random.integer(20, 100) * SECOND
    desks.deposits.cancel(member.id, order.no)
    return
  }
  yield order.createdAt + (desks.settings.approveDepositsAfter[way] ?? 0) + random.integer(5, 120) * SECOND
}

export function* depositDollars(player: Player): Doing {
  const { member, temperament, desks, random } = player
  if (temperament.usdt.length === 0 || !isOpenAt(desks.clock.now(), platformHours)) return
  const way = random.pick(['usdt-trc20', 'usdt-trc20', 'usdt-erc20'] as const)
  const amount = new Big(random.pick(temperament.usdt))
  const order = desks.deposits.order(member, { way, amount, payTo: payCodes[way].id })
  yield order.createdAt + (desks.settings.approveDepositsAfter[way] ?? 0) + random.integer(10, 300) * SECOND
  yield* spendDollars(player)
}

/** Spends dollars beyond three deposits' worth: changed into won, or sent to the member's own address. */
function* spendDollars({ member, temperament, desks, random }: Player): Doing {
  const most = Math.max(...temperament.usdt) * 3
  const held = desks.books.balance(accountsOf(member.id).usd, 'USDT')
  const beyond = held.minus(most).times(random.integer(5, 10)).div(10).round(0, Big.roundDown)
  if (beyond.lt(20)) return
  const card = member.cards.find(({ kind }) => kind === 2)
  if (card && random.chance(0.3)) desks.withdrawals.order(member, { kind: 'usdt', amount: beyond.minus(5), card })
  else exchange(desks, member, { from: 'usdt', to: 'kwd', amount: beyond })
  yield desks.clock.now() + random.integer(20, 60) * SECOND
}

/** Withdraws what is beyond what the player keeps, once nothing has to be turned over any more. */
export function* cashOut(player: Player): Doing {
  const { member, temperament, desks, random } = player
  const card = member.cards.find(({ kind }) => kind === 1)
  const beyond = Math.min(mainBalance(player) - wantedBalance(player), MOST_AT_ONCE)
  if (!card || beyond < Math.max(...temperament.deposits) || !isOpenAt(desks.clock.now(), platformHours)) return
  // The impatient ones try too early, and get it back.
  if (desks.sums.of(member.id).rolling.gt(0) && !random.chance(0.05)) return
  desks.withdrawals.order(member, { kind: 'krw', amount: won(inTenThousands(beyond)), card })
  yield desks.clock.now() + random.integer(1, 4) * MINUTE
}

export function inTenThousands(amount: number): number {
  return Math.floor(amount / ROUND) * ROUND
}
