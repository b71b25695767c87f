import { isObject } from '../../format/isObject.ts'
import { readStored, type WebStorage, writeStored } from '../../platform/storageKeys.ts'

/** What the device knows of a session; a logoff wipes it. */
export interface PlayRecord {
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
export function readRecord(storage: WebStorage, token: string): PlayRecord | undefined {
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

export function writeRecord(storage: WebStorage, token: string, record: PlayRecord): void {
  writeStored(storage, RECORD_NAME, { of: markOf(token), ...record })
}

const [FIRST, PRIME] = [2_166_136_261, 16_777_619]

/** Tells one session from the next without saying the token (FNV-1a, 32 bits). */
export function markOf(token: string): string {
  let mark = FIRST
  for (const character of token) mark = Math.imul(mark ^ (character.codePointAt(0) ?? 0), PRIME)
  return (mark >>> 0).toString(36)
}
