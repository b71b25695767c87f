import type { ASTNode } from '@marcbachmann/cel-js'
import { assertNever } from '../assertNever.ts'
import type { CheckContext, Typed, Holds } from './CheckContext.ts'
import { checkAccess, checkHas, checkName } from './checkAccess.ts'
import { checkCall, checkOptional } from './checkCall.ts'
import { checkChoice, checkLogic, checkMinus, checkNot, checkOperator, adviceFor, checkBool } from './checkOperator.ts'
import { joinBranches } from './joinBranches.ts'
import type { Ast, Comprehension } from './Ast.ts'
import { describeType } from './describeType.ts'
import type { ExpressionType } from './ExpressionType.ts'
import { memberOf } from '../isObject.ts'

const NAMES: readonly string[] = ['all', 'exists', 'exists_one', 'filter', 'map'] satisfies Comprehension[]

type NodeOf<Op extends ASTNode['op']> = Extract<ASTNode, { op: Op }>

/** Types one part of a parsed expression and turns it into its wire form. */
export function checkNode(node: ASTNode, context: CheckContext): Typed {
  switch (node.op) {
    case 'value':
      return checkLiteral(node, context)
    case 'id':
      return checkName(node, context)
    case '.':
    case '.?':
    case '[]':
    case '[?]':
      return checkAccess(node, context)
    case 'list':
      return checkList(node, context)
    case 'call': {
      const [name, parts] = node.args
      const [first, second] = parts
      return name === 'has' && first && !second ? checkHas(node, first, context) : checkCall(node, name, parts, context)
    }
    case 'rcall': {
      const [name, receiver, parts] = node.args
      if (isComprehension(name, parts.length)) return checkComprehension(name, receiver, parts, context)
      if (name === 'orValue' || name === 'or' || name === 'hasValue') {
        return checkOptional(node, name, [receiver, ...parts], context)
      }
      return checkCall(node, name, [receiver, ...parts], context)
    }
    case '!_':
      return checkNot(node, context)
    case '-_':
      return checkMinus(node, context)
    case '&&':
    case '||':
      return checkLogic(node, context)
    case '?:':
      return checkChoice(node, context)
    case 'map':
      return context.fail(node, 'unsupported', 'An expression cannot build an object.')
    case '==':
    case '!=':
    case '<':
    case '<=':
    case '>':
    case '>=':
    case '+':
    case '-':
    case '*':
    case '/':
    case '%':
    case 'in':
      return checkOperator(node, context)
    default:
      return assertNever(node)
  }
}

function checkLiteral(node: NodeOf<'value'>, context: CheckContext): Typed {
  const value = node.args
  if (typeof value === 'string') return { ast: value, type: { kind: 'string' } }
  if (typeof value === 'boolean') return { ast: value, type: { kind: 'bool' } }
  if (value === null) return { ast: null, type: { kind: 'null' } }
  if (typeof value === 'object') return context.fail(node, 'unsupported', 'Write a plain number or a plain text.')
  const number = Number(value)
  if (typeof value === 'number' || Number.isSafeInteger(number)) return { ast: number, type: { kind: 'double' } }
  return context.fail(node, 'type', 'This whole number is too large to be exact.', 'Write decimal("…").')
}

function checkList(node: NodeOf<'list'>, context: CheckContext): Typed {
  const items = node.args.map((item) => context.check(item))
  if (items.length === 0) return { ast: ['list', []], type: { kind: 'list', of: { kind: 'any' } } }
  const joined = joinBranches(items)
  if (!joined) return context.fail(node, 'type', 'The items of a list need one type.')
  if (joined.type.kind === 'optional') {
    return context.fail(node, 'optional', 'A list has no absent items.', 'Give a default: .orValue(…).')
  }
  return { ast: ['list', joined.asts], type: { kind: 'list', of: joined.type } }
}

function isComprehension(name: string, parts: number): name is Comprehension {
  return NAMES.includes(name) && (parts === 2 || (parts === 3 && name === 'map'))
}

/** Checks `list.exists(x, …)` and its kin: the variable has the type of the list's items. */
function checkComprehension(
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
