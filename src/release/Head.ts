import { isObject } from '../format/isObject.ts'
import { readStops, type Stops } from '../format/stops.ts'

/** A release that goes first to a share of the devices. */
export interface Trial {
  /** What a phone that plays it says it shows. */
  readonly seq: number
  /** The address of its manifest. */
  readonly sha: string
  /** How many of ten thousand devices play it. */
  readonly share: number
  /** From 0 to 9999, of this trial alone: it is not always the same devices that try. */
  readonly salt: number
}

/** What `head.json` says: which release is live, as the address of its manifest. */
export interface Head {
  readonly seq: number
  readonly sha: string
  /** When the release, a stop or the trial last changed, ISO 8601. */
  readonly at: string
  /** The service has moved on to plans this app cannot read; it stays here until it is reloaded. */
  readonly retired: boolean
  /** What operators have stopped. */
  readonly stops: Stops
  /** The share of open apps that say what they show, from 0 to 1; all of them without it. */
  readonly counted?: number
  readonly trial?: Trial
}

/** Reads a head from parsed JSON; undefined for anything else. Ignores unknown fields, such as the audit's `chain`. */
export function parseHead(value: unknown): Head | undefined {
  if (!isObject(value)) return undefined
  const { seq, sha, at, retired, stops, counted, trial } = value
  if (typeof seq !== 'number' || !Number.isSafeInteger(seq) || seq < 0) return undefined
  if (!isAddress(sha) || typeof at !== 'string' || Number.isNaN(Date.parse(at))) return undefined
  return {
    seq,
    sha,
    at,
    retired: retired === true,
    stops: readStops(stops),
    ...(typeof counted === 'number' && { counted }),
    ...(isTrial(trial) && { trial }),
  }
}

/** Reads a head from what the service has sent; undefined for anything else. */
export function readHead(text: string): Head | undefined {
  try {
    return parseHead(JSON.parse(text))
  } catch {
    return undefined
  }
}

/**
 * Whether a device is among those that play a trial: as many of all as the share says, since their numbers are random,
 * and a larger share has all devices of a smaller one.
 * @param deviceNumber from 0 to 9999
 */
export const isTrying = (deviceNumber: number, { salt, share }: Pick<Trial, 'salt' | 'share'>): boolean =>
  (deviceNumber + salt) % 10_000 < share

/** A share that is not a number is nobody's. */
const isTrial = (value: unknown): value is Trial =>
  isObject(value) && typeof value['seq'] === 'number' && isAddress(value['sha'])

/** Whether a value is a content address: the lower-case hex sha256 of a file. */
export const isAddress = (value: unknown): value is string => typeof value === 'string' && /^[0-9a-f]{64}$/.test(value)

export const isSameHead = (a: Head, b: Head | undefined) =>
  a.seq === b?.seq && a.sha === b.sha && a.at === b.at && a.retired === b.retired
