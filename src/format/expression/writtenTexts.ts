import type { Ast } from './Ast.ts'

/** Functions whose result is, or has in it, the texts they are given. */
const KEEPING: ReadonlySet<unknown> = new Set(['string', 'lower', 'trim', 'mask', 'join', 'split', 'min', 'max'])

/**
 * The texts written in an expression that may show in what it yields: both of `c ? 'a' : 'b'`, a part of a sum,
 * the default of an absent value. Texts that are only compared with do not count. `valueOf` gives the named values.
 */
export function writtenTexts(
  ast: Ast,
  valueOf: (name: string) => Ast | undefined = () => undefined,
): readonly string[] {
  if (typeof ast === 'string') return [ast]
  if (!Array.isArray(ast)) return []
  const node = ast as readonly unknown[]
  const of = (...parts: readonly unknown[]) => parts.flatMap((part) => writtenTexts(part as Ast, valueOf))
  switch (node[0]) {
    case '?:':
      return of(node[2], node[3])
    case '+':
    case 'orValue':
    case 'or':
      return of(node[1], node[2])
    case 'list':
      return of(...(node[1] as readonly unknown[]))
    case 'call':
      return KEEPING.has(node[1]) ? of(...(node[2] as readonly unknown[])) : []
    case 'map':
      return of(node[1], node[3])
    case 'filter':
      return of(node[1])
    case 'get':
    case 'get?': {
      const isNamed = JSON.stringify(node[1]) === '["id","value"]' && typeof node[2] === 'string'
      const named = isNamed ? valueOf(node[2] as string) : undefined
      return named === undefined ? of(node[1]) : writtenTexts(named, valueOf)
    }
    default:
      return []
  }
}
