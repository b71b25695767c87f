import { useMemo } from 'react'
import type { Expression } from '../../format/shape/compiled.ts'
import { isExpression } from '../../format/shape/compiled.ts'
import type { Reader } from '../scope/createReader.ts'
import { useDerived } from './useDerived.ts'
import { useSourceState, type UsedSource } from './useSourceState.ts'

/** Where a block's rows come from: a source of the screen or an expression, perhaps not all of them. */
export interface RowsOf {
  readonly source?: string | undefined
  readonly rows?: Expression | undefined
  readonly where?: Expression | undefined
  readonly key?: Expression | undefined
}

export interface KeyedRow {
  /** Unique among the rows and stable over refreshes. */
  readonly key: string
  readonly row: unknown
}

export interface UsedRows extends Omit<UsedSource, 'rows'> {
  readonly rows: readonly unknown[]
  /** The same rows with their keys, each once. */
  readonly keyed: readonly KeyedRow[]
}

/** The rows a block shows, with the state of where they come from. */
export function useRows({ source, rows, where, key }: RowsOf): UsedRows {
  const used = useSourceState(source ?? '')
  const input = useMemo(() => ({ rows: rows ?? { e: ['get', ['id', 'data'], source ?? ''] }, where, key }), [rows, source, where, key])
  const derived = useDerived(input, readRows)
  return useMemo(() => {
    const base = source === undefined ? { ...used, status: derived.status, stale: false, refreshing: false, error: undefined, paging: undefined } : used
    // Conditions on rows may wait for another source.
    const status = base.status === 'ready' ? derived.status : base.status
    return { ...base, status, rows: derived.value.map(({ row }) => row), keyed: derived.value }
  }, [source, used, derived])
}

interface RowsInput {
  readonly rows: unknown
  readonly where: Expression | undefined
  readonly key: Expression | undefined
}

function readRows(read: Reader, { rows, where, key }: RowsInput): readonly KeyedRow[] {
  const list = isExpression(rows) ? read.value(rows, []) : rows
  const seen = new Map<string, number>()
  return (Array.isArray(list) ? list : []).flatMap((row: unknown) => {
    const inRow = read.row(row)
    if (!inRow.condition(where)) return []
    const name = key === undefined ? JSON.stringify(row) : String(inRow.value(key, ''))
    const count = (seen.get(name) ?? 0) + 1
    seen.set(name, count)
    // A key that says so may stand once; rows without one may well be equal.
    if (count > 1 && key !== undefined && name !== '') return []
    return [{ key: count === 1 ? name : `${name}#${count}`, row }]
  })
}
