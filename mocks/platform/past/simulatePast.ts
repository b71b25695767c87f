import { createMembers } from '../members/createMembers.ts'
import { createRandom, type Random } from '../createRandom.ts'
import { createDesks } from '../createDesks.ts'
import { createSessions } from '../members/createSessions.ts'
import { passTime } from '../passTime.ts'
import { defaultSettings } from '../PlatformSettings.ts'
import { DAY, startOfPlatformDay, HOUR, MINUTE, SECOND, startOfKoreanDay, koreanTime } from '../platformTime.ts'
import { type Archive, emptyArchive } from '../records/Archive.ts'
import { createTimeline } from '../records/createTimeline.ts'
import { seedMembers } from '../seedMembers.ts'
import type { Doing, Player } from './Player.ts'
import { temperamentOf } from './temperaments.ts'
import { transferToUser, transferWithTeam, gameBalance, transfer, exchange } from '../money/wallets.ts'
import { playAt, betOnMatches, PACKETS_CHASED, turnoverToday } from './playGames.ts'
import { mainBalance, won, inNumbers } from './wonAmounts.ts'
import { accountsOf, MAIN_WALLET } from '../books/accounts.ts'
import { activityRules, type ActivityRule } from '../bonus/activityRules.ts'
import { Big } from 'big.js'
import { payAccounts, payCodes } from '../content/payAccounts.ts'
import { isOpenAt, platformHours } from '../money/depositHours.ts'

/** Rough balance of the main wallet that the user of the demonstration finds. */
const FLOAT = 1_300_000

/** Nothing is risked at night that the user should find, and little at noon. */
const LEAST_AT_NIGHT = 800_000

const LEAST_AT_NOON = 400_000

/** Wallets with something in them when the user comes. */
const forTheEvening = ['grandia', 'nova', 'deepsea']

/** A night is only so long. */
const MOST_GAMES = 8

/** Least commission that is worth a withdrawal, in won. */
const LEAST_PAY = 300_000

/** Red packets are opened from this hour of the platform's day on. */
const PACKETS_FROM = 10 * HOUR

/**
 * The demonstration's past until a moment: all of its members live it, on the desks that a platform has,
 * so that what they did obeys the rules of today.
 */
export function simulatePast(seed: string, until: number): Archive {
  const archive = emptyArchive()
  const members = createMembers()
  seedMembers(members, seed, until)
  const first = Math.min(...members.all().map(({ registeredAt }) => registeredAt))
  let now = first
  const clock = createTimeline({ now: () => now })
  const sessions = createSessions(clock, seed, () => 0)
  const desks = createDesks(
    { clock, seed, settings: defaultSettings(), limits: () => ({}), archive, members, sessions },
    until,
  )
  desks.agenda.add({ at: startOfPlatformDay(first) + DAY, kind: 'dayEnd', key: '' })

  const lives = members.all().map((member, index) => {
    const temperament = temperamentOf(member, index)
    const player: Player = { member, temperament, desks, random: createRandom(`${seed}:${member.id}:life`), until }
    return { doing: live(player), at: member.registeredAt }
  })
  for (let next = earliest(lives); next.at < until; next = earliest(lives)) {
    now = next.at
    passTime(desks)
    const { value, done } = next.doing.next()
    next.at = done === true ? Number.POSITIVE_INFINITY : Math.max(value, now)
  }
  now = until
  passTime(desks)
  return archive
}

interface LifeAt {
  readonly doing: Doing
  at: number
}

function earliest(lives: readonly LifeAt[]): LifeAt {
  let [first] = lives
  if (!first) throw new RangeError('Nobody lives here.')
  for (const life of lives) if (life.at < first.at) first = life
  return first
}

/** A player's life from the registration on: it goes on for as long as it is asked, or until somebody takes over. */
function* live(player: Player): Doing {
  const { member, temperament, desks, random } = player
  yield member.registeredAt + random.integer(10, 200) * MINUTE
  yield* firstVisit(player)
  const firstDay = startOfKoreanDay(member.registeredAt) + DAY
  const lastDay = temperament.handsOver ? startOfKoreanDay(player.until) : Number.POSITIVE_INFINITY
  for (let day = firstDay; day < lastDay - DAY; day += DAY) {
    const isMonday = new Date(day + 9 * HOUR).getUTCDay() === 1
    if (isMonday && member.isAgent) {
      yield day + 11 * HOUR + random.integer(0, 40) * MINUTE
      yield* agentMonday(player)
    }
    const at = visitOn(day, temperament.visits, random)
    if (at === undefined) continue
    const before = at - random.integer(8, 40) * MINUTE
    // An earlier visit may have lasted into this day.
    if (before > desks.clock.now()) yield before
    yield* visit(player, at)
  }
  yield* handOver(player, lastDay)
}

/** Deposits, asks for the bonus, and has a look at a game. */
function* firstVisit(player: Player): Doing {
  const { member, temperament, desks, random } = player
  yield* depositWon(player, random.pick(temperament.deposits))
  applyTo(player, 'firstDeposit')
  yield desks.clock.now() + random.integer(1, 5) * MINUTE
  if (temperament.usdt.length > 0) yield* depositDollars(player)
  yield* playAt(player, random.pick(temperament.platforms), mainBalance(player))
  if (member.isAgent) yield desks.clock.now() + MINUTE
}

/** Comes with money if there is too little, plays, and takes what there is to take. */
function* visit(player: Player, at: number): Doing {
  const { member, temperament, desks, random } = player
  const brings = random.pick(temperament.deposits)
  const held = mainBalance(player)
  const wanted = wantedBalance(player)
  if (held < brings || held < wanted || (held < wanted * 2 && random.chance(0.8))) {
    yield* depositWon(player, brings)
    if (random.chance(0.25)) applyTo(player, 'dayDeposit')
  }
  if (random.chance(0.08)) yield* depositDollars(player)
  if (at > desks.clock.now()) yield at
  if (random.chance(0.4) && desks.rebates.unclaimedBy(member.id).length > 0) {
    desks.rebates.claim(member.id)
    yield desks.clock.now() + random.integer(20, 60) * SECOND
  }
  yield* playAt(player, random.pick(temperament.platforms), (brings * random.integer(10, 25)) / 10)
  yield desks.clock.now() + random.integer(20, 60) * SECOND
  yield* cashOut(player)
  openRedPackets(player)
  if (isPromoted(player) && random.chance(0.6)) applyTo(player, 'promotion')
  if (random.chance(0.05)) applyTo(player, 'weekReturn')
  if (random.chance(0.02)) giveToFriend(player)
}

/** Whether the level went up since the player last applied for anything. */
function isPromoted({ member, desks }: Player): boolean {
  const [change] = desks.vip.changesOf(member.id)
  const [application] = desks.activities.of(member.id)
  return change !== undefined && change.at > (application?.at ?? 0)
}

function openRedPackets({ member, desks, random }: Player): void {
  const now = desks.clock.now()
  if (now < startOfPlatformDay(now) + PACKETS_FROM) return
  for (const _ of desks.redPackets.earnedBy(member.id)) if (random.chance(0.8)) desks.redPackets.open(member)
}

/** A little something for somebody of the same team. */
function giveToFriend(player: Player): void {
  const { member, desks, random } = player
  const friends = desks.members
    .childrenOf(member.parentId ?? '')
    .filter(({ id, registeredAt }) => id !== member.id && registeredAt < desks.clock.now())
  const amount = random.integer(1, 5) * 10_000
  if (friends.length === 0 || mainBalance(player) < amount) return
  transferToUser(desks, member, random.pick(friends).name, won(amount))
}

/** An agent's week: a little credit for somebody in the team, and the commission taken out. */
function* agentMonday({ member, temperament, desks, random }: Player): Doing {
  const balance = () => inNumbers(desks.books.balance(accountsOf(member.id).agent, 'KRW'))
  const team = desks.members.teamOf(member.id).filter(({ registeredAt }) => registeredAt < desks.clock.now())
  const credit = random.integer(1, 5) * 10_000
  if (team.length > 0 && random.chance(0.6) && balance() > credit * 10) {
    transferWithTeam(desks, member, random.pick(team).id, 1, won(credit))
    yield desks.clock.now() + random.integer(2, 6) * MINUTE
  }
  const card = member.cards.find(({ kind }) => kind === 1)
  // What stays is the team's credit.
  const pay = inTenThousands(balance() - temperament.keeps)
  if (card && pay >= LEAST_PAY) desks.withdrawals.order(member, { kind: 'agent', amount: won(pay), card })
  yield desks.clock.now() + MINUTE
}

/**
 * The end of the past, before a user of the demonstration goes on: an evening and a long night, which has earned today's
 * red packets, and a break at noon with a deposit. What is left open then ends while the user looks on.
 * @param day when the day begins, in Korea, on which the platform opens
 */
function* handOver(player: Player, day: number): Doing {
  const { member, desks, random } = player
  yield day - DAY + 18.5 * HOUR + random.integer(0, 20) * MINUTE
  const isFree = () => desks.sums.of(member.id).rolling.eq(0)
  yield* playUntil(player, LEAST_AT_NIGHT, isFree)
  const [card] = member.cards
  if (card && mainBalance(player) > 200_000)
    desks.withdrawals.order(member, { kind: 'krw', amount: won(100_000), card })
  yield day - DAY + 20.2 * HOUR + random.integer(0, 10) * MINUTE
  for (let times = 0; times < 4 && mainBalance(player) < FLOAT; times += 1) yield* depositWon(player, 300_000, true)
  yield* playAt(player, 'nova', 200_000)
  yield day + 0.6 * HOUR + random.integer(0, 15) * MINUTE
  const hasEarned = () => desks.clock.now() > day + HOUR && turnoverToday(player) >= PACKETS_CHASED
  yield* playUntil(player, LEAST_AT_NIGHT, hasEarned)

  const noon = koreanTime(day).weekend ? 13.1 : 12.2
  yield day + noon * HOUR + random.integer(0, 8) * MINUTE
  yield* depositWon(player, 100_000, true)
  yield* playUntil(player, LEAST_AT_NOON, isFree)
  for (const platname of forTheEvening)
    if (gameBalance(desks, member.id, platname).eq(0))
      transfer(desks, member, MAIN_WALLET, platname, won(random.integer(1, 3) * 10_000))
  transfer(desks, member, MAIN_WALLET, 'goalline', won(120_000))
  yield desks.clock.now() + random.integer(20, 60) * SECOND
  yield* betOnMatches(player, { platname: 'goalline' }, 2)
  yield Math.max(desks.clock.now(), day + 13.8 * HOUR)
  applyTo(player, 'dayDeposit')
}

/** Plays hands with a hundred thousand or two until something is reached. */
function* playUntil(player: Player, least: number, isReached: () => boolean): Doing {
  for (let game = 0; game < MOST_GAMES && !isReached() && mainBalance(player) >= least; game += 1) {
    yield* playAt(player, player.random.pick(['grandia', 'lotus']), player.random.integer(10, 15) * 10_000, isReached)
    yield player.desks.clock.now() + 2 * MINUTE
  }
}

/** Applies to the first event of a kind, unless that was done today. */
function applyTo({ member, desks }: Player, kind: ActivityRule['kind']): void {
  const [id] = Object.entries(activityRules).find(([, rule]) => rule.kind === kind) ?? []
  if (id === undefined) return
  const today = startOfPlatformDay(desks.clock.now())
  const has = desks.activities.of(member.id).some(({ activityId, at }) => activityId === id && at >= today)
  if (!has) desks.activities.apply(member.id, id)
}

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
function wantedBalance({ member, temperament, desks }: Player): number {
  const weeks = (desks.clock.now() - member.registeredAt) / (7 * DAY)
  return temperament.keeps * Math.min(1, 0.15 + weeks / WEEKS_TO_KEEP_ALL)
}

/**
 * Deposits won while the desk is open and waits for it.
 * @param isCareful nothing goes wrong; otherwise a deposit may be turned down or cancelled
 */
function* depositWon(player: Player, amount: number, isCareful = false): Doing {
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

function* depositDollars(player: Player): Doing {
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
function* cashOut(player: Player): Doing {
  const { member, temperament, desks, random } = player
  const card = member.cards.find(({ kind }) => kind === 1)
  const beyond = Math.min(mainBalance(player) - wantedBalance(player), MOST_AT_ONCE)
  if (!card || beyond < Math.max(...temperament.deposits) || !isOpenAt(desks.clock.now(), platformHours)) return
  // The impatient ones try too early, and get it back.
  if (desks.sums.of(member.id).rolling.gt(0) && !random.chance(0.05)) return
  desks.withdrawals.order(member, { kind: 'krw', amount: won(inTenThousands(beyond)), card })
  yield desks.clock.now() + random.integer(1, 4) * MINUTE
}

function inTenThousands(amount: number): number {
  return Math.floor(amount / ROUND) * ROUND
}

type Span = readonly [from: number, to: number]

/** When people play, in hours of the day in Korea; the likelier ones are named more often. */
const weekdays: readonly Span[] = [
  [20, 23.5],
  [20, 23.5],
  [20, 23.5],
  [19, 22],
  [18, 20.5],
  [12, 13],
  [0.2, 1],
]
const weekends: readonly Span[] = [
  [13, 18],
  [13, 18],
  [18, 23],
  [19, 23.5],
  [19, 23.5],
  [10.5, 13],
  [0.2, 1.5],
]

/** More is played at weekends. */
const WEEKEND_SHARE = 1.6
const WEEKDAY_SHARE = 0.76

/**
 * When somebody comes to play on a day that begins at that moment in Korea; undefined if not at all.
 * @param visits a week
 */
function visitOn(day: number, visits: number, random: Random): number | undefined {
  const { weekend } = koreanTime(day)
  const chance = (visits / 7) * (weekend ? WEEKEND_SHARE : WEEKDAY_SHARE)
  const comes = random.chance(chance)
  const [from, to] = random.pick(weekend ? weekends : weekdays)
  const at = day + Math.floor((from + random.next() * (to - from)) * HOUR)
  return comes ? at : undefined
}
