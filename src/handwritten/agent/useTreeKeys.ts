import { useRef, type KeyboardEvent } from 'react'
import type { TeamTree } from './createTeamTree.ts'
import type { TreeRow } from './createTreeRows.ts'
import { findByName, moveInTree } from './moveInTree.ts'

/** Letters that follow one another sooner than this, in milliseconds, are one name. */
const ONE_NAME_WITHIN = 700

interface TreeKeysOptions {
  readonly tree: TeamTree
  readonly rows: readonly TreeRow[]
  /** The place of the row that has the focus. */
  readonly current: number
  readonly onMove: (index: number) => void
}

/** Keys of an ARIA tree: arrows move, open and close, letters find a name. */
export function useTreeKeys({ tree, rows, current, onMove }: TreeKeysOptions): (event: KeyboardEvent) => void {
  const typed = useRef({ text: '', at: 0 })
  const currentKey = rows[current]?.key

  function findTyped({ key, timeStamp }: KeyboardEvent): void {
    const { text, at } = typed.current
    const next = timeStamp - at < ONE_NAME_WITHIN ? text + key : key
    typed.current = { text: next, at: timeStamp }
    const index = findByName(rows, current, next)
    if (index >= 0) onMove(index)
  }

  return (event) => {
    if (event.ctrlKey || event.metaKey || event.altKey || currentKey === undefined) return
    const move = moveInTree(event.key, rows, current)
    if (move !== undefined || event.key.startsWith('Arrow') || event.key === ' ') event.preventDefault()
    if (move === 'open' || move === 'close') tree[move](currentKey)
    else if (move) onMove(move.to)
    else if (event.key.length === 1 && event.key !== ' ') findTyped(event)
  }
}
