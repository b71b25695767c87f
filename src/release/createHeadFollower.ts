import type { CompiledRelease } from '../format/release.ts'
import { isTrying } from '../format/trial.ts'
import { createHeadGate } from './createHeadGate.ts'
import type { HearStops } from './createStopHearing.ts'
import type { Origin } from './createOrigin.ts'
import type { Playing } from './createPlaying.ts'
import { gatherRelease } from './gatherRelease.ts'
import { isSameHead, type Head } from './Head.ts'
import { codeOf } from './ReleaseProblem.ts'
import type { ReleasesOptions } from './ReleasesOptions.ts'

/** Makes a head's release play; rejects with a `ReleaseError`. Only a poll may bring an older head. */
export type FollowHead = (head: Head, polled: boolean) => Promise<void>

export interface HeadFollowerOptions extends Pick<ReleasesOptions, 'plan' | 'deviceNumber'> {
  readonly playing: Playing
  readonly origin: Pick<Origin, 'file'>
  /** Whether a release may play without this text. */
  readonly isOptional: (address: string) => boolean
  readonly keep: (head: Head, release: CompiledRelease) => void
  readonly hearStops: HearStops
  readonly report: (error: unknown) => void
}

/** Gathers and plays heads one at a time; the newest one wins because the gate asks what plays by then. */
export function createHeadFollower({
  playing,
  origin,
  plan,
  isOptional,
  keep,
  hearStops,
  deviceNumber = NaN,
  report,
}: HeadFollowerOptions): FollowHead {
  const gate = createHeadGate()
  let following: Promise<void> = Promise.resolve()

  const gather = async (sha: string): Promise<CompiledRelease> =>
    gatherRelease({ sha, plan, known: playing.known, isOptional, read: async (address) => origin.file(address) })

  async function play(head: Head, { seq, sha }: Pick<Head, 'seq' | 'sha'>): Promise<void> {
    if (playing.isLive(head, seq)) return
    const release = await gather(sha).catch((error: unknown) => {
      if (codeOf(error) === 'wrong-plan') playing.update({ retired: true })
      throw error
    })
    const isKept = isSameHead(head, playing.head())
    playing.play(head, release, 'live', seq)
    // A start without the service plays what is live, also on a device that tries something else.
    if (!isKept) keep(head, sha === head.sha ? playing.release() : await gather(head.sha))
  }

  async function bring(head: Head, polled: boolean): Promise<void> {
    if (!gate.follows(head, playing.head(), polled)) return
    if (head.trial && isTrying(deviceNumber, head.trial)) {
      try {
        return await play(head, head.trial)
      } catch (error) {
        // A trial that cannot be loaded must not keep its devices from what is live.
        report(error)
      }
    }
    return play(head, head)
  }

  return async (head, polled) => {
    hearStops(head, polled)
    const next = following.then(async () => bring(head, polled))
    following = next.catch(() => undefined)
    return next
  }
}
