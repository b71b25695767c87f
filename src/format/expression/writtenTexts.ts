import { isNode, type Ast } from './Ast.ts'

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
  if (!isNode(ast)) return []
  const of = (...parts: readonly Ast[]) => parts.flatMap((part) => writtenTexts(part, valueOf))
  switch (ast[0]) {
    case '?:':
      return of(ast[2], ast[3])
    case '+':
    case 'orValue':
    case 'or':
      return of(ast[1], ast[2])
    case 'list':
      return of(...ast[1])
    case 'call':
      return KEEPING.has(ast[1]) ? of(...ast[2]) : []
    case 'map':
      return of(ast[1], ast[3])
    case 'filter':
      return of(ast[1])
    case 'get':
    case 'get?': {
      const [, object, key] = ast
      const isNamed = JSON.stringify(object) === '["id","value"]' && typeof key === 'string'
      const named = isNamed ? valueOf(key) : undefined
      return named === undefined ? of(object) : writtenTexts(named, valueOf)
    }
    case 'id':
    case 'has':
    case '!':
    case 'neg':
    case 'hasValue':
    case '&&':
    case '||':
    case 'in':
    case '==':
    case '!=':
    case '<':
    case '<=':
    case '>':
    case '>=':
    case '-':
    case '*':
    case '/':
    case 'all':
    case 'exists':
    case 'exists_one':
      return []
    default:
      return ast satisfies never
  }
}
