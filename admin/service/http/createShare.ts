import { createCounts } from './createCounts.ts'

/** A number of places that networks share. */
export interface Share {
  /** Takes a place if one is free and the network has not used up its part; answers whether it did. */
  take(network: string | undefined): boolean
  release(network: string | undefined): void
}

/**
 * @param mostOf How many places a network may hold while so many are free. By default a network takes another one only
 *   while it holds fewer than are free, so that n greedy networks leave one place in n + 1. What has no network is
 *   limited by `most` alone.
 */
export function createShare(most: number, mostOf = (free: number): number => free): Share {
  const counts = createCounts()
  let taken = 0
  return {
    take(network) {
      const free = most - taken
      if (free <= 0 || (network !== undefined && !counts.take(network, mostOf(free)))) return false
      taken += 1
      return true
    },
    release(network) {
      if (network !== undefined) counts.release(network)
      taken -= 1
    },
  }
}
