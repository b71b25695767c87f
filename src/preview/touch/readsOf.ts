import { isObject } from '../../format/isObject.ts'
import { type Ast, isNode } from '../../format/expression/Ast.ts'
import { toPointer } from '../../format/check/Document.ts'
import type { ScreenPlan } from '../../format/screen.ts'
import { isExpression } from '../../format/shape/compiled.ts'

/** Origins of a piece of a plan. */
export interface Reads {
  /** JSON Pointers of settings. */
  readonly settings: readonly string[]
  /** Calls of the platform. */
  readonly calls: readonly string[]
}

/** Names of expressions that are answers of the platform without a source of the screen. */
const answers: Readonly<Record<string, string>> = { user: 'getUser', site: 'getApp', play: 'getPlay' }

/** Keys that show nothing, as they run on a tap. */
const unseen = new Set(['do', 'enter', 'guards'])

/**
 * Reads of a piece's expressions, through the screen's named values too; blocks inside it and what its taps do are left
 * out.
 * @param rows the block whose rows a name `row` is one of
 */
export function readsOf(piece: unknown, plan: ScreenPlan, rows: unknown): Reads {
  const settings = new Set<string>()
  const calls = new Set<string>()
  const seen = new Set<string>()

  function addSource(name: string | undefined): void {
    const source = name !== undefined && Object.hasOwn(plan.sources, name) ? plan.sources[name] : undefined
    if (source) calls.add(source.call)
  }

  function addName([root = '', first, ...rest]: readonly string[]): void {
    if (root === 'settings' && first !== undefined) settings.add(toPointer([first, ...rest]))
    else if (root === 'data') addSource(first)
    else if (Object.hasOwn(answers, root) && answers[root] !== undefined) calls.add(answers[root])
    else if (root === 'row') addOnce('row', rows)
    else if (root === 'value' && first !== undefined && Object.hasOwn(plan.values, first))
      addOnce(`value.${first}`, { of: plan.values[first] })
  }

  function addOnce(name: string, from: unknown): void {
    if (seen.has(name)) return
    seen.add(name)
    // Rows come from a source, or from an expression; the block's other slots do not make them.
    visit(name === 'row' && isObject(from) ? { source: from['source'], rows: from['rows'] } : from)
  }

  function visit(value: unknown): void {
    if (isExpression(value)) for (const chain of chainsIn(value.e)) addName(chain)
    else if (Array.isArray(value)) value.filter((item) => !isBlock(item)).forEach(visit)
    else if (isObject(value))
      for (const [key, inner] of Object.entries(value)) {
        if (key === 'source' && typeof inner === 'string') addSource(inner)
        if (!unseen.has(key)) visit(inner)
      }
  }

  visit(piece)
  return { settings: [...settings], calls: [...calls] }
}

/** A block inside another: a part of its own. */
export const isBlock = (value: unknown): boolean =>
  isObject(value) && typeof value['id'] === 'string' && typeof value['type'] === 'string'

/** The names that an expression reads, each with the way into it: `settings`, `recharge`, `bank`, `min`. */
function chainsIn(node: Ast): readonly (readonly string[])[] {
  if (!isNode(node)) return []
  const chain = chainOf(node)
  if (chain) return [chain]
  const parts = node[0] === 'list' ? node[1] : node[0] === 'call' ? node[2] : node.slice(1)
  return parts.flatMap((part) => chainsIn(part))
}

/** Ends where a key is only known as it runs, or is the number of an item. */
function chainOf(node: Ast): readonly string[] | undefined {
  if (!isNode(node)) return undefined
  if (node[0] === 'id') return [node[1]]
  if (node[0] !== 'get' && node[0] !== 'get?' && node[0] !== 'has') return undefined
  const [, object, key] = node
  const inner = isNode(key) ? undefined : chainOf(object)
  return inner && typeof key === 'string' ? [...inner, key] : inner
}
