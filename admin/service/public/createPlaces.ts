import { createShare } from '../http/createShare.ts'

/** A call that is turned away before anything of it has gone to the platform. */
export class NoPlace extends Error {
  readonly statusCode = 503
}

export interface Places {
  /**
   * A place for a call, now or once there is one; the function that gives it back. Throws `NoPlace` when too many wait,
   * when it has waited too long, and when its member has left meanwhile.
   */
  take(network: string | undefined, left: AbortSignal): Promise<() => void>
  /** How many calls wait. */
  waiting(): number
}

/** Longer than a busy moment lasts, and far shorter than the app waits for an answer. */
const WAIT_MS = 5_000

/** Places that networks share; calls wait for one in turn, each network again in no more than its part of the queue. */
export function createPlaces(most: number): Places {
  const places = createShare(most)
  // At 64 KiB a call, the queue of 256 connections keeps at most 64 MiB.
  const queue = createShare(most * 4)
  const waiting = new Set<() => void>()

  function giveBack(network: string | undefined): () => void {
    let isHeld = true
    return () => {
      if (!isHeld) return
      isHeld = false
      places.release(network)
      for (const enter of waiting) enter()
    }
  }

  return {
    waiting: () => waiting.size,

    async take(network, left) {
      if (left.aborted) throw new NoPlace('The member has left.')
      if (places.take(network)) return giveBack(network)
      if (!queue.take(network)) throw new NoPlace('Too many calls wait for the platform.')
      return new Promise((resolve, reject) => {
        const leave = (): void => {
          clearTimeout(timer)
          left.removeEventListener('abort', giveUp)
          waiting.delete(enter)
          queue.release(network)
        }
        const enter = (): void => {
          if (!places.take(network)) return
          leave()
          resolve(giveBack(network))
        }
        const giveUp = (): void => {
          leave()
          reject(new NoPlace('No connection to the platform became free in time.'))
        }
        const timer = setTimeout(giveUp, WAIT_MS)
        left.addEventListener('abort', giveUp)
        waiting.add(enter)
      })
    },
  }
}
