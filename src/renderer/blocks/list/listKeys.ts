/** The copy that lists speak; every language of `schemas/copy` must have it. */
export const listKeys = {
  loading: 'list.loading',
  refresh: 'list.refresh',
  refreshing: 'list.refreshing',
  refreshed: 'list.refreshed',
  moreFailed: 'list.moreFailed',
  /** With {{count}}. */
  loaded: 'list.loaded',
  /** With {{count}}. */
  showAll: 'list.showAll',
  showLess: 'list.showLess',
  noMatches: 'list.noMatches',
  clearFilter: 'list.clearFilter',
  /** With {{amount}}. */
  dayIn: 'list.dayIn',
  /** With {{amount}}. */
  dayOut: 'list.dayOut',
  daySoFar: 'list.daySoFar',
} as const
