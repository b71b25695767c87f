import { createListeners } from '../../store/createListeners.ts'
import { createTeamNodes, type TeamNode } from './createTeamNodes.ts'
import { createTreeRows, stateOf, type TreeRow } from './createTreeRows.ts'
import type { TeamMember } from './TeamMember.ts'

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

/**
 * The team below an agent, read level by level as it is opened.
 * @param read The members directly below one id, below the agent for the empty id; may reject.
 */
export function createTeamTree(read: (pid: string) => Promise<readonly TeamMember[]>): TeamTree {
  const nodes = createTeamNodes()
  const readRows = createTreeRows()
  const listeners = createListeners()
  const { top } = nodes
  let snapshot: TeamSnapshot = { state: 'loading', failure: undefined, rows: [] }

  async function load(node: TeamNode): Promise<void> {
    node.reads += 1
    const own = node.reads
    node.isReading = true
    node.failure = undefined
    tell()
    try {
      const members = await read(node.member?.id ?? '')
      if (own !== node.reads) return
      nodes.place(node, members)
    } catch (error) {
      if (own !== node.reads) return
      // Those it knew are still there.
      if (node.children === undefined) node.failure = error
    }
    node.isReading = false
    tell()
  }

  function tell(): void {
    snapshot = { state: stateOfTop(), failure: top.failure, rows: readRows(top) }
    listeners.tell()
  }

  function stateOfTop(): TeamSnapshot['state'] {
    if (top.children) return 'ready'
    return top.failure === undefined ? 'loading' : 'failed'
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
      const wanted = text.toLowerCase()
      const found: FoundMember[] = []
      for (const { key, member } of nodes.all()) {
        if (found.length === MOST_FOUND) break
        if (member?.username.toLowerCase().includes(wanted) === true) found.push({ key, member })
      }
      return found
    },
    count: () => nodes.count(),
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
      return nodes.get(key) !== undefined
    },
  }
}

/** `/1/11` is below `/1`. */
const keysTo = (key: string) =>
  key
    .split('/')
    .slice(1)
    .map((_, index, ids) => `/${ids.slice(0, index + 1).join('/')}`)
