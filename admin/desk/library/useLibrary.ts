import useSWR, { useSWRConfig } from 'swr'
import type { PictureLibrary } from '../../api/pictureApi.ts'
import { useApi } from '../api/ApiProvider.tsx'
import { useDraftSnapshot } from '../facts/draft/DraftProvider.tsx'

const LIBRARY = 'pictures'

export interface UsedLibrary {
  /** Undefined until the service has answered. */
  readonly library: PictureLibrary | undefined
  readonly error: unknown
  readonly isReading: boolean
  readonly reload: () => Promise<void>
}

/** The library of pictures; read again when edits or the live release say otherwise where they are used. */
export function useLibrary(): UsedLibrary {
  const api = useApi()
  const { seq, changes } = useDraftSnapshot()
  const { mutate } = useSWRConfig()
  const edits = changes.flatMap((change) => change.edits.map(({ rev }) => rev))
  const { data, error, isValidating } = useSWR<PictureLibrary, unknown>(
    [LIBRARY, seq, edits.join()],
    async () => api.pictures(),
    { keepPreviousData: true },
  )
  return {
    library: data,
    error,
    isReading: isValidating,
    reload: async () => {
      await mutate((key) => Array.isArray(key) && key[0] === LIBRARY)
    },
  }
}
