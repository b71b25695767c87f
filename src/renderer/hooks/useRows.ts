import { useMemo } from 'react'
import type { Expression } from '../../format/shape/compiled.ts'
import { isExpression } from '../../format/shape/compiled.ts'
import type { Reader } from '../scope/createReader.ts'
import { dependenciesOf } from '../scope/dependenciesOf.ts'
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
    if (where !== undefined && !read.row(row).condition(where)) return []
    const keyed = keyedRow(read, row, key)
    const count = (seen.get(keyed.key) ?? 0) + 1
    seen.set(keyed.key, count)
    if (count === 1) return [keyed]
    // A key that says so may stand once; rows without one may well be equal.
    return key !== undefined && keyed.key !== '' ? [] : [{ ...keyed, key: `${keyed.key}#${count}` }]
  })
}

const unkeyed = {}
const keyedBy = new WeakMap<object, WeakMap<object, KeyedRow>>()

/** A row with its key. One whose key reads nothing else is worked out once, however often the rows around it change. */
function keyedRow(read: Reader, row: unknown, key: Expression | undefined): KeyedRow {
  const make = () => ({ key: key === undefined ? JSON.stringify(row) : String(read.row(row).value(key, '')), row })
  if (typeof row !== 'object' || row === null || dependenciesOf(key).some((name) => name !== 'row')) return make()
  const known = keyedBy.get(key ?? unkeyed) ?? new WeakMap<object, KeyedRow>()
  keyedBy.set(key ?? unkeyed, known)
  const keyed = known.get(row) ?? make()
  known.set(row, keyed)
  return keyed
}
