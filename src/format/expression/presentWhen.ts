import type { ASTNode } from '@marcbachmann/cel-js'
import { pathKey, pathOf } from './pathOf.ts'

/** The paths that are known to be there once a condition came out true (or false): what `has()` guards. */
export function presentWhen(node: ASTNode, outcome: boolean): readonly string[] {
  if (node.op === '!_') return presentWhen(node.args, !outcome)
  if (node.op === '&&' || node.op === '||') {
    return outcome === (node.op === '&&') ? node.args.flatMap((part) => presentWhen(part, outcome)) : []
  }
  if (node.op !== 'call' || !outcome) return []
  const [name, [argument]] = node.args
  const path = name === 'has' && argument ? pathOf(argument) : null
  return path ? [pathKey(path)] : []
}
