import { useMemo, useState } from 'react'
import type { Expression } from '../../format/shape/compiled.ts'
import { createRowReader, type KeyedRow } from './createRowReader.ts'
import { useDerived } from './useDerived.ts'
import { useSourceState, type UsedSource } from './useSourceState.ts'

/** Where a block's rows come from: a source of the screen or an expression, perhaps not all of them. */
export interface RowsOf {
  readonly source?: string | undefined
  readonly rows?: Expression | undefined
  readonly where?: Expression | undefined
  readonly key?: Expression | undefined
}

export interface UsedRows extends Omit<UsedSource, 'rows'> {
  readonly rows: readonly unknown[]
  /** The sources that could not be read. */
  readonly failed: readonly string[]
  /** The same rows with their keys, each once. */
  readonly keyed: readonly KeyedRow[]
}

/** The rows a block shows, with the state of where they come from. */
export function useRows({ source, rows, where, key }: RowsOf): UsedRows {
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
