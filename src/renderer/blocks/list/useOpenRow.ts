import { useCallback } from 'react'
import { useBlockPlace } from '../../screen/BlockContext.ts'
import { usePlace } from '../../screen/ScopeContext.tsx'
import { useReadable } from '../../../ui/useReadable.ts'

/** Whether this row of the list around is the open one, and how to open or close it. */
export function useOpenRow(key: string): readonly [isOpen: boolean, toggle: () => void] {
  const { openRow } = usePlace().store
  const { id } = useBlockPlace()
  const name = `${id} ${key}`
  const isOpen = useReadable(openRow, (open) => open === name)
  const toggle = useCallback(() => openRow.set(openRow.getSnapshot() === name ? undefined : name), [openRow, name])
  return [isOpen, toggle]
}

/** The key of the open row, if it is one of the list around. */
export function useOpenKey(): string | undefined {
  const { openRow } = usePlace().store
  const { id } = useBlockPlace()
  const open = useReadable(openRow)
  return open?.startsWith(`${id} `) === true ? open.slice(id.length + 1) : undefined
}
