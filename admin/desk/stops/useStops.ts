import useSWR from 'swr'
import type { StopName } from '../../../src/format/stops.ts'
import type { StopRecord, StopRequest } from '../../api/stopApi.ts'
import { useApi } from '../api/ApiProvider.tsx'

/** How often others' stops are looked for, in ms. */
const EVERY = 5_000

export interface UsedStops {
  /** Those that are on; undefined until the service has answered. */
  readonly stops: readonly StopRecord[] | undefined
  /** What the latest look failed with. */
  readonly error: unknown
  /** Both reject with a `DeskError`. */
  readonly stop: (name: StopName, request: StopRequest) => Promise<void>
  readonly lift: (name: StopName, reason: string) => Promise<void>
}

/** What is stopped, and the way to stop and to lift. */
export function useStops(): UsedStops {
  const api = useApi()
  const { data, error, mutate } = useSWR('stops', async () => api.stops(), { refreshInterval: EVERY })
  const show = async (stops: readonly StopRecord[]): Promise<void> => {
    await mutate(stops, { revalidate: false })
  }
  return {
    stops: data,
    error,
    stop: async (name, request) => show(await api.stop(name, request)),
    lift: async (name, reason) => show(await api.lift(name, reason)),
  }
}
