import type { CompiledRelease } from '../format/release.ts'
import { isTrying } from '../format/wire/trial.ts'
import type { Origin } from './createOrigin.ts'
import type { Playing } from './createPlaying.ts'
import { gatherRelease } from './gatherRelease.ts'
import { isSameHead, type Head } from './Head.ts'
import { codeOf } from './ReleaseProblem.ts'
import type { ReleasesOptions } from './ReleasesOptions.ts'

/** Makes a head's release play; rejects with a `ReleaseError`. Only a poll may bring an older head. */
export type FollowHead = (head: Head, polled: boolean) => Promise<void>

interface HeadFollowerOptions extends Pick<ReleasesOptions, 'plan' | 'deviceNumber'> {
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

/** Takes over the stops of a head, if it is to be followed. */
type HearStops = (head: Head, polled: boolean) => void

/** Stops count before their release has loaded, and also if it cannot: nobody may pay in while files travel. */
export function createStopHearing(playing: Pick<Playing, 'getSnapshot' | 'update'>): HearStops {
  const gate = createHeadGate()
  let heard: Head | undefined

  return (head, polled) => {
    if (!gate.follows(head, heard, polled)) return
    heard = head
    // Read in one order, whoever wrote them.
    if (JSON.stringify(head.stops) !== JSON.stringify(playing.getSnapshot().stops))
      playing.update({ stops: head.stops })
  }
}

/** How often an older head has to be the origin's answer before it is believed. */
const TIMES = 3

interface HeadGate {
  /** Whether to follow a head. `current` is the head that plays, if any; only answers to polls count towards belief. */
  follows(head: Head, current: Head | undefined, polled: boolean): boolean
}

/**
 * Decides between a release that was taken back on purpose and a stale copy of `head.json` from a cache on the way.
 *
 * A higher `seq`, or a later `at`, is news: a stop only moves `at`. A head that is older on one count and not newer on
 * the other is either stale, which passes within seconds, or what the origin has after a backup was restored, which
 * stays: it is followed once it has been the answer to three polls running. Files are verified in any case.
 */
export function createHeadGate(): HeadGate {
  let older = ''
  let seen = 0

  function isNews(head: Head, current: Head | undefined): boolean {
    if (!current || head.seq > current.seq || Date.parse(head.at) > Date.parse(current.at)) return true
    return head.seq === current.seq && head.sha === current.sha && head.at === current.at
  }

  return {
    follows(head, current, polled) {
      const news = isNews(head, current)
      const key = news ? '' : `${head.seq} ${head.sha}`
      if (polled) [older, seen] = [key, key === older ? seen + 1 : 1]
      return news || (key === older && seen >= TIMES)
    },
  }
}
