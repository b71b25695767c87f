import type { Big } from 'big.js'
import type { Platform } from '../../platform/createPlatform.ts'
import type { WebStorage } from '../../platform/storageKeys.ts'
import { type PlayRecord, readRecord, writeRecord } from './playRecord.ts'
import { readBase, readNet } from './readNet.ts'

/** What the device knows of the session: when it began, and what its bets have come to. */
export interface PlaySums {
  readonly record: () => PlayRecord | undefined
  /** What the settled bets have come to, for a platform that does not count the session itself. */
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

interface Options {
  readonly platform: Pick<Platform, 'call'>
  readonly clock: { readonly now: () => number }
  readonly storage: WebStorage
}

export function createPlaySums({ platform, clock, storage }: Options): PlaySums {
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
