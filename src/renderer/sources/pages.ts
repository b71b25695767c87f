import { readField } from '../../format/expression/readField.ts'
import { readEntry } from '../../platform/entries.ts'
import type { Paging } from '../../platform/OperationEntry.ts'

export interface Page {
  readonly number: number
  readonly rows: readonly unknown[]
  readonly isLast: boolean
}

/** How the platform pages a call; undefined for one it does not page. */
export function pagingOf(call: string): Paging | undefined {
  return readEntry(call)?.paging
}

/** A page as the platform answered it: the last one where that does not say how many there are. */
export function readPage(data: unknown, number: number, { rows: rowsAt, last }: Paging): Page {
  const rows = at(data, rowsAt)
  const lastNumber = at(data, last)
  return {
    number,
    rows: Array.isArray(rows) ? rows : [],
    isLast: typeof lastNumber !== 'number' || number >= lastNumber,
  }
}

/**
 * Merges the pages of one source: all rows, each once, as what moved to the next page while it was read shows where it
 * was first. The same pages give the same rows, and what follows the pages of the last time is only added to them.
 */
export function createMerge({ key }: Paging): (pages: readonly Page[]) => readonly unknown[] {
  let merged:
    | { readonly pages: readonly Page[]; readonly rows: readonly unknown[]; readonly seen: Set<unknown> }
    | undefined

  return (pages) => {
    const before =
      merged !== undefined && merged.pages.every((page, index) => page === pages[index])
        ? merged
        : { pages: [], rows: [], seen: new Set() }
    const { seen } = before
    const added = pages.slice(before.pages.length).flatMap(({ rows }) =>
      rows.filter((row) => {
        const name = readField(row, key)
        if (name === undefined) return true
        if (seen.has(name)) return false
        seen.add(name)
        return true
      }),
    )
    merged = { pages, rows: added.length === 0 ? before.rows : [...before.rows, ...added], seen }
    return merged.rows
  }
}

/** What a pointer such as `/data` finds. */
function at(data: unknown, pointer: string): unknown {
  return pointer.split('/').slice(1).reduce<unknown>(readField, data)
}
