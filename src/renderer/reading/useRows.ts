import { useMemo, useState } from 'react'
import { isExpression, type Expression } from '../../format/shape/compiled.ts'
import { dependenciesOf } from '../screen/dependenciesOf.ts'
import { usePlace } from '../screen/ScopeContext.tsx'
import type { PagingState, SourceState } from '../screen/SourceState.ts'
import type { Reader } from './reader.ts'
import { useDerived } from './useDerived.ts'
import { useReadable } from '../../ui/useReadable.ts'

export interface UsedRows extends Omit<UsedSource, 'rows'> {
  readonly rows: readonly unknown[]
  /** The sources that could not be read. */
  readonly failed: readonly string[]
  /** The same rows with their keys, each once. */
  readonly keyed: readonly KeyedRow[]
}

/** The rows a block shows, of a source of the screen or an expression, with the state of where they come from. */
export function useRows({
  source,
  rows,
  where,
  key,
}: {
  readonly source?: string | undefined
  readonly rows?: Expression | undefined
  /** Which of them show; all without it. */
  readonly where?: Expression | undefined
  readonly key?: Expression | undefined
}): UsedRows {
  const used = useSourceState(source ?? '')
  const input = useMemo(
    () => ({ rows: rows ?? { e: ['get', ['id', 'data'], source ?? ''] }, where, key }),
    [rows, source, where, key],
  )
  const [readRows] = useState(createRowReader)
  const derived = useDerived(input, readRows)
  return useMemo(() => {
    const base =
      source === undefined
        ? { ...used, status: derived.status, refreshing: false, error: undefined, paging: undefined }
        : used
    // Conditions on rows may wait for another source.
    const status = base.status === 'ready' ? derived.status : base.status
    return {
      ...base,
      status,
      failed: source !== undefined && base.status === 'failed' ? [source] : derived.failed,
      rows: derived.value.map(({ row }) => row),
      keyed: derived.value,
    }
  }, [source, used, derived])
}

export interface UsedSource extends Omit<SourceState, 'paging'> {
  readonly paging: (PagingState & { readonly loadMore: () => void }) | undefined
}

/** The state of a source of this screen, and how to work it. */
export function useSourceState(name: string): UsedSource {
  const { store } = usePlace()
  const cell = store.source(name)
  const state = useReadable(cell)
  return useMemo(() => {
    return {
      ...state,
      paging: state.paging && { ...state.paging, loadMore: () => void store.handle(name)?.loadMore() },
    }
  }, [store, name, state])
}

export interface KeyedRow {
  /** Unique among the rows and stable over refreshes. */
  readonly key: string
  readonly row: unknown
}

/**
 * Reads rows with their keys. What is said of a source changes more often than its rows do, and a list grows at its
 * end: rows that were keyed the last time are keyed already, unless more than a row is read for it.
 */
export function createRowReader() {
  let last: Keyed | undefined

  /** @param input `rows` are rows, or an expression that yields them */
  return (
    read: Reader,
    {
      rows,
      where,
      key,
    }: { readonly rows: unknown; readonly where: Expression | undefined; readonly key: Expression | undefined },
  ): readonly KeyedRow[] => {
    const value = isExpression(rows) ? read.value(rows, noRows) : rows
    const list: readonly unknown[] = Array.isArray(value) ? value : noRows
    if (where !== undefined || !readsRowAlone(key)) return keyRows(read, { list, where, key, seen: new Map() })
    if (last !== undefined && last.list === list && last.key === key) return last.keyed
    const before = last !== undefined && last.key === key && isBeginning(last.list, list) ? last : nothing(key)
    const { seen } = before
    const added = keyRows(read, { list: list.slice(before.list.length), key, seen })
    last = { list, key, keyed: [...before.keyed, ...added], seen }
    return last.keyed
  }
}

interface Keyed {
  readonly list: readonly unknown[]
  readonly key: Expression | undefined
  readonly keyed: readonly KeyedRow[]
  /** How often each key was met. */
  readonly seen: Map<string, number>
}

const nothing = (key: Expression | undefined): Keyed => ({ list: noRows, key, keyed: [], seen: new Map() })
const noRows: readonly unknown[] = []
const isBeginning = (list: readonly unknown[], of: readonly unknown[]) =>
  list.length <= of.length && list.every((row, index) => row === of[index])
const readsRowAlone = (key: Expression | undefined) => dependenciesOf(key).every((name) => name === 'row')

function keyRows(
  read: Reader,
  { list, where, key, seen }: Omit<Keyed, 'keyed'> & { readonly where?: Expression | undefined },
): readonly KeyedRow[] {
  return list.flatMap((row) => {
    if (where !== undefined && !read.row(row).condition(where)) return []
    const keyed = keyedRow(read, row, key)
    const count = (seen.get(keyed.key) ?? 0) + 1
    seen.set(keyed.key, count)
    if (count === 1) return [keyed]
    // A declared key may occur once; rows without one may well be equal.
    return key !== undefined && keyed.key !== '' ? [] : [{ ...keyed, key: `${keyed.key}#${count}` }]
  })
}

const unkeyed = {}
const keyedBy = new WeakMap<object, WeakMap<object, KeyedRow>>()

/** A row with its key. One whose key reads nothing else is worked out once, however often the rows around it change. */
function keyedRow(read: Reader, row: unknown, key: Expression | undefined): KeyedRow {
  const make = () => ({ key: key === undefined ? JSON.stringify(row) : String(read.row(row).value(key, '')), row })
  if (typeof row !== 'object' || row === null || !readsRowAlone(key)) return make()
  const known = keyedBy.get(key ?? unkeyed) ?? new WeakMap<object, KeyedRow>()
  keyedBy.set(key ?? unkeyed, known)
  const keyed = known.get(row) ?? make()
  known.set(row, keyed)
  return keyed
}
