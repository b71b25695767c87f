import type { Ast } from '../../../format/expression/Ast.ts'
import type { Expression } from '../../../format/shape/compiled.ts'

/** The compiled form of a path such as `row.name` or `data.user.name`. */
export function read(path: string): Expression {
  const [name = '', ...fields] = path.split('.')
  const [source] = fields
  const e = fields.reduce<Ast>((object, field) => ['get', object, field], ['id', name])
  return name === 'data' && source !== undefined ? { e, needs: [source] } : { e }
}

/** A source that reads one call. */
export function reading(call: string) {
  return { call, keep: false }
}
