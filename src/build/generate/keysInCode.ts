import ts from 'typescript'
import { COPY_KEY } from '../../format/text/copyKey.ts'

/**
 * The copy keys that a source names: a key as it is written, or all that begin as a text with a part put in,
 * `common.${name}`. Throws on a text that looks like a key, begins as known ones do, and is unknown.
 * @param known all keys of the copy
 * @param file for the error
 */
export function keysInCode(source: string, known: readonly string[], file: string): readonly string[] {
  const groups = new Set(known.map(groupOf))
  const keys: string[] = []
  function visit(node: ts.Node): void {
    if (ts.isStringLiteralLike(node)) {
      if (known.includes(node.text)) keys.push(node.text)
      else if (COPY_KEY.test(node.text) && groups.has(groupOf(node.text)))
        throw new Error(`${file} names the text "${node.text}", which schemas/copy does not have.`)
    }
    if (ts.isTemplateExpression(node) && /^\w+\./.test(node.head.text))
      keys.push(...known.filter((key) => key.startsWith(node.head.text)))
    ts.forEachChild(node, visit)
  }
  visit(ts.createSourceFile('source.tsx', source, ts.ScriptTarget.Latest, false, ts.ScriptKind.TSX))
  return keys
}

const groupOf = (key: string) => key.slice(0, key.indexOf('.'))
