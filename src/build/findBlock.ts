import { getNodeValue, parseTree, type Node } from 'jsonc-parser'
import type { BlockSource } from './DevMessages.ts'

/**
 * Where in a screen's document the block with this id is written. Not by its place in the compiled screen: compiling
 * takes out what is switched off, and what comes after it moves up.
 * @param id of the block; empty for the screen itself
 */
export function findBlock(text: string, id: string): Omit<BlockSource, 'file' | 'document'> | undefined {
  const root = parseTree(text)
  const found = root && (id === '' ? { node: root, pointer: '' } : search(root, id, ''))
  if (!root || !found) return undefined
  const before = text.slice(0, found.node.offset)
  return {
    pointer: found.pointer,
    line: before.split('\n').length,
    column: before.length - before.lastIndexOf('\n'),
    value: valueOf(found.node),
    sources: valueOf(member(root, 'sources')),
  }
}

const valueOf = (node: Node | undefined): unknown => (node ? getNodeValue(node) : undefined)

interface Found {
  readonly node: Node
  readonly pointer: string
}

function search(node: Node, id: string, pointer: string): Found | undefined {
  if (pointer !== '' && member(node, 'id')?.value === id && typeof member(node, 'type')?.value === 'string')
    return { node, pointer }
  for (const [index, child] of (node.children ?? []).entries()) {
    const [key, value] =
      node.type === 'object' ? [String(child.children?.[0]?.value), child.children?.[1]] : [String(index), child]
    const found = value && search(value, id, `${pointer}/${key.replaceAll('~', '~0').replaceAll('/', '~1')}`)
    if (found) return found
  }
  return undefined
}

const member = (node: Node, name: string): Node | undefined =>
  node.type === 'object'
    ? node.children?.find(({ children }) => children?.[0]?.value === name)?.children?.[1]
    : undefined
