import type { ASTNode } from '@marcbachmann/cel-js'

/** The names along a plain path such as `data.wallets` or `settings["hours"].open`; null for anything else. */
export function pathOf(node: ASTNode): readonly string[] | null {
  if (node.op === 'id') return [node.args]
  if (node.op === '.' || node.op === '.?') return joined(node.args[0], node.args[1])
  if (node.op !== '[]' && node.op !== '[?]') return null
  const [object, key] = node.args
  return key.op === 'value' && typeof key.args === 'string' ? joined(object, key.args) : null
}

function joined(object: ASTNode, name: string): readonly string[] | null {
  const path = pathOf(object)
  return path && [...path, name]
}

/** A path as a key of a set. */
export const pathKey = (path: readonly string[]) => JSON.stringify(path)
