import type { Source } from '../../format/screen.ts'
import { PlatformError } from '../../platform/PlatformError.ts'
import type { Held } from './createAnswers.ts'
import type { Page } from './pages.ts'
import type { SourceState } from '../screen/SourceState.ts'
import type { Asked } from './useQuestion.ts'

interface Known {
  readonly source: Source
  readonly asked: Asked
  /** The newest answer. */
  readonly held: Held | undefined
  readonly kept: Held | undefined
  readonly rowsOf: (pages: readonly Page[]) => readonly unknown[]
  /** The document's default. */
  readonly initial: unknown
  /** Pixels before the end at which the next page is wanted. */
  readonly offset: number
  readonly error: unknown
  readonly isValidating: boolean
  readonly more: { readonly isLoading: boolean; readonly hasFailed: boolean; readonly error: unknown }
}

/** What blocks know of a source. */
export function describeSource({
  source,
  asked,
  held,
  kept,
  rowsOf,
  initial,
  offset,
  error,
  isValidating,
  more,
}: Known): SourceState {
  const { key, off, failed } = asked
  // Never the answer to another question, or another member's, not even for the moment until this one's comes.
  const shown = [held, kept].find((answer) => answer !== undefined && answer.key === key)
  const rows = shown?.pages && rowsOf(shown.pages)
  const last = shown?.pages?.at(-1)
  const data = off ? undefined : (rows ?? (shown ? shown.data : initial))
  const failure = isAborted(error) ? undefined : error
  const isKnown = off || shown !== undefined || initial !== undefined
  return {
    status: isKnown ? 'ready' : failed.length > 0 || failure !== undefined ? 'failed' : 'loading',
    question: key,
    answerOf: off ? undefined : shown?.key,
    data,
    rows: Array.isArray(data) ? data : [],
    off,
    refreshing: key !== null && isValidating,
    error: failure,
    failed,
    answeredAt: shown?.at,
    paging: source.paging && {
      hasMore: last?.isLast === false,
      isPaused: last?.rows.length === 0,
      loadingMore: more.isLoading,
      moreFailed: more.hasFailed,
      moreError: more.error,
      offset,
      finished: source.paging.finished,
    },
  }
}

const isAborted = (error: unknown) => error instanceof PlatformError && error.kind === 'aborted'
