import useSWR from 'swr'
import { useApi } from '../api/ApiProvider.tsx'
import { useDraftSnapshot } from '../draft/DraftProvider.tsx'
import type { PlayableRelease } from './PlayableRelease.ts'

/** What members play now, read only where it is shown. */
export function useLiveRelease(isWanted: boolean): PlayableRelease | undefined {
  const api = useApi()
  const { seq } = useDraftSnapshot()
  const { data } = useSWR(isWanted ? ['live-release', seq] : null, () => api.liveRelease(), {
    keepPreviousData: true,
    revalidateOnFocus: false,
  })
  return data
}
