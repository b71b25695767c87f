import useSWR from 'swr'
import type { OpenPhones } from '../../../api/heartbeatApi.ts'
import { useApi } from '../../api/ApiProvider.tsx'

/** @param every how often the phones are counted, in ms; whoever wants it more often is heard by all */
export function useOpenPhones(every: number): { readonly data: OpenPhones | undefined; readonly error: unknown } {
  const api = useApi()
  const { data, error } = useSWR<OpenPhones, unknown>('openPhones', () => api.openPhones(), {
    refreshInterval: every,
    shouldRetryOnError: true,
    errorRetryInterval: every,
  })
  return { data, error }
}
