import useSWR from 'swr'
import type { Moment } from '../../../api/momentApi.ts'
import { useApi } from '../../api/ApiProvider.tsx'
import { useAskedMoment } from './momentLink.ts'

/** A moment of the past that is asked for. */
export interface Past {
  readonly at: string
  /** Release of that moment; missing until it has come. */
  readonly moment: Moment | undefined
  readonly error: unknown
  readonly isAsking: boolean
  readonly retry: () => void
}

/** Undefined while the desk is in the present. */
export function usePast(): Past | undefined {
  const api = useApi()
  const at = useAskedMoment()
  const { data, error, isValidating, mutate } = useSWR(
    at === undefined ? null : ['moment', at],
    () => api.moment({ querystring: { at: at ?? '' } }),
    // The past does not change, and what is refused stays refused until somebody mends the store.
    { revalidateOnFocus: false, revalidateOnReconnect: false, revalidateIfStale: false, shouldRetryOnError: false },
  )
  if (at === undefined) return undefined
  const problem: unknown = error
  return { at, moment: data, error: problem, isAsking: isValidating, retry: () => void mutate() }
}
