import useSWR, { type SWRConfiguration } from 'swr'
import type { StopName } from '../../../../src/format/wire/stops.ts'
import type { StopRecord, StopRequest, WordsChange } from '../../../api/stopApi.ts'
import { useApi } from '../../api/ApiProvider.tsx'

/** Under which they are kept, for whoever knows that they have changed. */
export const STOPS = 'stops'
/** How often others' stops are looked for, in ms. */
const EVERY = 5_000

// swr polls no more after an error, and its own retries get rarer.
const options: SWRConfiguration = {
  refreshInterval: EVERY,
  shouldRetryOnError: true,
  onErrorRetry: (_error, _key, _config, retry, { retryCount }) =>
    void setTimeout(() => void retry({ retryCount }), EVERY),
}

export interface UsedStops {
  /** Those that are on; undefined until the service has answered. */
  readonly stops: readonly StopRecord[] | undefined
  /** The latest look failed: it is not known whether anything is stopped. */
  readonly isUnknown: boolean
  readonly error: unknown
  readonly isAsking: boolean
  readonly retry: () => void
  /** All reject with a `DeskError`. */
  readonly stop: (name: StopName, request: StopRequest) => Promise<void>
  readonly lift: (name: StopName, reason: string) => Promise<void>
  /** A stop that one node alone has: puts it on everywhere, or ends it. */
  readonly putOwn: (id: string) => Promise<void>
  readonly liftOwn: (id: string, reason: string) => Promise<void>
  /** Words of a stop that is on. */
  readonly changeWords: (name: StopName, words: WordsChange) => Promise<void>
}

/** Stops in effect, and the ways to stop and to lift. */
export function useStops(): UsedStops {
  const api = useApi()
  const { data, error, mutate, isValidating } = useSWR(STOPS, async () => (await api.stops()).stops, options)
  const show = async (stops: readonly StopRecord[]): Promise<void> => {
    await mutate(stops, { revalidate: false })
  }
  return {
    stops: data,
    isUnknown: error !== undefined,
    error,
    isAsking: isValidating,
    retry: () => void mutate(),
    stop: async (name, request) => show((await api.stop({ params: { name }, body: request })).stops),
    changeWords: async (name, words) => show((await api.changeStopWords({ params: { name }, body: { words } })).stops),
    lift: async (name, reason) => show((await api.lift({ params: { name }, body: { reason } })).stops),
    putOwn: async (id) => show((await api.putOwnStop({ params: { id } })).stops),
    liftOwn: async (id, reason) => show((await api.liftOwnStop({ params: { id }, body: { reason } })).stops),
  }
}
