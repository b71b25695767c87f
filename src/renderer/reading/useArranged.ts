import { Big } from 'big.js'
import { useMemo } from 'react'
import type { Arrangement } from '../../format/blocks/arrangement.ts'
import type { Reader } from './reader.ts'
import { useDerived } from './useDerived.ts'
import type { KeyedRow } from './useRows.ts'

interface Input {
  readonly keyed: readonly KeyedRow[]
  readonly sort: Arrangement['sort']
  readonly limit: Arrangement['limit']
}

/** Rows in their order, as many as show. Equal rows stay as they came; those without a value are last either way. */
export function useArranged({ sort, limit }: Arrangement, keyed: readonly KeyedRow[]): readonly KeyedRow[] {
  const input = useMemo(() => ({ keyed, sort, limit }), [keyed, sort, limit])
  return useDerived(input, arrangeRows).value
}

function arrangeRows(read: Reader, { keyed, sort, limit }: Input): readonly KeyedRow[] {
  return (sort === undefined ? keyed : sorted(read, keyed, sort)).slice(0, limit)
}

function sorted(read: Reader, keyed: readonly KeyedRow[], { by, down }: NonNullable<Arrangement['sort']>) {
  const valued = keyed.map((row) => ({ row, value: read.row(row.row).value(by) }))
  const known = valued.filter(({ value }) => isKnown(value))
  const turn = down ? -1 : 1
  return [
    ...known.toSorted((one, other) => turn * compare(one.value, other.value)),
    ...valued.filter(({ value }) => !isKnown(value)),
  ].map(({ row }) => row)
}

const isKnown = (value: unknown) => value !== undefined && value !== '' && !Number.isNaN(value)

/** Figures by their size, before texts by their characters. */
function compare(one: unknown, other: unknown): number {
  const [left, right] = [figureOf(one), figureOf(other)]
  if (left && right) return left.cmp(right)
  if (left ?? right) return left ? -1 : 1
  const [first, second] = [String(one), String(other)]
  return first < second ? -1 : first > second ? 1 : 0
}

function figureOf(value: unknown): Big | undefined {
  if (value instanceof Big) return value
  return typeof value === 'number' && Number.isFinite(value) ? new Big(value) : undefined
}
