import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { readStops, type Stops } from '../../../../src/format/wire/stops.ts'
import { isHeadTrial, type HeadTrial } from '../../../../src/format/wire/trial.ts'
import type { Pointer } from '../rows/pointerRows.ts'

/** The trial in a head, while the release that it was built over is live. */
export interface TrialOver {
  /** The number of that release. */
  readonly over: number
  readonly says: HeadTrial
}

export interface DiskHead extends Pointer {
  readonly stops: Stops
  readonly trial?: TrialOver
}

/**
 * The heads that were written to disk for file servers: what was live when the store was last available. Other files
 * are ignored.
 */
export function readDiskHeads(headFolder: string): readonly DiskHead[] {
  return plansIn(headFolder).flatMap((plan) => {
    try {
      const head: unknown = JSON.parse(readFileSync(join(headFolder, String(plan), 'head.json'), 'utf8'))
      return isHead(head)
        ? [
            {
              plan,
              seq: head.seq,
              sha: head.sha,
              at: head.at,
              retired: head.retired === true,
              ...(typeof head.chain === 'string' && { chain: head.chain }),
              stops: readStops(head.stops),
              ...(isHeadTrial(head.trial) && { trial: { over: head.seq, says: head.trial } }),
            },
          ]
        : []
    } catch {
      return []
    }
  })
}

function plansIn(headFolder: string): readonly number[] {
  try {
    return readdirSync(headFolder).flatMap((name) => (/^\d+$/.test(name) ? [Number(name)] : []))
  } catch {
    return []
  }
}

function isHead(value: unknown): value is Omit<Pointer, 'plan' | 'retired' | 'chain'> & {
  readonly retired?: unknown
  readonly chain?: unknown
  readonly stops?: unknown
  readonly trial?: unknown
} {
  if (typeof value !== 'object' || value === null) return false
  const has = (key: string, type: string): boolean => typeof Reflect.get(value, key) === type
  return has('seq', 'number') && has('sha', 'string') && has('at', 'string')
}
