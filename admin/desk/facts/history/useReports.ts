import useSWR from 'swr'
import { useApi } from '../../api/ApiProvider.tsx'

const EVERY_MS = 30_000

/** Reports of members' apps of what they could not show or run: read once for all who show them. */
export function useReports() {
  const api = useApi()
  return useSWR('reports', async () => (await api.reports()).reports, {
    refreshInterval: EVERY_MS,
    shouldRetryOnError: true,
    errorRetryInterval: EVERY_MS,
  })
}
