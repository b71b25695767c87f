import type { Ast } from '../../format/expression/Ast.ts'

/** The fields of a form that an expression reads, as `form.<field>` or, with several forms, `form.<blockId>.<field>`. */
export function fieldReads(ast: Ast, blockId: string): ReadonlySet<string> {
  const found = new Set<string>()
  visit(ast, blockId, found)
  return found
}

function visit(node: Ast, blockId: string, found: Set<string>): void {
  if (typeof node !== 'object' || node === null || node[0] === 'id') return
  if (node[0] === 'list' || node[0] === 'call') {
    for (const item of node[0] === 'list' ? node[1] : node[2]) visit(item, blockId, found)
    return
  }
  if ((node[0] === 'get' || node[0] === 'get?' || node[0] === 'has') && typeof node[2] === 'string' && isForm(node[1], blockId)) {
    found.add(node[2])
  }
  for (const part of node.slice(1)) visit(part, blockId, found)
}

/** Whether a node is the form itself: `form`, or `form.<blockId>`. */
function isForm(node: Ast, blockId: string): boolean {
  if (typeof node !== 'object' || node === null) return false
  if (node[0] === 'id') return node[1] === 'form'
  return (node[0] === 'get' || node[0] === 'get?') && node[2] === blockId && isForm(node[1], '')
}
