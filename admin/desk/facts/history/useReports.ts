import useSWR from 'swr'
import { useApi } from '../../api/ApiProvider.tsx'

const EVERY_MS = 30_000

/** What members' apps could not show or run: read once for all who show it. */
export function useReports() {
  const api = useApi()
  return useSWR('reports', () => api.reports(), {
    refreshInterval: EVERY_MS,
    shouldRetryOnError: true,
    errorRetryInterval: EVERY_MS,
  })
}
