import { Big } from 'big.js'
import { demoAccounts } from '../../../mocks/platform/demoAccounts.ts'
import { withdrawalFees } from '../../../mocks/platform/money/createWithdrawals.ts'
import { EXCHANGE_RATE } from '../../../mocks/platform/money/wallets.ts'
import { venues } from '../../../mocks/platform/content/venues.ts'
import { readField } from '../../../src/format/expression/readField.ts'
import type { Arrival } from '../platform/watchPlatform.ts'
import type { Wish } from '../model/Wish.ts'

/** Two amounts that recur, so that wishes repeat, and one that is more than the member has. */
export const SIZES = 3

interface Given {
  readonly size: number
  readonly password: string
}

type MakeWish = (given: Given) => Wish

const amountOf = (size: number, ...amounts: readonly [number, number, number]) => new Big(amounts[size] ?? amounts[0])
const text = (amount: Big) => amount.toFixed()
const paramOf = ({ params }: Arrival, name: string) => String(params[name])

function transfer(name: string, source: string, target: string): MakeWish {
  return ({ size }) => {
    const amount = amountOf(size, 10_000, 20_000, 90_000_000)
    return {
      name,
      same: `transfer ${source} ${target} ${text(amount)}`,
      screen: 'transfer',
      call: 'transfer',
      nth: 0,
      sources: ['wallets'],
      form: { amount, source, target },
      effect: () => [`${walletOf(source)} -${text(amount)}`, `${walletOf(target)} ${text(amount)}`],
    }
  }
}

const walletOf = (platname: string) => (platname === 'userbalance' ? 'main' : platname)

function cancel(
  name: string,
  screen: string,
  call: 'cancelRecharge' | 'cancelWithdraw',
  effect: Wish['effect'],
): MakeWish {
  return () => ({
    name,
    same: call,
    screen,
    call,
    nth: 0,
    sources: ['records'],
    rowOf: (row) => readField(row, 'state') === 1,
    effect,
  })
}

/** All that a member can do with their money, except bets. */
export const wishKinds: readonly MakeWish[] = [
  ({ size }) => {
    const amount = amountOf(size, 10_000, 30_000, 90_000_000)
    return {
      name: 'deposit by bank',
      same: `deposit bank ${text(amount)}`,
      screen: 'recharge',
      call: 'recharge',
      nth: 0,
      sources: ['cards'],
      form: { amount, bank_id: '1', bank_owner: '홍길동', card: 'C2' },
      effect: () => [`deposit pending ${text(amount)}`],
    }
  },
  ({ size }) => {
    const amount = amountOf(size, 20, 50, 90_000)
    return {
      name: 'deposit of USDT',
      same: `deposit usdt ${text(amount)}`,
      screen: 'recharge',
      call: 'recharge',
      nth: 1,
      sources: ['trc20Codes'],
      form: { amount, info: 'reference' },
      effect: () => [`deposit pending ${text(amount)}`],
    }
  },
  cancel('cancel a deposit', 'rechargeRecord', 'cancelRecharge', (arrival) => [
    `deposit cancelled ${paramOf(arrival, 'out_trade_no')}`,
  ]),
  transfer('transfer in', 'userbalance', 'nova'),
  transfer('transfer out', 'nova', 'userbalance'),
  ({ size }) => ({
    name: 'transfer all',
    same: 'transfer all',
    screen: size === 0 ? 'transfer' : 'money',
    call: 'transferAll',
    nth: 0,
    sources: [],
    effect: ({ balanceBefore }) =>
      venues
        .map(({ platname }) => ({ platname, balance: balanceBefore(platname) }))
        .filter(({ balance }) => balance.gt(0))
        .flatMap(({ platname, balance }) => [`${platname} -${text(balance)}`, `main ${text(balance)}`]),
  }),
  ({ size, password }) => {
    const amount = amountOf(size, 20_000, 50_000, 40_000_000)
    return {
      name: 'withdraw to a bank',
      same: `withdraw C2 ${text(amount)}`,
      screen: 'withdrawal',
      call: 'withdraw',
      nth: 0,
      sources: [],
      form: { amount, card: 'C2', password },
      effect: () => [`main -${text(amount)}`, `held ${text(amount)}`, `withdrawal pending ${text(amount)}`],
    }
  },
  ({ size, password }) => {
    const amount = amountOf(size, 10, 15, 90_000)
    const taken = text(amount.plus(withdrawalFees['TRC20'] ?? 0))
    return {
      name: 'withdraw USDT',
      same: `withdraw C4 ${text(amount)}`,
      screen: 'withdrawal',
      call: 'withdraw',
      nth: 1,
      sources: [],
      form: { amount, card: 'C4', password },
      effect: () => [`usd -${taken}`, `held usd ${taken}`, `withdrawal pending ${text(amount)}`],
    }
  },
  cancel('cancel a withdrawal', 'withdrawalRecord', 'cancelWithdraw', (arrival) => {
    const order = arrival.facts.find((fact) => fact.kind === 'order')
    const given = arrival.facts
      .filter((fact) => fact.kind === 'line' && fact.money.gt(0))
      .map((fact) => (fact.kind === 'line' ? fact : undefined))
    const [line] = given
    // The whole held sum is returned: the amount and, for USDT, its fee.
    const held = line?.currency === 'USDT' ? order?.amount.plus(withdrawalFees['TRC20'] ?? 0) : order?.amount
    const [wallet, holder] = line?.currency === 'USDT' ? ['usd', 'held usd'] : ['main', 'held']
    return [
      `${wallet} ${text(held ?? new Big(0))}`,
      `${holder} -${text(held ?? new Big(0))}`,
      `withdrawal cancelled ${paramOf(arrival, 'out_trade_no')}`,
    ]
  }),
  ({ size, password }) => {
    const amount = amountOf(size, 5000, 10_000, 90_000_000)
    return {
      name: 'transfer to a user',
      same: `user transfer ${text(amount)}`,
      screen: 'trans',
      call: 'userTransfer',
      nth: 0,
      sources: [],
      form: { username: demoAccounts.agent.name, amount, password },
      effect: () => [`main -${text(amount)}`],
    }
  },
  ({ size, password }) => {
    const amount = amountOf(size, 14_000, 30_000, 90_000_000)
    return {
      name: 'exchange KRW to USDT',
      same: `exchange kwd ${text(amount)}`,
      screen: 'coinTrans',
      call: 'exchange',
      nth: 0,
      sources: [],
      form: { amount, password },
      effect: () => [`main -${text(amount)}`, `usd ${text(amount.div(EXCHANGE_RATE).round(2, Big.roundDown))}`],
    }
  },
  ({ size, password }) => {
    const amount = amountOf(size, 10, 20.5, 90_000)
    return {
      name: 'exchange USDT to KRW',
      same: `exchange usdt ${text(amount)}`,
      screen: 'coinTrans',
      call: 'exchange',
      nth: 1,
      sources: [],
      form: { amount, password },
      effect: () => [`usd -${text(amount)}`, `main ${text(amount.times(EXCHANGE_RATE).round(0, Big.roundDown))}`],
    }
  },
  () => ({
    name: 'claim a red packet',
    same: 'red packet',
    screen: 'hongbao',
    call: 'claimRedPacket',
    nth: 0,
    sources: ['packets'],
    effect: ({ envelope }) => [`main ${String(readField(envelope.data, 'redpacketmoney'))}`],
  }),
  () => ({
    name: 'claim rebates',
    same: 'rebates',
    screen: 'fanshui',
    call: 'claimRebates',
    nth: 0,
    sources: ['totals'],
    // The platform decides the amount; the test checks that it arrives whole, once and in the main wallet.
    effect: ({ facts }) =>
      facts
        .flatMap((fact) =>
          fact.kind === 'line' && fact.wallet === 'main' && fact.money.gt(0) ? [`main ${text(fact.money)}`] : [],
        )
        .slice(0, 1),
  }),
]
