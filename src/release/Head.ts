import { isObject } from '../format/isObject.ts'
import { readStops, type Stops } from '../format/stops.ts'

/** What `head.json` says: which release is live, as the address of its manifest. */
export interface Head {
  readonly seq: number
  readonly sha: string
  /** When the release became the head, ISO 8601. */
  readonly at: string
  /** The service has moved on to plans this app cannot read; it stays here until it is reloaded. */
  readonly retired: boolean
  /** What operators have stopped. */
  readonly stops: Stops
  /** The share of open apps that say what they show, from 0 to 1; all of them without it. */
  readonly counted?: number
}

/** Reads a head from parsed JSON; undefined for anything else. Ignores unknown fields, such as the audit's `chain`. */
export function parseHead(value: unknown): Head | undefined {
  if (!isObject(value)) return undefined
  const { seq, sha, at, retired, stops, counted } = value
  if (typeof seq !== 'number' || !Number.isSafeInteger(seq) || seq < 0) return undefined
  if (!isAddress(sha) || typeof at !== 'string' || Number.isNaN(Date.parse(at))) return undefined
  return {
    seq,
    sha,
    at,
    retired: retired === true,
    stops: readStops(stops),
    ...(typeof counted === 'number' && { counted }),
  }
}

/** Whether a value is a content address: the lower-case hex sha256 of a file. */
export const isAddress = (value: unknown): value is string => typeof value === 'string' && /^[0-9a-f]{64}$/.test(value)

export const isSameHead = (a: Head, b: Head | undefined) =>
  a.seq === b?.seq && a.sha === b.sha && a.at === b.at && a.retired === b.retired
