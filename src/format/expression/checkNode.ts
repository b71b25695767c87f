import type { ASTNode } from '@marcbachmann/cel-js'
import { assertNever } from '../assertNever.ts'
import type { CheckContext, Typed } from './CheckContext.ts'
import { checkAccess, checkHas, checkName } from './checkAccess.ts'
import { checkCall, checkOptional } from './checkCall.ts'
import { checkComprehension, isComprehension } from './checkComprehension.ts'
import { checkChoice, checkLogic, checkMinus, checkNot, checkOperator } from './checkOperator.ts'
import { joinBranches } from './joinBranches.ts'

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
