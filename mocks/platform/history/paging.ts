export const ROWS_PER_PAGE = 20

export interface Page<Row> {
  rows: readonly Row[]
  last: number
  total: number
}

/** One page of a list; `first` is the number of its first page (0 or 1). An empty list has one empty page. */
export function pageOf<Row>(rows: readonly Row[], page: number | undefined, first: 0 | 1 = 1): Page<Row> {
  const index = Math.max(0, Math.floor(page ?? first) - first)
  return {
    rows: rows.slice(index * ROWS_PER_PAGE, (index + 1) * ROWS_PER_PAGE),
    last: first + Math.max(1, Math.ceil(rows.length / ROWS_PER_PAGE)) - 1,
    total: rows.length,
  }
}
