import { Big } from 'big.js'
import type { Bet } from '../bets/createBets.ts'
import { LOTTERY_PLATFORM } from '../books/accounts.ts'
import { entryKinds } from '../books/Books.ts'
import { banks } from '../content/banks.ts'
import { entryNames } from '../content/entryNames.ts'
import { games } from '../content/games.ts'
import { venueName } from '../content/venues.ts'
import type { BetRow } from '../history/HistoryRow.ts'
import {
  betRows,
  depositRows,
  ledgerRows,
  teamBetRows,
  teamLedgerRows,
  transferRows,
  withdrawalRows,
} from '../history/memberRecords.ts'
import { pageOf } from '../history/paging.ts'
import { dateSpan, periodSpan, winLossSpan, type Span } from '../history/periods.ts'
import type { Locale, Texts } from '../Locale.ts'
import { messageOf } from '../messages.ts'
import type { Card, Member } from '../members/Member.ts'
import type { Data, OperationMap, Params } from '../Operations.ts'
import { formatPlatformTime } from '../platformTime.ts'
import type { Desks } from '../World.ts'
import { ledgerEntry } from './ledgerEntry.ts'
import type { PayWay } from '../money/EnforcedLimits.ts'

const payWayNames: Readonly<Record<PayWay, Texts>> = {
  bank: { kor: '계좌이체', cn: '银行转账', en: 'Bank transfer' },
  wechat: { kor: '위챗페이', cn: '微信支付', en: 'WeChat Pay' },
  alipay: { kor: '알리페이', cn: '支付宝', en: 'Alipay' },
  'usdt-trc20': { kor: 'USDT (TRC20)', cn: 'USDT (TRC20)', en: 'USDT (TRC20)' },
  'usdt-erc20': { kor: 'USDT (ERC20)', cn: 'USDT (ERC20)', en: 'USDT (ERC20)' },
}

/** Before what a bet on a match pays. */
const odds: Texts = { kor: '배당', cn: '赔率', en: 'Odds' }

type RecordOperation =
  | 'getBetRecord'
  | 'getBetList'
  | 'getTransRecord'
  | 'getMoneyChangeTypes'
  | 'getMoneyChanges'
  | 'getWinLoss'

const EVER: Span = { from: Number.NEGATIVE_INFINITY, to: Number.POSITIVE_INFINITY }

/** Operations on the records of bets, moves and winnings. */
export function recordOperations(desks: Desks): Pick<OperationMap, RecordOperation> {
  const { clock } = desks

  return {
    getBetRecord({ date, page, api_type }, caller) {
      const span = periodSpan(date, clock.now())
      const all = betRows(desks, caller.member(), span)
      const wanted = api_type ? all.filter(({ platname }) => platname === api_type) : all
      return betPage(desks, wanted, page, caller.locale)
    },

    getBetList({ start_time, end_time, by, number = '', page }, caller) {
      const member = caller.member()
      const span = dateSpan(start_time, end_time)
      const rows = by === 'son' ? teamBetRows(desks, member, span) : betRows(desks, member, span)
      return betPage(
        desks,
        rows.filter(({ id }) => id.startsWith(number)),
        page,
        caller.locale,
      )
    },

    getTransRecord(filter, caller) {
      const member = caller.member()
      const span = periodSpan(filter.date, clock.now())
      const { rows, last } = pageOf(transactions(desks, member, span, filter, caller.locale), filter.page)
      const data = rows.map(({ at, ...row }) => ({ ...row, created_at: formatPlatformTime(at) }))
      return { data: { data, last_page: last } }
    },

    getMoneyChangeTypes(_, caller) {
      caller.member()
      const data = entryKinds
        .filter((kind) => kind !== 'opening')
        .map((kind) => ({ id: kind, name: entryNames[kind][caller.locale] }))
      return { data }
    },

    getMoneyChanges({ start_time, end_time, search_time, by, type, number = '', page }, caller) {
      const member = caller.member()
      const start = search_time ?? start_time ?? end_time
      const span = start === undefined ? EVER : dateSpan(start, search_time ?? end_time ?? start)
      const all = by === 'son' ? teamLedgerRows(desks, member, span) : ledgerRows(desks, member, span)
      const wanted = all.filter(({ id, kind }) => id.startsWith(number) && (!type || kind === type))
      const { rows, last } = pageOf(wanted, page)
      return { data: { data: rows.map((row) => ledgerEntry(row, caller.locale, desks.members)), last_page: last } }
    },

    getWinLoss({ type }, caller) {
      const span = winLossSpan(type, clock.now())
      const settled = betRows(desks, caller.member(), span).filter((row) => row.status === 1)
      const bet = settled.reduce((sum, row) => sum.plus(row.amount), new Big(0))
      const won = settled.reduce((sum, row) => sum.plus(row.amount).plus(row.winLoss), new Big(0))
      return { data: { win_loss: won.minus(bet).toFixed(), bet_money: bet.toFixed(), win_money: won.toFixed() } }
    },
  }
}

function gameName({ platname, gameCode }: BetRow, locale: Locale): string | undefined {
  return games.find((game) => game.platname === platname && game.code === gameCode)?.name[locale]
}

/** Choice of a bet in words; undefined where its game knows none. */
function selectionOf({ lottery }: Desks, bet: Bet, locale: Locale): string | undefined {
  if (bet.pick === '') return undefined
  if (bet.platname !== LOTTERY_PLATFORM) return `${odds[locale]} ${bet.pick}`
  const { class2, class3 } = lottery.pickOf(bet).play
  return `${class2[locale]} ${class3[locale]} · ${bet.roundId}`
}

/** An address in full; of a bank account its bank and the last four digits. */
function accountOf({ bank, no }: Card, locale: Locale): string {
  const name = banks.find(({ id }) => id === bank)?.name[locale]
  return name === undefined ? no : `${name} ${'*'.repeat(Math.max(0, no.length - 4))}${no.slice(-4)}`
}

function betPage(
  desks: Desks,
  bets: readonly BetRow[],
  page: number | undefined,
  locale: Locale,
): { data: Data<'getBetRecord'> } {
  const { rows, last } = pageOf(bets, page)
  const data = rows.map((row) => {
    const platform = venueName(row.platname, locale)
    const game = gameName(row, locale)
    const selection = selectionOf(desks, row.bet, locale)
    return {
      bet_id: row.id,
      bet_amount: row.amount.toFixed(),
      win_loss: row.winLoss.toFixed(),
      ...(game !== undefined && { game_name: game }),
      platform_name: row.platname,
      platform_title: platform,
      ...(row.name !== undefined && { username: row.name }),
      Code: [platform, game, row.name].filter((part) => part !== undefined).join(' · '),
      status: row.status,
      created_at: formatPlatformTime(row.at),
      ...(selection !== undefined && { selection }),
      ...(row.settledAt !== undefined && { settled_at: formatPlatformTime(row.settledAt) }),
    }
  })
  return { data: { data, last_page: last } }
}

/** Only transfers belong to a platform; deposits and withdrawals disregard the platform filter. */
function transactions(
  desks: Desks,
  member: Member,
  span: Span,
  { type, api_type }: Params<'getTransRecord'>,
  locale: Locale,
) {
  if (type === 1 || type === 2) {
    const rows = type === 1 ? depositRows(desks, member, span) : withdrawalRows(desks, member, span)
    return rows.map(({ no, at, amount, way, state, ...row }) => ({
      out_trade_no: no,
      at,
      amount: amount.toFixed(),
      pay_way: payWayNames[way][locale],
      state,
      ...(row.decidedAt !== undefined && { decided_at: formatPlatformTime(row.decidedAt) }),
      ...(row.paidAt !== undefined &&
        row.paidAt <= desks.clock.now() && {
          paid_at: formatPlatformTime(row.paidAt),
          ...(row.txId !== undefined && { tx_id: row.txId }),
        }),
      ...(type === 1 && row.txId !== undefined && { tx_id: row.txId }),
      ...(row.reason !== undefined && { reason: messageOf(row.reason, locale) }),
      ...(row.card && { account: accountOf(row.card, locale) }),
      ...(row.fee && { fee: row.fee.toFixed() }),
    }))
  }
  return transferRows(desks, member, type, span)
    .filter((row) => !api_type || row.platname === api_type)
    .map(({ no, at, amount, platname, state }) => ({
      out_trade_no: no,
      at,
      amount: amount.toFixed(),
      pay_way: venueName(platname, locale),
      state,
    }))
}
