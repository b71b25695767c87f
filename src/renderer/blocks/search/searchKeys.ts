/** The copy that a search speaks; every language of `schemas/copy` must have it. */
export const searchKeys = {
  /** With {{count}}. */
  found: 'search.found',
  reading: 'search.reading',
  /** With {{lists}}. */
  failed: 'search.failed',
  failedAll: 'search.failedAll',
  /** With {{name}}. */
  star: 'search.star',
  /** With {{most}}. */
  starsFull: 'search.starsFull',
  clear: 'search.clear',
} as const
