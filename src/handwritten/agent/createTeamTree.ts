import { reuseEqual } from '../../platform/reuseEqual.ts'
import { createListeners } from '../../store/createListeners.ts'
import type { TeamMember } from './TeamMember.ts'

/** What is below a row: nobody, or members who are closed, asked for, open, or asked for in vain. */
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

interface TeamSnapshot {
  readonly state: 'loading' | 'failed' | 'ready'
  /** Why the members directly below the agent could not be read. */
  readonly failure: unknown
  /** Every row that is not inside a closed one, from top to bottom. */
  readonly rows: readonly TreeRow[]
}

export interface TeamTree {
  readonly subscribe: (onChange: () => void) => () => void
  readonly getSnapshot: () => TeamSnapshot
  /** Reads the members directly below the agent; also the way to try again. */
  readonly start: () => void
  /** Shows the members below a row: at once those it knows, then those the platform names now. A leaf stays one. */
  open(key: string): void
  close(key: string): void
  /** Those read so far, open or closed, whose name has this in it; the first of them, in the order they were read. */
  find(text: string): readonly FoundMember[]
  /** How many have been read so far. */
  count(): number
  /** The rows from the top down to a row, itself included. */
  pathTo(key: string): readonly FoundMember[]
  /** Opens all above a row, level by level, and reads what it does not know; whether the row is there then. */
  reveal(key: string): Promise<boolean>
}

/** A member and their place in the tree. */
export interface FoundMember {
  readonly key: string
  readonly member: TeamMember
}

/** Nobody looks through more than this: one more letter narrows it. */
const MOST_FOUND = 50

interface Node {
  readonly key: string
  /** Undefined for the agent, above all rows. */
  member: TeamMember | undefined
  isOpen: boolean
  isReading: boolean
  /** What its last read failed with. */
  failure: unknown
  /** Counts its reads: only the answer to the newest one counts. */
  reads: number
  children: readonly Node[] | undefined
}

/**
 * The team below an agent, read level by level as it is opened.
 * @param read The members directly below one id, below the agent for the empty id; may reject.
 */
export function createTeamTree(read: (pid: string) => Promise<readonly TeamMember[]>): TeamTree {
  const nodes = new Map<string, Node>()
  const rows = new Map<string, TreeRow>()
  const listeners = createListeners()
  const top = newNode('', undefined)
  let snapshot: TeamSnapshot = { state: 'loading', failure: undefined, rows: [] }

  function newNode(key: string, member: TeamMember | undefined): Node {
    const node: Node = {
      key,
      member,
      isOpen: false,
      isReading: false,
      failure: undefined,
      reads: 0,
      children: undefined,
    }
    if (member?.children?.length) node.children = nodesOf(node, member.children)
    return node
  }

  /** Those below a node; one who was there before keeps what is open below them. */
  function nodesOf(parent: Node, members: readonly TeamMember[]): readonly Node[] {
    const named = new Map(members.map((member) => [`${parent.key}/${member.id}`, member]))
    for (const { key } of parent.children ?? []) if (!named.has(key)) forget(key)
    return [...named].map(([key, member]) => {
      const known = nodes.get(key)
      if (known) known.member = reuseEqual(known.member, member)
      const node = known ?? newNode(key, member)
      nodes.set(key, node)
      return node
    })
  }

  function forget(key: string): void {
    for (const child of nodes.get(key)?.children ?? []) forget(child.key)
    nodes.delete(key)
    rows.delete(key)
  }

  async function load(node: Node): Promise<void> {
    node.reads += 1
    const own = node.reads
    node.isReading = true
    node.failure = undefined
    tell()
    try {
      const members = await read(node.member?.id ?? '')
      if (own !== node.reads) return
      node.children = nodesOf(node, members)
    } catch (error) {
      if (own !== node.reads) return
      // Those it knew are still there.
      if (node.children === undefined) node.failure = error
    }
    node.isReading = false
    tell()
  }

  function tell(): void {
    const found: TreeRow[] = []
    collect(top, 1, undefined, found)
    snapshot = { state: stateOfTop(), failure: top.failure, rows: found }
    listeners.tell()
  }

  function stateOfTop(): TeamSnapshot['state'] {
    if (top.children) return 'ready'
    return top.failure === undefined ? 'loading' : 'failed'
  }

  function collect(parent: Node, level: number, parentKey: string | undefined, found: TreeRow[]): void {
    const children = parent.children ?? []
    for (const [index, node] of children.entries()) {
      const { key, member, isOpen, failure } = node
      if (member)
        found.push(
          rowOf({
            key,
            parent: parentKey,
            member,
            level,
            place: index + 1,
            siblings: children.length,
            state: stateOf(node),
            failure,
          }),
        )
      if (isOpen) collect(node, level + 1, key, found)
    }
  }

  function rowOf(row: TreeRow): TreeRow {
    const known = rows.get(row.key)
    if (known && (Object.keys(row) as (keyof TreeRow)[]).every((name) => known[name] === row[name])) return known
    rows.set(row.key, row)
    return row
  }

  return {
    subscribe: listeners.add,
    getSnapshot: () => snapshot,
    start: () => void load(top),
    open(key) {
      const node = nodes.get(key)
      if (!node || stateOf(node) === 'leaf') return
      node.isOpen = true
      if (node.isReading) tell()
      else void load(node)
    },
    close(key) {
      const node = nodes.get(key)
      if (!node) return
      node.isOpen = false
      tell()
    },
    find(text) {
      const wanted = text.trim().toLowerCase()
      const found: FoundMember[] = []
      for (const { key, member } of nodes.values()) {
        if (found.length === MOST_FOUND) break
        if (member?.username.toLowerCase().includes(wanted) === true) found.push({ key, member })
      }
      return found
    },
    count: () => nodes.size,
    pathTo(key) {
      return keysTo(key).flatMap((each) => {
        const member = nodes.get(each)?.member
        return member ? [{ key: each, member }] : []
      })
    },
    async reveal(key) {
      for (const above of keysTo(key).slice(0, -1)) {
        const node = nodes.get(above)
        if (!node) return false
        node.isOpen = true
        if (node.children === undefined) await load(node)
      }
      tell()
      return nodes.has(key)
    },
  }
}

/** `/1/11` is below `/1`. */
const keysTo = (key: string) =>
  key
    .split('/')
    .slice(1)
    .map((_, index, ids) => `/${ids.slice(0, index + 1).join('/')}`)

function stateOf({ member, children, isOpen, isReading, failure }: Node): RowState {
  if (children?.length === 0 || (member?.noChild === true && !children)) return 'leaf'
  if (!isOpen) return 'closed'
  if (children) return 'open'
  return isReading || failure === undefined ? 'opening' : 'failed'
}
