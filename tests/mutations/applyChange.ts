import type { Path } from '../../src/format/shape/JsonShape.ts'
import type { SourceFile } from '../../src/format/SourceFile.ts'
import type { Change } from './Change.ts'

/** The documents after a change. What an earlier change removed is left alone. */
export function applyChange(files: readonly SourceFile[], { replacements, text }: Change): readonly SourceFile[] {
  const touched = new Map<string, unknown>()
  for (const { document, path, value } of replacements) {
    const file = files.find((other) => other.path === document)
    if (!file) continue
    const root = touched.has(document) ? touched.get(document) : parse(file.text)
    if (root !== undefined) touched.set(document, replaced(root, path, value))
  }
  return files.map((file) => {
    if (!touched.has(file.path) && text?.document !== file.path) return file
    const written = touched.has(file.path) ? JSON.stringify(touched.get(file.path), null, 2) : file.text
    return { path: file.path, text: text?.document === file.path ? text.edit(written) : written }
  })
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

function replaced(root: unknown, [key, ...rest]: Path, value: unknown): unknown {
  if (key === undefined) return value
  if (typeof root !== 'object' || root === null) return root
  if (Array.isArray(root)) {
    const items: unknown[] = root
    return items
      .map((item, index) => (index === key ? replaced(item, rest, value) : item))
      .filter((item) => item !== undefined)
  }
  // Own keys by entries: `__proto__` is a key like any other.
  const entries = Object.entries(root)
  const known = entries.some(([name]) => name === key)
  const next = known
    ? entries.map(([name, item]) => [name, name === key ? replaced(item, rest, value) : item] as const)
    : [...entries, ...(rest.length === 0 ? [[String(key), value] as const] : [])]
  return Object.fromEntries(next.filter(([, item]) => item !== undefined))
}
