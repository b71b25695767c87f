/** What is known of a source at a moment. */
export interface SourceState {
  /** `ready` also holds for a default, for what was kept on the device, and for a source that is not to be read now. */
  readonly status: 'loading' | 'ready' | 'failed'
  /** As the platform sent it, coerced; for a source with paging the rows of all pages read so far. */
  readonly data: unknown
  readonly rows: readonly unknown[]
  /** The source's `when` does not hold: it has no data and waits for nothing. */
  readonly off: boolean
  /** The data answers an earlier question, as after a changed filter; show it dimmed. */
  readonly stale: boolean
  readonly refreshing: boolean
  /** The last failure, also when there still is data to show. */
  readonly error: unknown
  /** Server time of the last answer. */
  readonly answeredAt: number | undefined
  readonly paging: PagingState | undefined
}

export interface PagingState {
  readonly hasMore: boolean
  readonly loadingMore: boolean
  readonly moreFailed: boolean
  /** Pixels before the end at which the next page is wanted. */
  readonly offset: number
  /** The copy key of what stands after the last page. */
  readonly finished: string
}

export const loadingSource: SourceState = {
  status: 'loading',
  data: undefined,
  rows: [],
  off: false,
  stale: false,
  refreshing: true,
  error: undefined,
  answeredAt: undefined,
  paging: undefined,
}

/** What can be done with a source that is being read. */
export interface SourceHandle {
  refresh(): Promise<void>
  loadMore(): Promise<void>
}
