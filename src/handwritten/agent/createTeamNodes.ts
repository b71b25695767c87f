import { reuseEqual } from '../../platform/reuseEqual.ts'
import type { TeamMember } from './TeamMember.ts'

/** A member in the team, with what is known of those below. */
export interface TeamNode {
  readonly key: string
  /** Undefined for the agent, above all rows. */
  member: TeamMember | undefined
  isOpen: boolean
  isReading: boolean
  /** Error of its last read. */
  failure: unknown
  /** Counts its reads: only the answer to the newest one counts. */
  reads: number
  children: readonly TeamNode[] | undefined
}

interface TeamNodes {
  /** The agent, above all rows. */
  readonly top: TeamNode
  get(key: string): TeamNode | undefined
  /** In the order they were read, without the agent. */
  all(): Iterable<TeamNode>
  count(): number
  /** Puts members below a node; who was there before keeps what is open below them. */
  place(parent: TeamNode, members: readonly TeamMember[]): void
}

export function createTeamNodes(): TeamNodes {
  const nodes = new Map<string, TeamNode>()

  function newNode(key: string, member: TeamMember | undefined): TeamNode {
    const node: TeamNode = {
      key,
      member,
      isOpen: false,
      isReading: false,
      failure: undefined,
      reads: 0,
      children: undefined,
    }
    if (member?.children?.length) place(node, member.children)
    return node
  }

  function place(parent: TeamNode, members: readonly TeamMember[]): void {
    const named = new Map(members.map((member) => [`${parent.key}/${member.id}`, member]))
    for (const { key } of parent.children ?? []) if (!named.has(key)) forget(key)
    parent.children = [...named].map(([key, member]) => {
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
  }

  return {
    top: newNode('', undefined),
    get: (key) => nodes.get(key),
    all: () => nodes.values(),
    count: () => nodes.size,
    place,
  }
}
