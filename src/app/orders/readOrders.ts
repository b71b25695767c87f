import type { Big } from 'big.js'
import { type Bet, hasGained, isOpenBet, outcomeOf, sayOutcome } from '../../platform/betOutcome.ts'
import type { Platform } from '../../platform/createPlatform.ts'
import type { Translate } from '../../renderer/host/Host.ts'
import type { Place } from '../navigation/Place.ts'

/** Something that a member waits for. */
export interface Order {
  /** Known by it in the next reading, too. */
  readonly no: string
  readonly isOpen: boolean
  /** Missing while it is open, and where nothing is to be said, as when the member cancelled it. */
  readonly end?: End | undefined
}

interface End {
  readonly isGood: boolean
  readonly say: (words: Words) => string
  /** Part of its records' screen in which it is found. */
  readonly query?: Place['query'] | undefined
}

export interface Words {
  readonly text: Translate
  readonly money: (amount: Big | undefined, as: 'krw' | 'usdt') => string
}

interface Reading {
  readonly platform: Platform
  readonly place: () => Place
  /** Numbers of those that were open last. */
  readonly open: readonly string[]
}

/** States of one kind of order (specification, section 4): the open one, and the words of those that end it. */
interface States {
  readonly open: number
  readonly good: number
  readonly words: Readonly<Record<number, string>>
}

/** An application has those of an order. */
const orderStates: States = { open: 1, good: 2, words: { 2: 'orderState.approved', 3: 'orderState.rejected' } }
const transferStates: States = { open: 2, good: 1, words: { 0: 'transferState.failed', 1: 'transferState.success' } }

/** The last 30 days; what waits for longer is not asked about. */
const PERIOD = 4

type Say = (words: Words, state: string) => string

function orderOf(no: string, state: number, { open, good, words }: States, say: Say, query?: Place['query']): Order {
  const key = words[state]
  return {
    no,
    isOpen: state === open,
    end: key === undefined ? undefined : { isGood: state === good, say: (all) => say(all, all.text(key)), query },
  }
}

async function readRecord(
  platform: Platform,
  type: 1 | 2 | 3 | 4,
  states: States,
  key: string,
): Promise<readonly Order[]> {
  const { data } = await platform.call('getTransRecord', { date: PERIOD, type, page: 1 })
  const isTransfer = states === transferStates
  return data.data.map(({ out_trade_no: no, state, amount, pay_way: way }) => {
    const as = !isTransfer && way.toLowerCase().includes('usdt') ? 'usdt' : 'krw'
    const say: Say = ({ text, money }, said) => text(key, { amount: money(amount, as), state: said })
    return orderOf(no, state, states, say, isTransfer ? { type: String(type) } : undefined)
  })
}

export const readDeposits = async ({ platform }: Reading) => readRecord(platform, 1, orderStates, 'orders.deposit')

export const readWithdrawals = async ({ platform }: Reading) =>
  readRecord(platform, 2, orderStates, 'orders.withdrawal')

export async function readTransfers({ platform }: Reading): Promise<readonly Order[]> {
  const back = await readRecord(platform, 3, transferStates, 'orders.transfer')
  return [...back, ...(await readRecord(platform, 4, transferStates, 'orders.transfer'))]
}

export async function readActivities({ platform }: Reading): Promise<readonly Order[]> {
  const { data } = await platform.call('getActivityApplyLog', { page: 1 })
  return data.data.map(({ id, activity_name: name, state, bonus }) =>
    orderOf(id, state, orderStates, ({ money }, said) =>
      [name, ...(bonus === undefined ? [] : [money(bonus, 'krw')]), said].join(' · '),
    ),
  )
}

/** The bets on one period of one lottery are one order. */
const roundOf = ({ platform_title: platform, cp_title: title, expect }: Bet) => [platform, title, expect].join(' ')

/** Screens with a board, which says itself what came of its lottery's bets. */
export const boards: ReadonlySet<string> = new Set(['/k3', '/pk10', '/lottery'])

/** A board has shown a draw by so many ms after the platform told anybody: three until it asks, five to show. */
const SHOWN_AFTER = 8000

/** The member's rounds: what came of one is told once a board could have shown it, and not on its own board. */
export async function readRounds({ platform, place, open }: Reading): Promise<readonly Order[]> {
  const bets = await readBets(platform, open)
  const rounds = [...new Set(bets.map(roundOf))]
  const orders = rounds.map((no) =>
    roundOrder(
      no,
      bets.filter((bet) => roundOf(bet) === no),
    ),
  )
  if (!orders.some(({ no, isOpen }) => !isOpen && open.includes(no))) return orders

  const before = await readShown(platform, place())
  await new Promise((resolve) => setTimeout(resolve, SHOWN_AFTER))
  const { query } = place()
  const shown = query['name'] === before.lottery ? before.rounds : []
  return orders.map((order) => (shown.includes(order.no) ? { ...order, end: undefined } : order))
}

function roundOrder(no: string, bets: readonly Bet[]): Order {
  const outcome = outcomeOf(bets)
  const isOpen = bets.some(isOpenBet)
  if (isOpen || !outcome) return { no, isOpen }
  const title = bets[0]?.cp_title ?? ''
  return {
    no,
    isOpen,
    end: {
      isGood: hasGained(outcome),
      say: ({ text, money }) =>
        [
          title,
          text('lottery.period', { expect: outcome.expect }),
          sayOutcome(outcome, text, (amount) => money(amount, 'krw')),
        ].join(' · '),
    },
  }
}

/** The latest bets, with all of each round that was open. */
async function readBets(platform: Platform, open: readonly string[]): Promise<readonly Bet[]> {
  const bets: Bet[] = []
  for (let page = 1, last = 1; page <= last; page += 1) {
    // Whether there is more to read shows in the page before.
    // oxlint-disable-next-line no-await-in-loop
    const { data } = await platform.call('getLotteryOrders', { page })
    bets.push(...data.data)
    const oldest = bets.at(-1)
    const isCut = oldest !== undefined && (isOpenBet(oldest) || open.includes(roundOf(oldest)))
    last = isCut ? data.last_page : page
  }
  return bets
}

/** Rounds whose outcome the board in sight says itself. */
async function readShown(platform: Platform, { path, query: { name: lottery } }: Place) {
  if (!boards.has(path)) return { lottery: undefined, rounds: [] }
  const { data } = await platform.call('getLotteryOrders', { page: 1, ...(lottery && { lottery_name: lottery }) })
  return { lottery, rounds: data.data.map(roundOf) }
}
