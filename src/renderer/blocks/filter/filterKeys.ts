/** The copy that filters speak; every language of `schemas/copy` must have it. */
export const filterKeys = {
  filter: 'filter.label',
  choose: 'common.choose',
  clear: 'search.clear',
  date: 'filter.date',
  dateRange: 'filter.dateRange',
  sameMonth: 'dateRange.sameMonth',
  startAfterEnd: 'dateRange.order',
  /** With {{min}} and {{max}}. */
  outside: 'dateRange.bounds',
} as const
