import { InfiniteFooter } from '../../../ui/InfiniteFooter.tsx'
import { listKeys } from './listKeys.ts'
import type { UsedSource } from '../../reading/useRows.ts'
import { useTranslate } from '../../reading/language.ts'
import { canRetry, wordsOf } from '../../asking/failures.ts'

/** The end of a list with pages: more, that more comes, that there is no more, or why it could not be loaded. */
export function MoreFooter({ paging }: { readonly paging: NonNullable<UsedSource['paging']> }) {
  const translate = useTranslate()
  const { loadingMore, moreFailed, moreError, hasMore, isPaused, offset, loadMore, finished } = paging
  const isFinal = moreFailed && !canRetry(moreError)
  return (
    <InfiniteFooter
      state={loadingMore ? 'loading' : moreFailed ? 'failed' : hasMore ? (isPaused ? 'paused' : 'more') : 'finished'}
      offset={offset}
      onMore={loadMore}
      canRetry={!isFinal}
      finishedText={translate(finished)}
      failedText={(isFinal ? wordsOf(moreError, translate) : undefined) ?? translate(listKeys.moreFailed)}
    />
  )
}
