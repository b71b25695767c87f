import type { ASTNode } from '@marcbachmann/cel-js'
import { assertNever } from '../value/assertNever.ts'
import type { ArithmeticOperator, Ast, ComparisonOperator } from './Ast.ts'
import type { CheckContext, Holds, NodeOf, Typed } from './CheckContext.ts'
import { describeType } from './describeType.ts'
import type { ExpressionType } from './ExpressionType.ts'
import { joinBranches } from './joinBranches.ts'
import { unifyTypes } from './unifyTypes.ts'
import { pathKey, pathOf } from './pathOf.ts'

const BOOL: ExpressionType = { kind: 'bool' }

/** Checks the operators with two sides that need a value from both. */
export function checkOperator(
  node: NodeOf<ComparisonOperator | ArithmeticOperator | 'in' | '%'>,
  context: CheckContext,
): Typed {
  const [left, right] = [context.check(node.args[0]), context.check(node.args[1])]
  const operator = node.op
  if (operator === '%') {
    return context.fail(node, 'unsupported', 'There is no remainder of numbers.', 'Use floor(a / b) and a subtraction.')
  }
  const type = resultOf(operator, left.type, right.type)
  if (type) return { ast: [operator, left.ast, right.ast], type }
  const [a, b] = [describeType(left.type), describeType(right.type)]
  return context.fail(node, 'type', `"${operator}" does not go with ${a} and ${b}.`, adviceFor([left.type, right.type]))
}

/** Checks `&&` and `||`: what the parts before show to be present may be read in those after. */
export function checkLogic(node: NodeOf<'&&' | '||'>, context: CheckContext): Typed {
  const shown = new Set(context.present)
  const asts = partsOf(node, node.op).map((part) => {
    const { ast } = checkBool(part, context, { present: new Set(shown) })
    for (const key of presentWhen(part, node.op === '&&')) shown.add(key)
    return ast
  })
  return { ast: balanced(node.op, asts), type: BOOL }
}

/** The conditions of a chain such as `a || b || c`, in order. */
function partsOf(node: ASTNode, operator: '&&' | '||'): readonly ASTNode[] {
  return node.op === operator ? node.args.flatMap((part) => partsOf(part, operator)) : [node]
}

/** The order stays, and so does the result; a long chain is not deeper than a short one. */
function balanced(operator: '&&' | '||', parts: readonly Ast[]): Ast {
  if (parts.length < 2) return parts[0] ?? null
  const middle = Math.ceil(parts.length / 2)
  return [operator, balanced(operator, parts.slice(0, middle)), balanced(operator, parts.slice(middle))]
}

/** Checks `condition ? a : b`; both branches need one type. */
export function checkChoice(node: NodeOf<'?:'>, context: CheckContext): Typed {
  const [condition, ...branches] = node.args
  const test = checkBool(condition, context)
  const side = (branch: ASTNode, holds: boolean) =>
    context.check(branch, { present: new Set([...context.present, ...presentWhen(condition, holds)]) })
  const [then, otherwise] = [side(branches[0], true), side(branches[1], false)]
  const joined = joinBranches([then, otherwise])
  const [thenAst, otherwiseAst] = joined?.asts ?? []
  if (!joined || thenAst === undefined || otherwiseAst === undefined) {
    const [a, b] = [describeType(then.type), describeType(otherwise.type)]
    return context.fail(node, 'type', `Both sides of ":" need one type, not ${a} and ${b}.`)
  }
  return { ast: ['?:', test.ast, thenAst, otherwiseAst], type: joined.type }
}

export function checkNot(node: NodeOf<'!_'>, context: CheckContext): Typed {
  return { ast: ['!', checkBool(node.args, context).ast], type: BOOL }
}

export function checkMinus(node: NodeOf<'-_'>, context: CheckContext): Typed {
  const { ast, type } = context.check(node.args)
  if (typeof ast === 'number' && ast !== 0) return { ast: -ast, type }
  if (isNumeric(type) || type.kind === 'any') return { ast: ['neg', ast], type }
  return context.fail(node, 'type', `"-" does not go with ${describeType(type)}.`, adviceFor([type]))
}

/** Checks a condition. */
export function checkBool(node: ASTNode, context: CheckContext, changes?: Partial<Holds>): Typed {
  const checked = context.check(node, changes)
  if (checked.type.kind === 'bool' || checked.type.kind === 'any') return checked
  const found = describeType(checked.type)
  return context.fail(node, 'type', `A condition is true or false, not ${found}.`, adviceFor([checked.type]))
}

/** Advice when values of these types were refused. */
export function adviceFor(types: readonly ExpressionType[]): string | undefined {
  const kinds = types.map((type) => type.kind)
  if (kinds.includes('optional')) return 'Give a default for when it is absent: .orValue(…).'
  if (kinds.includes('null')) return 'Ask has(…) whether a field is there; nothing is null here.'
  if (!kinds.includes('string')) return undefined
  if (kinds.includes('decimal')) return 'Turn the text into an amount with decimal(…).'
  return kinds.includes('double') ? 'Turn one into the other with double(…) or string(…).' : undefined
}

function resultOf(
  operator: ComparisonOperator | ArithmeticOperator | 'in',
  left: ExpressionType,
  right: ExpressionType,
): ExpressionType | undefined {
  switch (operator) {
    case '==':
    case '!=':
      return areComparable(left, right) ? BOOL : undefined
    case 'in':
      return right.kind === 'any' || (right.kind === 'list' && areComparable(left, right.of)) ? BOOL : undefined
    case '<':
    case '<=':
    case '>':
    case '>=':
      return sum(left, right) && BOOL
    case '+':
      return sum(left, right)
    case '-':
    case '*':
    case '/':
      return product(left, right)
    default:
      return assertNever(operator)
  }
}

const isNumeric = (type: ExpressionType) => type.kind === 'double' || type.kind === 'decimal'

function areComparable(left: ExpressionType, right: ExpressionType): boolean {
  if (left.kind === 'optional' || right.kind === 'optional') return false
  return (isNumeric(left) && isNumeric(right)) || unifyTypes(left, right) !== undefined
}

/** Result of arithmetic: an amount as soon as one side is an amount. */
function product(left: ExpressionType, right: ExpressionType): ExpressionType | undefined {
  if (isNumeric(left) && isNumeric(right)) return left.kind === 'decimal' ? left : right
  const other = left.kind === 'any' ? right : left
  return (left.kind === 'any' || right.kind === 'any') && (isNumeric(other) || other.kind === 'any')
    ? { kind: 'any' }
    : undefined
}

/** As `product`, and text goes with text. */
function sum(left: ExpressionType, right: ExpressionType): ExpressionType | undefined {
  const kinds = [left.kind, right.kind]
  if (kinds.every((kind) => kind === 'string')) return left
  if (kinds.every((kind) => kind === 'string' || kind === 'any') && kinds.includes('string')) return { kind: 'any' }
  return product(left, right)
}

/** The paths that are known to be there once a condition came out true (or false): what `has()` guards. */
function presentWhen(node: ASTNode, outcome: boolean): readonly string[] {
  if (node.op === '!_') return presentWhen(node.args, !outcome)
  if (node.op === '&&' || node.op === '||') {
    return outcome === (node.op === '&&') ? node.args.flatMap((part) => presentWhen(part, outcome)) : []
  }
  if (node.op !== 'call' || !outcome) return []
  const [name, [argument]] = node.args
  const path = name === 'has' && argument ? pathOf(argument) : null
  return path ? [pathKey(path)] : []
}
