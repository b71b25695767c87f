import { isObject } from '../format/value/isObject.ts'
import { readStops, type Stops } from '../format/wire/stops.ts'
import { isAddress } from '../format/text/isAddress.ts'
import { type HeadTrial, isHeadTrial } from '../format/wire/trial.ts'

/** Content of `head.json`: the live release, as the address of its manifest. */
export interface Head {
  readonly seq: number
  readonly sha: string
  /** When the release, a stop or the trial last changed, ISO 8601. */
  readonly at: string
  /** The service has moved on to plans this app cannot read; it stays here until it is reloaded. */
  readonly retired: boolean
  /** Stops in effect. */
  readonly stops: Stops
  /** The share of open apps that say what they show, from 0 to 1; all of them without it. */
  readonly counted?: number
  readonly trial?: HeadTrial
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
    ...(isHeadTrial(trial) && { trial }),
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

export const isSameHead = (a: Head, b: Head | undefined) =>
  a.seq === b?.seq && a.sha === b.sha && a.at === b.at && a.retired === b.retired
