import { DAY, HOUR, MINUTE, SECOND, startOfKoreanDay, startOfPlatformDay } from '../platformTime.ts'
import { transferToUser } from '../money/wallets.ts'
import { agentMonday } from './agentMonday.ts'
import { applyTo } from './applyTo.ts'
import { handOver } from './handOver.ts'
import { cashOut, depositDollars, depositWon, wantedBalance } from './moveMoney.ts'
import { playAt } from './playGames.ts'
import type { Doing, Player } from './Player.ts'
import { visitOn } from './visitOn.ts'
import { mainBalance, won } from './wonAmounts.ts'

/** Red packets are opened from this hour of the platform's day on. */
const PACKETS_FROM = 10 * HOUR

/** A player's life from the registration on: it goes on for as long as it is asked, or until somebody takes over. */
export function* live(player: Player): Doing {
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
