import { findNodeAtLocation, parseTree } from 'jsonc-parser'

/** Where the value of a JSON Pointer stands in a text, counting from 1; the beginning when there is none. */
export function placeOfPointer(text: string, pointer: string): { readonly line: number; readonly column: number } {
  const root = parseTree(text)
  let path: (string | number)[] = []
  for (const key of pointer.split('/').slice(1)) {
    const name = key.replaceAll('~1', '/').replaceAll('~0', '~')
    const parent = root && findNodeAtLocation(root, path)
    path = [...path, parent?.type === 'array' ? Number(name) : name]
  }
  const before = text.slice(0, (root && findNodeAtLocation(root, path))?.offset ?? 0).split('\n')
  return { line: before.length, column: (before.at(-1)?.length ?? 0) + 1 }
}
