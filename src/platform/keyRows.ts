import type { Paging } from './OperationEntry.ts'

type Row = { readonly [field: string]: unknown }

/**
 * Gives every row of a page its identity. Some platforms leave it out; then the row's own content is its key,
 * with a count behind it for rows that are equal.
 */
export function keyRows(data: unknown, { rows, key }: Paging): unknown {
  const field = rows.slice(1)
  const list = (data as { readonly [field: string]: unknown })[field]
  if (!Array.isArray(list) || list.every((row: Row) => row[key] !== undefined && row[key] !== '')) return data
  const seen = new Map<string, number>()
  const keyed = list.map((row: Row) => {
    if (row[key] !== undefined && row[key] !== '') return row
    const content = JSON.stringify(row)
    const count = (seen.get(content) ?? 0) + 1
    seen.set(content, count)
    return { ...row, [key]: count === 1 ? content : `${content}#${count}` }
  })
  return { ...(data as object), [field]: keyed }
}
