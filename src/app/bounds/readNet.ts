import { Big } from 'big.js'
import { functions } from '../../format/expression/functions.ts'
import type { Platform } from '../../platform/createPlatform.ts'
import type { PlayRecord } from './playRecord.ts'
import { PLATFORM_HOURS } from '../../format/zones.ts'

const DAY_MS = 24 * 3_600_000
/** A base that is read later than this may have missed a bet. */
const IN_TIME_MS = 60_000

const dayAt = (now: number) => functions.dateAt(now, PLATFORM_HOURS)
const midnightsBetween = (day: string, today: string) => Math.round((Date.parse(today) - Date.parse(day)) / DAY_MS)

type Asked = Pick<Platform, 'call'>
type Clock = { readonly now: () => number }

/** What was won or lost today before the session: what later sums are compared with. Undefined where it is too late. */
export async function readBase(platform: Asked, clock: Clock, since: number): Promise<PlayRecord['base']> {
  const day = dayAt(since)
  const winLoss = await sumOf(platform, 0)
  const isInTime = clock.now() - since <= IN_TIME_MS && dayAt(clock.now()) === day
  return isInTime ? { day, winLoss: winLoss.toFixed() } : undefined
}

/**
 * What the settled bets have come to since then, in won. The platform sums by its days (UTC+8): over one midnight
 * yesterday and today together, over two its "last 2 days"; over more no sum of it begins with the day of the session.
 * Undefined where it cannot be told exactly.
 */
export async function readNet(platform: Asked, clock: Clock, base: PlayRecord['base']): Promise<Big | undefined> {
  const today = dayAt(clock.now())
  const midnights = base ? midnightsBetween(base.day, today) : undefined
  const types = midnights === undefined ? undefined : spans[midnights]
  if (!base || !types) return undefined
  const sums = await Promise.all(types.map(async (type) => sumOf(platform, type)))
  // A sum of today that was asked for before midnight is one of yesterday by now.
  if (dayAt(clock.now()) !== today) return undefined
  return sums.reduce((all, sum) => all.plus(sum), new Big(0)).minus(base.winLoss)
}

/** Which sums together hold exactly the days of the session, by the midnights it has passed. */
const spans: readonly (readonly (0 | 1 | 2)[])[] = [[0], [0, 1], [2]]

async function sumOf(platform: Asked, type: 0 | 1 | 2): Promise<Big> {
  return (await platform.call('getWinLoss', { type })).data.win_loss
}
