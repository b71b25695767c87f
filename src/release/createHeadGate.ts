import type { Head } from './Head.ts'

/** How often an older head has to be the origin's answer before it is believed. */
const TIMES = 3

export interface HeadGate {
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
