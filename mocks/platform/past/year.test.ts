import { Big } from 'big.js'
import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import type { Bet } from '../bets/createBets.ts'
import { accountsOf } from '../books/accounts.ts'
import { createBooks } from '../books/createBooks.ts'
import { redPacketRules } from '../bonus/redPacketRules.ts'
import { venues } from '../content/venues.ts'
import { createPlatform } from '../createPlatform.ts'
import { isOpenAt, platformHours } from '../money/depositHours.ts'
import type { Data, OperationId, Params } from '../Operations.ts'
import { DAY, formatPlatformDate, HOUR, koreanTime, MINUTE, startOfPlatformDay } from '../platformTime.ts'
import type { Archive } from '../records/Archive.ts'
import { pastUntil } from '../openDesks.ts'
import { simulatePast } from './simulatePast.ts'
import { betsBesideLines, brokenLines, ledgerOf, recordsBesideLines } from './testing/checkLines.ts'
import { inWonAgain, isCounted, recount, stakes } from './testing/recount.ts'

/** Afternoons of years and all days of the week, and other members each time. */
const seeds = fc.record({
  seed: fc.string({ minLength: 1, maxLength: 8 }),
  openedAt: fc.integer({ min: 0, max: 900 }).map((days) => Date.parse('2026-01-01T05:00:00Z') + days * DAY),
})

function openPast(seed: string, openedAt: number) {
  const archive = pastUntil(seed, openedAt)
  const platform = createPlatform({ clock: { now: () => openedAt }, seed })
  const members = platform.members.all()
  const books = createBooks({ now: () => openedAt }, archive.pages)
  const ask =
    (memberId: string) =>
    <Id extends OperationId>(id: Id, params: Params<Id>) => {
      const token = platform.sessions.open(memberId)
      return platform.call(id, params, { token, locale: 'en' }).data as Data<Id>
    }
  return { archive, platform, members, books, ask }
}

type Past = ReturnType<typeof openPast>

/** Everything that is read page by page. */
function readAll<Row>(
  read: (page: number) => { readonly data: readonly Row[]; readonly last_page: number },
): readonly Row[] {
  const { data, last_page: last } = read(1)
  return [...data, ...Array.from({ length: last - 1 }, (_, index) => read(index + 2).data).flat()]
}

function checkBooks({ archive, books, members }: Past): void {
  for (const { id } of members) {
    const ledger = ledgerOf(books, id)
    expect(brokenLines(ledger)).toEqual([])
    for (const [records, lines] of Object.values(recordsBesideLines(archive, ledger, id)))
      expect(records).toEqual(lines)
    for (const [bets, lines] of betsBesideLines(archive, ledger, id)) expect(bets).toBe(lines)
  }
}

function checkRecount({ archive, books, members, ask }: Past, openedAt: number): void {
  const again = recount(archive, members, openedAt)
  const dayOf = (at: number) => formatPlatformDate(at - 1)
  const rebates = members.flatMap(({ id }) => archive.rebates.of(id))
  expect(
    rebates.map((row) => `${dayOf(row.at)} ${row.memberId} ${row.platname} ${row.money.toFixed()}`).toSorted(),
  ).toEqual(again.rebates.toSorted())
  const commissions = members.flatMap(({ id }) =>
    books
      .statement(accountsOf(id).agent, 'KRW')
      .filter(({ kind }) => kind === 'commission')
      .map(({ at, money }) => `${dayOf(at)} ${id} ${money.toFixed()}`),
  )
  expect(commissions.toSorted()).toEqual(again.commissions.toSorted())
  const levels = members.flatMap(({ id }) => archive.levels.of(id))
  expect(levels.map(({ at, memberId, level }) => `${dayOf(at)} ${memberId} ${level}`).toSorted()).toEqual(
    again.levels.toSorted(),
  )
  for (const { id } of members) {
    const user = ask(id)('getUser', {})
    expect(user.paysum).toBe(again.deposited.get(id)?.toFixed())
    expect(user.flowsum).toBe(again.flow.get(id)?.toFixed())
    expect(user.vip).toBe(archive.levels.of(id).at(-1)?.level ?? 1)
  }
  for (const { id } of members.filter(({ isAgent }) => isAgent)) {
    const team = members.filter((member) => isBelow(member.id, id, members))
    const sumOf = (sums: ReadonlyMap<string, Big>) =>
      team.reduce((all, member) => all.plus(sums.get(member.id) ?? 0), new Big(0)).toFixed()
    expect(ask(id)('getAgentTeamFunds', {})).toEqual({
      recharge: sumOf(again.deposited),
      withdraw: sumOf(again.withdrawn),
    })
    const held = new Map(team.map((member) => [member.id, books.balance(accountsOf(member.id).main, 'KRW')]))
    expect(ask(id)('getAgentTeamInfo', {})).toEqual({
      agent_total: team.filter(({ isAgent }) => isAgent).length,
      user_total: team.length,
      balance_total: sumOf(held),
    })
  }
}

function isBelow(id: string, agentId: string, members: Past['members']): boolean {
  const parentId = members.find((member) => member.id === id)?.parentId
  return parentId !== undefined && (parentId === agentId || isBelow(parentId, agentId, members))
}

/** The answers that a member reads, beside what they are made of. */
function checkAnswers({ archive, books, ask }: Past, openedAt: number, memberId: string): void {
  const data = ask(memberId)
  const main = books.statement(accountsOf(memberId).main, 'KRW')
  const won = readAll((page) => data('getMoneyChanges', { by: 'self', page })).filter(
    ({ currency }) => currency !== 'usdt',
  )
  expect(won.map(({ money, money_after: after }) => [money, after])).toEqual(
    main.map(({ money, after }) => [money.toFixed(), after.toFixed()]),
  )
  expect(data('getBalance', {}).balance).toBe(won[0]?.money_after ?? '0')
  const wallets = data('getBalanceList', {})
  const games = wallets.reduce((sum, { balance }) => sum.plus(balance), new Big(0))
  expect(data('getUser', {}).gameblance).toBe(games.toFixed())
  expect(wallets).toHaveLength(venues.length)

  const month = startOfPlatformDay(openedAt) - 29 * DAY
  const recent = archive.bets.of(memberId).filter(({ at }) => at >= month)
  const rows = readAll((page) => data('getBetRecord', { date: 4, page }))
  expect(rows.map(({ bet_id: id }) => id).toSorted()).toEqual(recent.map(({ id }) => id).toSorted())
  for (const type of [0, 1, 2, 6, 14] as const) {
    const [from, to] =
      type === 1
        ? [startOfPlatformDay(openedAt) - DAY, startOfPlatformDay(openedAt)]
        : [startOfPlatformDay(openedAt) - type * DAY, Number.POSITIVE_INFINITY]
    const played = archive.bets.of(memberId).filter(({ at, state }) => state === 'settled' && at >= from && at < to)
    const paid = played.reduce((sum, bet) => sum.plus(bet.paid), new Big(0))
    expect(data('getWinLoss', { type })).toEqual({
      win_loss: paid.minus(stakes(played)).toFixed(),
      bet_money: stakes(played).toFixed(),
      win_money: paid.toFixed(),
    })
  }
  const { jisuan, nojisuan } = data('getRebates', { date: 4 })
  const rebates = archive.rebates.of(memberId)
  const money = (kept: typeof rebates) => kept.reduce((sum, row) => sum.plus(row.money), new Big(0)).toFixed()
  expect(nojisuan).toBe(money(rebates.filter(({ paidAt }) => paidAt === undefined)))
  expect(jisuan).toBe(money(rebates.filter(({ paidAt, at }) => paidAt !== undefined && at >= month)))
}

function checkRules({ archive, members }: Past): void {
  for (const { id } of members) {
    const deposits = archive.deposits.of(id)
    expect(deposits.filter(({ createdAt }) => !isOpenAt(createdAt, platformHours))).toEqual([])
    const counted = archive.bets.of(id).filter(isCounted)
    const earned = archive.redPackets.of(id).filter(({ rule, day, openedAt, won }) => {
      const { recharge, day_flow, won: range } = redPacketRules[rule] ?? redPacketRules[0]
      const paid = deposits
        .filter(({ state, decidedAt = 0 }) => state === 'approved' && decidedAt <= openedAt)
        .reduce((sum, order) => sum.plus(inWonAgain(order)), new Big(0))
      const played = stakes(counted.filter(({ settledAt = 0 }) => settledAt >= day && settledAt <= openedAt))
      const isInHours = openedAt >= day + 10 * HOUR && openedAt < day + DAY
      return isInHours && paid.gte(recharge) && played.gte(day_flow) && won.gte(range.least) && won.lte(range.most)
    })
    expect(earned).toHaveLength(archive.redPackets.of(id).length)
    expect(new Set(earned.map(({ day, rule }) => `${day} ${rule}`)).size).toBe(earned.length)
  }
}

/** What a user of the demonstration meets: something to see on every screen, and the hours of people. */
function checkPeople({ archive, platform, ask }: Past, openedAt: number): void {
  const [agent, demo] = ['100001', '100002']
  const data = ask(demo)
  expect(Number(data('getBalance', {}).balance)).toBeGreaterThan(300_000)
  expect(Number(data('getBalance', {}).usd_balance)).toBeGreaterThan(60)
  expect(data('getBalanceList', {}).filter(({ balance }) => Number(balance) > 0).length).toBeGreaterThan(2)
  expect(Number(data('getRebates', { date: 4 }).nojisuan)).toBeGreaterThan(0)
  expect(data('getUserRedPacket', {}).sendnums).toBeGreaterThan(0)
  expect(data('getBetRecord', { date: 1 }).data.some(({ status }) => status === 2)).toBe(true)
  expect(data('getActivityApplyLog', {}).data[0]?.state).toBe(1)
  expect(data('getTransRecord', { date: 1, type: 1 }).data.some(({ state }) => state === 2)).toBe(true)
  expect(data('getBetAmount', {}).bet_amount).toBe('0')
  expect(Number(ask(agent)('getUser', {}).agent_balance)).toBeGreaterThan(100_000)

  const weeks = (openedAt - (platform.members.byId(demo)?.registeredAt ?? 0)) / (7 * DAY)
  const won = archive.deposits.of(demo).filter(({ currency }) => currency === 'KRW')
  expect(won.length / weeks).toBeGreaterThan(1)
  expect(won.length / weeks).toBeLessThan(6)
  expect(won.filter(({ amount }) => amount.lt(30_000) || amount.gt(500_000))).toEqual([])
  const hours = platform.members.all().flatMap(({ id }) => archive.bets.of(id).map(({ at }) => koreanTime(at).hour))
  expect(hours.filter((hour) => hour > 4 && hour < 10)).toEqual([])
  expect(hours.filter((hour) => hour >= 18).length).toBeGreaterThan(hours.length / 2)
}

test(
  'adds up to the won in every record, answer and sum, whoever lived it and whenever it ends',
  { timeout: 240_000 },
  () => {
    fc.assert(
      fc.property(seeds, ({ seed, openedAt }) => {
        const past = openPast(seed, openedAt)
        expect([past.books.total('KRW').toFixed(), past.books.total('USDT').toFixed()]).toEqual(['0', '0'])
        checkBooks(past)
        checkRecount(past, openedAt)
        checkRules(past)
        checkPeople(past, openedAt)
        checkAnswers(past, openedAt, '100002')
      }),
      { numRuns: 4, endOnFailure: true },
    )
  },
)

test('is the same on every start of a day, and what comes later does not change what was before', () => {
  const noon = Date.parse('2026-11-23T03:00:00Z')
  const idsOf = (past: Archive) => ['100001', '100002', '100020'].flatMap((id) => past.bets.of(id).map(told))
  const told = ({ id, at, stake, paid }: Bet) => `${id} ${at} ${stake.toFixed()} ${paid.toFixed()}`
  const early = idsOf(simulatePast('playbill', noon))
  expect(idsOf(simulatePast('playbill', noon))).toEqual(early)
  const later = new Set(idsOf(simulatePast('playbill', noon + 2 * HOUR)))
  // A bet on a match that is open at noon has ended by two.
  expect(early.filter((bet) => !later.has(bet)).length).toBeLessThan(4)
  expect(idsOf(simulatePast('other', noon))).not.toEqual(early)
})

test('is worked out once for platforms that open within one hour', () => {
  const at = Date.parse('2026-11-23T05:00:00Z')
  expect(pastUntil('playbill', at + 59 * MINUTE)).toBe(pastUntil('playbill', at))
  expect(pastUntil('playbill', at + HOUR)).not.toBe(pastUntil('playbill', at))
})

test('stays as it was, whatever a platform that began with it does', () => {
  const clock = { now: () => Date.parse('2026-11-23T05:00:00Z') }
  const start = () => {
    const platform = createPlatform({ clock })
    const token = platform.sessions.open('100002')
    return {
      platform,
      ask: (id: OperationId, params: object = {}) => platform.call(id, params, { token, locale: 'en' }),
    }
  }
  const reads = ['getUser', 'getBalanceList', 'getUserRedPacket', 'getActivityApplyLog', 'getMoneyChanges'] as const
  const first = start()
  const before = reads.map((id) => first.ask(id))
  const other = start()
  for (const id of ['transferAll', 'claimRebates', 'claimRedPacket'] as const) expect(other.ask(id).code).toBe(200)
  other.ask('applyActivity', { activityid: '5' })
  other.platform.moveClock(3 * DAY)
  other.ask('getApp')
  expect(reads.map((id) => start().ask(id))).toEqual(before)
  expect(reads.map((id) => first.ask(id))).toEqual(before)
})
