import { betRows, depositRows, withdrawalRows } from '../history/memberRecords.ts'
import type { OrderRow } from '../history/HistoryRow.ts'
import type { Member } from '../members/Member.ts'
import { roundDown } from '../money/parseAmount.ts'
import { sumOf } from '../money/sumOf.ts'
import { EXCHANGE_RATE } from '../money/wallets.ts'
import type { Data } from '../Operations.ts'
import { DAY, formatPlatformDate, formatPlatformTime, startOfPlatformDay } from '../platformTime.ts'
import type { Desks } from '../World.ts'
import type { LimitNow } from './createLimits.ts'
import { wonRoundedUp } from './wonRoundedUp.ts'

const APPROVED = 2
const YEAR_DAYS = 365

/** State of a member's own bounds, as the platform answers it. */
export function playState(desks: Desks, member: Member, token: string | undefined): Data<'getPlay'> {
  const rest = desks.bounds.rests.of(member)
  return {
    limits: desks.bounds.limits.of(member).map(limitData),
    timeout: 1,
    exclusion: 1,
    rest: rest?.kind ?? '',
    rest_until: rest ? formatPlatformTime(rest.until) : null,
    ...sessionData(desks, member, token),
    ...yearData(desks, member),
  }
}

function limitData({ period, amount, used, left, endsAt, next }: LimitNow) {
  return {
    period,
    used: used.toFixed(),
    ends_at: formatPlatformTime(endsAt),
    ...(amount && { amount: amount.toFixed() }),
    ...(left && { left: left.toFixed(), left_usdt: roundDown(left.div(EXCHANGE_RATE), 'USDT').toFixed() }),
    ...(next?.amount && { next_amount: next.amount.toFixed() }),
    next_at: next ? formatPlatformTime(next.from) : null,
  }
}

/** The bets placed since the log-in, and what they have paid so far. */
function sessionData(desks: Desks, member: Member, token = '') {
  const since = desks.sessions.openedAt(token)
  if (since === undefined) return {}
  const bets = betRows(desks, member, { from: since, to: Number.POSITIVE_INFINITY })
  const paid = bets.filter(({ status }) => status === 1).map(({ amount, winLoss }) => amount.plus(winLoss))
  return {
    session_started_at: formatPlatformTime(since),
    session_staked: sumOf(bets.map(({ amount }) => amount)).toFixed(),
    session_won: sumOf(paid).toFixed(),
  }
}

function yearData(desks: Desks, member: Member) {
  const from = startOfPlatformDay(desks.clock.now()) - (YEAR_DAYS - 1) * DAY
  const span = { from, to: Number.POSITIVE_INFINITY }
  const total = (rows: readonly OrderRow[]) =>
    sumOf(rows.filter(({ state }) => state === APPROVED).map(wonRoundedUp)).toFixed()
  return {
    year_from: formatPlatformDate(from),
    year_deposits: total(depositRows(desks, member, span)),
    year_withdrawals: total(withdrawalRows(desks, member, span)),
  }
}
