import { noStops, type Stops } from '../format/wire/stops.ts'
import type { LoadedRelease } from './LoadedRelease.ts'

export interface ReleasesSnapshot {
  /** Release that plays. */
  readonly release: LoadedRelease
  readonly source: 'baseline' | 'lastGood' | 'live'
  /** The number of the release, or of the trial that plays in its place; 0 for the baseline. */
  readonly seq: number
  /** A newer build is out whose releases this app cannot read; it should reload when no form is dirty. */
  readonly retired: boolean
  /** Stops as last heard; no release has to be loaded for them. */
  readonly stops: Stops
  /** When the service last sent its head, in the device's time; null before that. */
  readonly lastCheckedAt: number | null
  /** Whether the service answered when it was last asked. */
  readonly online: boolean
  /** The share of open apps that say what they show, from 0 to 1. */
  readonly counted: number
}

/** Before anything else is known: the release that came with the build. */
export function startSnapshot(release: LoadedRelease): ReleasesSnapshot {
  return {
    release,
    source: 'baseline',
    seq: 0,
    retired: false,
    stops: noStops,
    lastCheckedAt: null,
    online: true,
    counted: 1,
  }
}
