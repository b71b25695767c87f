import useSWRInfinite from 'swr/infinite'
import type { Operations } from '../../../../src/platform/Operations.ts'
import { useTwin } from '../TwinContext.ts'
import type { RecordFilter } from './RecordFilter.ts'

type Page = Operations['getTransRecord']['data']
type Params = Operations['getTransRecord']['params']

/** The pages read so far, and how to get more of them. */
export function useRecords({ type, date, api_type }: RecordFilter) {
  const { platform } = useTwin()
  const keyOf = (index: number, before: Page | null): readonly [string, Params] | null =>
    before && before.last_page <= index
      ? null
      : ['getTransRecord', { date: Number(date), type: Number(type), page: index + 1, api_type } as Params]
  const read = async ([, params]: readonly [string, Params]) => (await platform.call('getTransRecord', params)).data
  const { data, error, isLoading, isValidating, size, setSize, mutate } = useSWRInfinite<Page, unknown>(keyOf, read, {
    revalidateFirstPage: false,
    parallel: false,
  })
  const last = data?.at(-1)
  return {
    pages: data,
    error,
    isLoading,
    isStale: isValidating && isLoading,
    isLoadingMore: isValidating && data !== undefined && data.length < size,
    hasMore: last !== undefined && data !== undefined && last.last_page > data.length,
    more: async () => setSize((before) => before + 1),
    refresh: async () => mutate(),
  }
}
