import type { PhonesOf } from '../../api/trialApi.ts'

/** How many apps said in one minute that they show a release; below 0 where more took back what they had said. */
export interface PhoneCount {
  /** Since 1970. */
  readonly minute: number
  /** Of a release or a trial. */
  readonly seq: number
  readonly build: string
  /** Whether something of the release could not be shown. */
  readonly faulty: boolean
  /** Whether the platform refused to move money. */
  readonly refused: boolean
  readonly count: number
}

export interface HeartbeatStore {
  /** Adds to the stored counts, each of which is of another minute, release, build or state; forgets older minutes. */
  addPhones(counts: readonly PhoneCount[], forgetBefore: number): Promise<void>
  /** The sums of all builds from a minute on, the newest release first. */
  countPhones(since: number): Promise<readonly (PhonesOf & { readonly seq: number })[]>
}
