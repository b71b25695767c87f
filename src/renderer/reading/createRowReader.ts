import { isExpression, type Expression } from '../../format/shape/compiled.ts'
import type { Reader } from './createReader.ts'
import { dependenciesOf } from '../screen/dependenciesOf.ts'

export interface KeyedRow {
  /** Unique among the rows and stable over refreshes. */
  readonly key: string
  readonly row: unknown
}

export interface RowsInput {
  /** Rows, or an expression that yields them. */
  readonly rows: unknown
  readonly where: Expression | undefined
  readonly key: Expression | undefined
}

/**
 * Reads rows with their keys. What is said of a source changes more often than its rows do, and a list grows at its
 * end: rows that were keyed the last time are keyed already, unless more than a row is read for it.
 */
export function createRowReader(): (read: Reader, input: RowsInput) => readonly KeyedRow[] {
  let last: Keyed | undefined

  return (read, { rows, where, key }) => {
    const value = isExpression(rows) ? read.value(rows, noRows) : rows
    const list: readonly unknown[] = Array.isArray(value) ? value : noRows
    if (where !== undefined || !readsRowAlone(key)) return keyRows({ read, list, where, key, seen: new Map() })
    if (last !== undefined && last.list === list && last.key === key) return last.keyed
    const before = last !== undefined && last.key === key && isBeginning(last.list, list) ? last : nothing(key)
    const { seen } = before
    const added = keyRows({ read, list: list.slice(before.list.length), key, seen })
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

interface Unkeyed extends Pick<Keyed, 'list' | 'key' | 'seen'> {
  readonly read: Reader
  readonly where?: Expression | undefined
}

function keyRows({ read, list, where, key, seen }: Unkeyed): readonly KeyedRow[] {
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
