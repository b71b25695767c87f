import { createHash } from 'node:crypto'
import type { Stops } from '../../../../src/format/wire/stops.ts'
import { FIRST_TRIAL } from '../../../../src/format/wire/trial.ts'
import type { Pointer } from '../../store/rows/pointerRows.ts'
import type { TrialOver } from '../../store/files/readDiskHeads.ts'
import type { ReleaseRecord } from '../../../api/releaseApi.ts'
import { createListeners } from '../../../../src/store/createListeners.ts'
import { objectOf } from '../../../../src/format/value/isObject.ts'

/** A small body that is always in memory, with an ETag that changes exactly when the body does. */
interface LiveBody {
  readonly body: string
  readonly etag: string
}

export interface LiveHead extends LiveBody {
  readonly plan: number
  readonly seq: number
}

/** Record of the live release: all of it, or only its head while the store is away. */
export type LiveRecord = Pick<ReleaseRecord, 'seq' | 'plan' | 'sha'> & Partial<ReleaseRecord>

/** Live release, in memory. Every public read is answered from here. */
export interface LiveRelease {
  head(plan: number): LiveHead | undefined
  heads(): readonly LiveHead[]
  settings(): LiveBody | undefined
  record(): LiveRecord | undefined
  /** 0 while nothing is live. */
  seq(): number
  /** Whether phones can show what has this number: a release that is not newer than the live one, or a trial. */
  knows(number: number): boolean
  /** Standing of a release among those that phones may show; undefined for any other. */
  placeOf(number: number): 'live' | 'previous' | 'trial' | undefined
  /** Percentage of the phones that try a change; 0 while nothing is tried. */
  trialShare(): number
  /** Without `settings` the previous ones stay. The feed of the settings includes the stops. */
  show(
    pointers: readonly Pointer[],
    record: LiveRecord,
    settings: string | undefined,
    told: { readonly stops: Stops; readonly trial?: TrialOver | undefined },
  ): void
  /** Calls with every changed head; returns a function that ends it. */
  subscribe(listener: (head: LiveHead) => void): () => void
}

/** @param counted the share of open apps that say what they show, from 0 to 1 */
export function createLiveRelease(counted = 1): LiveRelease {
  let heads = new Map<number, LiveHead>()
  let told = ''
  let settings: LiveBody | undefined
  let record: LiveRecord | undefined
  let newestTrial = 0
  let trialShare = 0
  const listeners = createListeners<[LiveHead]>()
  const seq = (): number => record?.seq ?? 0

  return {
    head: (plan) => heads.get(plan),
    heads: () => [...heads.values()],
    settings: () => settings,
    record: () => record,
    seq,
    knows: (number) => number <= seq() || (number > FIRST_TRIAL && number <= newestTrial),
    placeOf(number) {
      if (number === seq()) return 'live'
      if (number === seq() - 1) return 'previous'
      return number > FIRST_TRIAL && number === newestTrial ? 'trial' : undefined
    },
    trialShare: () => trialShare,
    show(pointers, newRecord, newSettings, { stops, trial }) {
      const previous = heads
      heads = new Map(pointers.map((pointer) => [pointer.plan, headOf(pointer, stops, trial, counted)]))
      told = newSettings ?? told
      if (told !== '') settings = withEtag(withStops(told, stops))
      record = newRecord
      trialShare = (trial?.says.share ?? 0) / 100
      newestTrial = Math.max(newestTrial, trial?.says.seq ?? 0)
      for (const head of heads.values()) if (previous.get(head.plan)?.etag !== head.etag) listeners.tell(head)
    },
    subscribe: listeners.add,
  }
}

function headOf(
  { plan, seq, sha, at, retired, chain }: Pointer,
  stops: Stops,
  trial: TrialOver | undefined,
  counted: number,
): LiveHead {
  const body = {
    seq,
    sha,
    at,
    ...(retired && { retired: true }),
    ...(chain !== undefined && { chain }),
    ...(hasAny(stops) && { stops }),
    ...(counted < 1 && { counted }),
    ...(trial?.over === seq && { trial: trial.says }),
  }
  return { plan, seq, ...withEtag(JSON.stringify(body)) }
}

function withStops(settings: string, stops: Stops): string {
  return hasAny(stops) ? JSON.stringify({ ...objectOf(JSON.parse(settings)), stops }) : settings
}

const hasAny = (stops: Stops): boolean => Object.keys(stops).length > 0

function withEtag(body: string): LiveBody {
  return { body, etag: `"${createHash('sha256').update(body).digest('hex').slice(0, 32)}"` }
}
