import { FIRST_TRIAL } from '../../../../src/format/wire/trial.ts'
import type { OpenPhones } from '../../../api/heartbeatApi.ts'
import type { PhonesOf } from '../../../api/trialApi.ts'

interface Followers {
  /** All that are open; projected from those that are counted. */
  readonly open: number
  /** Those that show the release, or try a change on it. */
  readonly following: number
  /** Those of them that try a change. */
  readonly trying: number
  /** Those that show the release alone and could not show or run something of it. */
  readonly faulty: number
  /** Other releases that phones show, the most first; 0: what came with the app. */
  readonly others: readonly { readonly seq: number; readonly phones: number }[]
}

/**
 * How far the open phones have come with a release. What is tried on it is built over it, so its phones follow; what
 * fails on them is the trial's. `trial`: the number of the one that runs.
 */
export function followersOf(open: OpenPhones, release: number, trial?: number): Followers {
  const { phones, faulty } = phonesOn(open, release)
  const trying = trial === undefined ? 0 : phonesOn(open, trial).phones
  const following = phones + trying
  const others = open.shown
    .filter(({ seq }) => seq !== release && seq !== trial)
    .map(({ seq }) => ({ seq, phones: phonesOn(open, seq).phones }))
    .toSorted((a, b) => b.phones - a.phones)
  return {
    open: others.reduce((sum, other) => sum + other.phones, following),
    following,
    trying,
    faulty,
    others,
  }
}

/** The open phones that show a release or a trial, projected from those that are counted. */
export function phonesOn({ counted, shown }: OpenPhones, number: number): PhonesOf {
  const project = (phones: number) => (counted > 0 ? Math.round(phones / counted) : phones)
  const found = shown.find(({ seq }) => seq === number)
  return {
    phones: project(found?.phones ?? 0),
    faulty: project(found?.faulty ?? 0),
    refused: project(found?.refused ?? 0),
  }
}

/** Whether a number that a phone showed or reported is a trial's. */
export const isTrial = (number: number): boolean => number >= FIRST_TRIAL
