import { Big } from 'big.js'
import { functions } from '../../format/expression/functions.ts'
import { isObject } from '../../format/value/isObject.ts'
import { PLATFORM_HOURS } from '../../format/time/zones.ts'
import type { Platform } from '../../platform/createPlatform.ts'
import { readStored, type WebStorage, writeStored } from '../../platform/storageKeys.ts'

/** The session as the device knows it: when it began, and what its bets have come to. */
export interface PlaySums {
  readonly record: () => PlayRecord | undefined
  /** Net of the settled bets, for a platform that does not count the session itself. */
  readonly net: () => Big | undefined
  /** Another session, or none. */
  readonly begin: (token: string | null) => void
  /** The member has answered the reality check. */
  readonly answer: () => void
  /** Another tab may have changed the record. */
  readonly readAgain: () => void
  /** Reads the sums of the platform. Rejects with a PlatformError. */
  readonly read: () => Promise<void>
}

export function createPlaySums({
  platform,
  clock,
  storage,
}: {
  readonly platform: Asked
  readonly clock: Clock
  readonly storage: WebStorage
}): PlaySums {
  let token: string | null = null
  let record: PlayRecord | undefined
  let net: Big | undefined

  function keep(next: PlayRecord): void {
    record = next
    if (token !== null) writeRecord(storage, token, next)
  }

  return {
    record: () => record,
    net: () => net,

    begin(next) {
      token = next
      net = undefined
      record = next === null ? undefined : readRecord(storage, next)
      if (next !== null && !record) keep({ since: clock.now() })
    },

    answer() {
      if (record) keep({ ...record, checkedAt: clock.now() })
    },

    readAgain() {
      if (token !== null) record = readRecord(storage, token) ?? record
    },

    async read() {
      const mine = token
      if (record && !record.base) {
        const base = await readBase(platform, clock, record.since)
        if (base && mine === token && record) keep({ ...record, base })
      }
      const found = await readNet(platform, clock, record?.base)
      if (mine === token) net = found ?? net
    },
  }
}

/** A session as it is kept on the device; a logoff wipes it. */
interface PlayRecord {
  /** When the session began, in ms of server time. */
  readonly since: number
  /** When the member last answered the reality check. */
  readonly checkedAt?: number | undefined
  /** The sum of a day's settled bets when the session began, and that day (UTC+8), where it was read in time. */
  readonly base?: { readonly day: string; readonly winLoss: string } | undefined
}

/** In local storage, so that every tab of a session counts from the same moment. */
export const RECORD_NAME = 'playbill.play'

/** The record of the session with this token; undefined where there is none yet. */
function readRecord(storage: WebStorage, token: string): PlayRecord | undefined {
  const kept = readStored(storage, RECORD_NAME)
  if (!isObject(kept) || kept['of'] !== markOf(token) || typeof kept['since'] !== 'number') return undefined
  const { since, checkedAt, base } = kept
  return {
    since,
    ...(typeof checkedAt === 'number' && { checkedAt }),
    ...(isObject(base) &&
      typeof base['day'] === 'string' &&
      typeof base['winLoss'] === 'string' && { base: { day: base['day'], winLoss: base['winLoss'] } }),
  }
}

function writeRecord(storage: WebStorage, token: string, record: PlayRecord): void {
  writeStored(storage, RECORD_NAME, { of: markOf(token), ...record })
}

const [FIRST, PRIME] = [2_166_136_261, 16_777_619]

/** Tells one session from the next without saying the token (FNV-1a, 32 bits). */
export function markOf(token: string): string {
  let mark = FIRST
  for (const character of token) mark = Math.imul(mark ^ (character.codePointAt(0) ?? 0), PRIME)
  return (mark >>> 0).toString(36)
}

const DAY_MS = 24 * 3_600_000
/** A base that is read later than this may have missed a bet. */
const IN_TIME_MS = 60_000

const dayAt = (now: number) => functions.dateAt(now, PLATFORM_HOURS)
const midnightsBetween = (day: string, today: string) => Math.round((Date.parse(today) - Date.parse(day)) / DAY_MS)

type Asked = Pick<Platform, 'call'>
type Clock = { readonly now: () => number }

/** Reads the sum won or lost today before the session, to compare later sums with. Undefined where it is too late. */
export async function readBase(platform: Asked, clock: Clock, since: number): Promise<PlayRecord['base']> {
  const day = dayAt(since)
  const winLoss = await sumOf(platform, 0)
  const isInTime = clock.now() - since <= IN_TIME_MS && dayAt(clock.now()) === day
  return isInTime ? { day, winLoss: winLoss.toFixed() } : undefined
}

/**
 * Reads the sum of the settled bets since then, in won. The platform sums by its days (UTC+8): over one midnight
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
