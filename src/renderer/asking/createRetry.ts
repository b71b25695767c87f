import { SWRConfig, type SWRConfiguration } from 'swr'
import type { Polling } from './createPolling.ts'

/** After so many failures the pause grows no more: 40 to 120 s. */
const MOST_DOUBLINGS = 4

type Retry = NonNullable<SWRConfiguration['onErrorRetry']>

/**
 * Asks again after a failure: swr's own pauses, each longer than the one before and none like another's. A key has one
 * pause at a time, whoever asked, and none while a poll asks again anyway.
 */
export function createRetry(polling: Pick<Polling, 'has'>): Retry {
  const { onErrorRetry } = SWRConfig.defaultValue
  const turns = new Map<string, object>()

  return (error, key, config, revalidate, { retryCount, dedupe }) => {
    const turn = {}
    turns.set(key, turn)
    const retry: typeof revalidate = (options) => {
      if (turns.get(key) !== turn) return
      turns.delete(key)
      if (!polling.has(key)) void revalidate(options)
    }
    onErrorRetry(error, key, config, retry, { retryCount: Math.min(retryCount, MOST_DOUBLINGS), dedupe })
  }
}
