import ts from 'typescript'
import { COPY_KEY } from '../../format/text/copyKey.ts'

interface KeysInCode {
  /** Keys as they are written, or all that begin as a text with a part put in, `common.${name}`. */
  readonly named: readonly string[]
  /** Texts that look like a key and begin as known ones do. */
  readonly unknown: readonly string[]
}

/**
 * The copy keys that a source names.
 * @param known all keys of the copy
 */
export function keysInCode(source: string, known: readonly string[]): KeysInCode {
  const groups = new Set(known.map(groupOf))
  const named: string[] = []
  const unknown: string[] = []
  function visit(node: ts.Node): void {
    if (ts.isStringLiteralLike(node)) {
      if (known.includes(node.text)) named.push(node.text)
      else if (COPY_KEY.test(node.text) && groups.has(groupOf(node.text))) unknown.push(node.text)
    }
    if (ts.isTemplateExpression(node) && /^\w+\./.test(node.head.text))
      named.push(...known.filter((key) => key.startsWith(node.head.text)))
    ts.forEachChild(node, visit)
  }
  visit(ts.createSourceFile('source.tsx', source, ts.ScriptTarget.Latest, false, ts.ScriptKind.TSX))
  return { named, unknown }
}

const groupOf = (key: string) => key.slice(0, key.indexOf('.'))
