import type { ASTNode } from '@marcbachmann/cel-js'
import type { Ast, Comprehension } from './Ast.ts'
import type { CheckContext, Holds, Typed } from './CheckContext.ts'
import { adviceFor, checkBool } from './checkOperator.ts'
import { describeType } from './describeType.ts'
import type { ExpressionType } from './ExpressionType.ts'
import { memberOf } from '../isObject.ts'

const NAMES: readonly string[] = ['all', 'exists', 'exists_one', 'filter', 'map'] satisfies Comprehension[]

export function isComprehension(name: string, parts: number): name is Comprehension {
  return NAMES.includes(name) && (parts === 2 || (parts === 3 && name === 'map'))
}

/** Checks `list.exists(x, …)` and its kin: the variable has the type of the list's items. */
export function checkComprehension(
  kind: Comprehension,
  receiver: ASTNode,
  [variable, ...bodies]: readonly ASTNode[],
  context: CheckContext,
): Typed {
  const list = context.check(receiver)
  if (list.type.kind !== 'list' && list.type.kind !== 'any') {
    const found = describeType(list.type)
    return context.fail(receiver, 'type', `.${kind}(…) goes through a list, not ${found}.`, adviceFor([list.type]))
  }
  const item: ExpressionType = list.type.kind === 'list' ? list.type.of : list.type
  const name = variable?.op === 'id' ? variable.args : ''
  const inside: Partial<Holds> = {
    names: new Map([...context.names, [name, item]]),
    locals: new Set([...context.locals, name]),
    present: new Set([...context.present].filter((key) => memberOf(JSON.parse(key), 0) !== name)),
  }

  const [first, second] = bodies
  if (!first) return context.fail(receiver, 'syntax', `.${kind}(…) needs a name and an expression.`)
  if (kind !== 'map') {
    const body = checkBool(first, context, inside)
    const type: ExpressionType = kind === 'filter' ? { kind: 'list', of: item } : { kind: 'bool' }
    return { ast: [kind, list.ast, name, body.ast], type }
  }
  const from: Ast = second ? ['filter', list.ast, name, checkBool(first, context, inside).ast] : list.ast
  const body = context.check(second ?? first, inside)
  if (body.type.kind === 'optional') {
    return context.fail(second ?? first, 'optional', 'A list has no absent items.', adviceFor([body.type]))
  }
  return { ast: ['map', from, name, body.ast], type: { kind: 'list', of: body.type } }
}
