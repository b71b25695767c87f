import { useCallback } from 'react'
import { VirtualItems } from '../../parts/VirtualItems.tsx'
import { RecordLine } from './RecordLine.tsx'
import type { RecordRowsProps } from './RecordRows.tsx'
import { useOpenKey } from './useOpenRow.ts'

/** A record with three cells; measured once it is in the page. */
const ESTIMATE = 128

export interface VirtualRowsProps extends RecordRowsProps {
  readonly heights: Map<string | number, number>
}

/** Rows of a long list. What is typed in an open row stays when it is scrolled away. */
export function VirtualRows({ rows, template, label, isOpenEnded, headOf, heights }: VirtualRowsProps) {
  const openKey = useOpenKey()
  const keyAt = useCallback((index: number) => rows[index]?.key ?? index, [rows])
  function rowAt(index: number) {
    const entry = rows[index]
    if (!entry) return undefined
    return (
      <>
        {headOf?.(entry.key)}
        <RecordLine name={entry.key} row={entry.row} template={template} />
      </>
    )
  }
  return (
    <VirtualItems
      count={rows.length}
      keyAt={keyAt}
      itemAt={rowAt}
      estimate={ESTIMATE}
      heights={heights}
      label={label}
      isOpenEnded={isOpenEnded}
      kept={openKey === undefined ? -1 : rows.findIndex(({ key }) => key === openKey)}
    />
  )
}
