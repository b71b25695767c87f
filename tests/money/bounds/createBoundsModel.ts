import { Big } from 'big.js'
import type { Platform } from '../../../mocks/platform/createPlatform.ts'
import { EXCHANGE_RATE } from '../../../mocks/platform/money/wallets.ts'
import { accountsOf } from '../../../mocks/platform/books/accounts.ts'
import { venues } from '../../../mocks/platform/content/venues.ts'
import type { AnsweredCall } from '../platform/watchPlatform.ts'

const HOUR = 3_600_000
const DAY = 24 * HOUR
/** The platform's calendar is UTC+8. */
const ZONE = 8 * HOUR
const RAISE = 24 * HOUR

type Period = 'day' | 'week' | 'month'

export interface BoundsModel {
  /** A call has been answered. */
  hear(call: AnsweredCall): void
  readonly faults: readonly string[]
}

/**
 * What the bounds of a member's play promise, worked out beside the platform's own code and from what it answered and
 * booked alone: no deposit above a limit that holds, and while the member rests no deposit, bet, game or transfer into
 * a game.
 */
export function createBoundsModel(platform: Platform, memberId: string): BoundsModel {
  const limits = new Map<Period, Big>()
  const waiting = new Map<Period, { readonly amount: Big | undefined; readonly from: number }>()
  const faults: string[] = []
  let restUntil = 0
  let known = countsOf(platform, memberId)

  function follow({ operation, params, envelope }: AnsweredCall, now: number): void {
    if (envelope.code !== 200) return
    const period = params['period'] as Period
    const said = params['amount']
    const amount = typeof said === 'string' || typeof said === 'number' ? new Big(said) : undefined
    const holds = limits.get(period)
    if (operation === 'setDepositLimit') {
      waiting.delete(period)
      if (amount && (!holds || amount.lte(holds))) limits.set(period, amount)
      else if (holds) waiting.set(period, { amount, from: now + RAISE })
    }
    if (operation === 'confirmDepositLimit') {
      const next = waiting.get(period)
      if (!next) faults.push(`a limit of a ${period} was confirmed, and none waited`)
      else if (now < next.from) faults.push(`a limit of a ${period} was raised ${next.from - now} ms too early`)
      waiting.delete(period)
      if (amount) limits.set(period, amount)
      else limits.delete(period)
    }
    if (operation === 'cancelDepositLimit') waiting.delete(period)
    if (operation === 'startTimeOut') restUntil = Math.max(restUntil, now + Number(params['days']) * DAY)
    if (operation === 'startExclusion') restUntil = Math.max(restUntil, monthsLater(now, Number(params['months'])))
  }

  function checkOrders(now: number): void {
    for (const [period, limit] of limits) {
      const used = sumSince(platform, memberId, beginOf(period, now))
      if (used.gt(limit))
        faults.push(`${used.toFixed()} was deposited in a ${period}, and its limit is ${limit.toFixed()}`)
    }
  }

  return {
    faults,
    hear(call) {
      const now = platform.now()
      const next = countsOf(platform, memberId)
      const did = (what: keyof typeof next) => next[what] > known[what]
      const wasResting = now < restUntil
      if (wasResting)
        for (const what of ['deposits', 'bets', 'transfersIn'] as const)
          if (did(what)) faults.push(`${what} rose during a rest, by ${call.operation}`)
      if (wasResting && call.operation === 'getGameUrl' && call.envelope.code === 200)
        faults.push('a game was opened during a rest')
      if (did('deposits')) checkOrders(now)
      known = next
      follow(call, now)
    },
  }
}

/** How often the member has done what a rest closes. */
function countsOf({ books, deposits }: Platform, memberId: string) {
  const { main, game } = accountsOf(memberId)
  const kinds = [main, ...venues.map(({ platname }) => game(platname))]
    .flatMap((account) => books.statement(account, 'KRW'))
    .map(({ kind }) => kind)
  return {
    deposits: deposits.of(memberId).length,
    bets: kinds.filter((kind) => kind === 'bet').length,
    // Out of the main wallet.
    transfersIn: kinds.filter((kind) => kind === 'transferOut').length,
  }
}

/** In won, what was ordered since then and is neither rejected nor cancelled nor expired. */
function sumSince({ deposits }: Platform, memberId: string, from: number): Big {
  return deposits
    .of(memberId)
    .filter(({ createdAt, state }) => createdAt >= from && (state === 'pending' || state === 'approved'))
    .map(({ currency, amount }) => (currency === 'KRW' ? amount : amount.times(EXCHANGE_RATE)))
    .reduce((all, amount) => all.plus(amount), new Big(0))
}

function beginOf(period: Period, now: number): number {
  const date = new Date(now + ZONE)
  date.setUTCHours(0, 0, 0, 0)
  if (period === 'week') date.setUTCDate(date.getUTCDate() - ((date.getUTCDay() || 7) - 1))
  if (period === 'month') date.setUTCDate(1)
  return date.getTime() - ZONE
}

/** Not a minute before the platform's own end: in a shorter month the last day counts. */
function monthsLater(now: number, months: number): number {
  const date = new Date(now + ZONE)
  const day = date.getUTCDate()
  date.setUTCMonth(date.getUTCMonth() + months, 1)
  const last = new Date(Date.UTC(date.getUTCFullYear(), date.getUTCMonth() + 1, 0)).getUTCDate()
  date.setUTCDate(Math.min(day, last))
  return date.getTime() - ZONE
}
