import type { TreeRow } from './createTreeRows.ts'

/** Effect of a key in the tree: another row becomes the current one, or the current one opens or closes. */
export type Move = { readonly to: number } | 'open' | 'close' | undefined

/** The keys of a tree (WAI-ARIA practices): up, down, home, end, right into, left out, enter and space turn. */
export function moveInTree(key: string, rows: readonly TreeRow[], index: number): Move {
  const row = rows[index]
  if (!row) return undefined
  const within = (to: number): Move => (to >= 0 && to < rows.length && to !== index ? { to } : undefined)
  switch (key) {
    case 'ArrowDown':
      return within(index + 1)
    case 'ArrowUp':
      return within(index - 1)
    case 'Home':
      return within(0)
    case 'End':
      return within(rows.length - 1)
    case 'ArrowRight':
      if (row.state === 'closed' || row.state === 'failed') return 'open'
      return rows[index + 1]?.parent === row.key ? { to: index + 1 } : undefined
    case 'ArrowLeft':
      if (isOpen(row)) return 'close'
      return within(rows.findIndex(({ key: each }) => each === row.parent))
    case 'Enter':
    case ' ':
      return turn(row)
    default:
      return undefined
  }
}

/** Effect of a tap on a row: a leaf does nothing, what could not be read is read again. */
export function turn({ state }: TreeRow): 'open' | 'close' | undefined {
  if (state === 'leaf') return undefined
  return state === 'closed' || state === 'failed' ? 'open' : 'close'
}

/** The next row whose member's name begins like this, round the end; -1 when there is none. */
export function findByName(rows: readonly TreeRow[], index: number, start: string): number {
  const wanted = start.toLowerCase()
  // One more letter may still mean the current row; a first one means the next.
  const first = wanted.length > 1 ? index : index + 1
  for (let step = 0; step < rows.length; step += 1) {
    const at = (first + step) % rows.length
    if (rows[at]?.member.username.toLowerCase().startsWith(wanted) === true) return at
  }
  return -1
}

const isOpen = ({ state }: TreeRow) => state === 'open' || state === 'opening'
