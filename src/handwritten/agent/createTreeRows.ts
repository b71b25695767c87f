import type { TeamNode } from './createTeamNodes.ts'
import type { TeamMember } from './TeamMember.ts'

/** State of the members below a row: none, or closed, asked for, open, or asked for in vain. */
export type RowState = 'leaf' | 'closed' | 'opening' | 'open' | 'failed'

/** One line of the tree. It keeps its identity until something of it changes. */
export interface TreeRow {
  /** The ids from the top down to this member: the platform may name one member in two places. */
  readonly key: string
  /** The key of the row above this one's level; undefined at the top. */
  readonly parent: string | undefined
  readonly member: TeamMember
  /** 1 at the top. */
  readonly level: number
  /** 1-based among its siblings. */
  readonly place: number
  readonly siblings: number
  readonly state: RowState
  /** Why those below could not be read. */
  readonly failure: unknown
}

/** Reads the rows of a team off its nodes: every one that is not inside a closed one, from top to bottom. */
export function createTreeRows(): (top: TeamNode) => readonly TreeRow[] {
  let known = new Map<string, TreeRow>()

  function rowOf(row: TreeRow): TreeRow {
    const before = known.get(row.key)
    return before && isSameRow(before, row) ? before : row
  }

  function below(parent: TeamNode, level: number, parentKey: string | undefined): readonly TreeRow[] {
    const children = parent.children ?? []
    return children.flatMap((node, index) => {
      const { key, member, isOpen, failure } = node
      if (!member) return []
      const row = rowOf({
        key,
        parent: parentKey,
        member,
        level,
        place: index + 1,
        siblings: children.length,
        state: stateOf(node),
        failure,
      })
      return isOpen ? [row, ...below(node, level + 1, key)] : [row]
    })
  }

  return (top) => {
    const rows = below(top, 1, undefined)
    known = new Map(rows.map((row) => [row.key, row]))
    return rows
  }
}

function isSameRow(a: TreeRow, b: TreeRow): boolean {
  const { member, parent, level, place, siblings, state, failure } = b
  return (
    a.member === member &&
    a.parent === parent &&
    a.level === level &&
    a.place === place &&
    a.siblings === siblings &&
    a.state === state &&
    a.failure === failure
  )
}

export function stateOf({ member, children, isOpen, isReading, failure }: TeamNode): RowState {
  if (children?.length === 0 || (member?.noChild === true && !children)) return 'leaf'
  if (!isOpen) return 'closed'
  if (children) return 'open'
  return isReading || failure === undefined ? 'opening' : 'failed'
}
