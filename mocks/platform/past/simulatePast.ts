import { createMembers } from '../members/createMembers.ts'
import { createRandom } from '../createRandom.ts'
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
import { transferToUser, transferWithTeam, gameBalance, transfer } from '../money/wallets.ts'
import { applyTo } from './applyTo.ts'
import { cashOut, depositDollars, depositWon, wantedBalance, inTenThousands } from './moveMoney.ts'
import { playAt, betOnMatches, PACKETS_CHASED, turnoverToday } from './playGames.ts'
import { visitOn } from './visitOn.ts'
import { mainBalance, won, inNumbers } from './wonAmounts.ts'
import { accountsOf, MAIN_WALLET } from '../books/accounts.ts'

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
