import useSWR from 'swr'
import { useApi } from '../../api/ApiProvider.tsx'
import type { PlatformLimit } from '../../../api/platformApi.ts'
import { useWords } from '../../words/useWords.ts'
import { sentenceOf } from '../../words/sentenceOf.ts'

export interface PlatformLimitsState {
  /** By JSON Pointer of the setting; undefined until the first answer. Without an answer nothing is known. */
  readonly limits: Readonly<Record<string, PlatformLimit>> | undefined
  /** Why something is not known, each reason once. */
  readonly reasons: readonly string[]
}

const EVERY = 60_000
const nothing: Readonly<Record<string, PlatformLimit>> = {}

/** Limits of the platform itself, by its latest answer to the service. */
export function usePlatformLimits(): PlatformLimitsState {
  const words = useWords()
  const api = useApi()
  const { data, error } = useSWR('platform-limits', async () => (await api.platformLimits()).limits, {
    refreshInterval: EVERY,
  })
  if (error !== undefined) return { limits: nothing, reasons: [sentenceOf(error, words)] }
  const reasons = Object.values(data ?? nothing).flatMap((limit) =>
    'unknown' in limit ? [words.coded(`platform.${limit.why}`, { code: limit.status ?? '' }) ?? limit.unknown] : [],
  )
  return { limits: data, reasons: [...new Set(reasons)] }
}
