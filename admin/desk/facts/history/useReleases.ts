import useSWRInfinite from 'swr/infinite'
import type { ReleaseRecord, Releases } from '../../../api/releaseApi.ts'
import { useApi } from '../../api/ApiProvider.tsx'
import { useDraftSnapshot } from '../draft/DraftProvider.tsx'

export interface UsedReleases {
  /** Newest first and without gaps; undefined until the first page has come. */
  readonly releases: readonly ReleaseRecord[] | undefined
  /** The number of the live one; 0 until it is known. */
  readonly live: number
  readonly hasMore: boolean
  readonly isReading: boolean
  readonly error: unknown
  readonly readMore: () => void
  readonly retry: () => void
}

/** All releases, page by page; read again when another one is live. */
export function useReleases(): UsedReleases {
  const api = useApi()
  const { seq } = useDraftSnapshot()
  const { data, error, mutate, isValidating, setSize, size } = useSWRInfinite<Releases, unknown>(
    (index: number, previous: Releases | null) => {
      const last = previous?.releases.at(-1)
      if (index > 0 && (last === undefined || last.seq <= 1)) return null
      return ['releases', seq, index === 0 ? undefined : last?.seq] as const
    },
    ([, , before]: readonly [string, number, number | undefined]) => api.releases({ querystring: { before } }),
  )
  const releases = data?.flatMap((page) => page.releases)
  return {
    releases,
    live: data?.[0]?.live ?? 0,
    hasMore: (releases?.at(-1)?.seq ?? 1) > 1,
    isReading: isValidating,
    error,
    readMore: () => void setSize(size + 1),
    retry: () => void mutate(),
  }
}
