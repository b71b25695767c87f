import type { ASTNode } from '@marcbachmann/cel-js'
import { assertNever } from '../value/assertNever.ts'
import { type CheckContext, type Typed, type Holds, type NodeOf, REFUSED } from './CheckContext.ts'
import { checkChoice, checkLogic, checkMinus, checkNot, checkOperator, adviceFor, checkBool } from './checkOperator.ts'
import { joinBranches } from './joinBranches.ts'
import type { Ast, Comprehension } from './Ast.ts'
import { describeType } from './describeType.ts'
import type { ExpressionType, FieldType } from './ExpressionType.ts'
import { memberOf } from '../value/isObject.ts'
import { nearest } from '../text/nearest.ts'
import { functionSignatures, type FunctionSignature, type SignatureType } from './functionSignatures.ts'
import { sameType } from './sameType.ts'
import { hasKey } from '../value/keysOf.ts'
import { pathKey, pathOf } from './pathOf.ts'
import { unifyTypes } from './unifyTypes.ts'

const NAMES: readonly string[] = ['all', 'exists', 'exists_one', 'filter', 'map'] satisfies Comprehension[]

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

const ADVICE: Readonly<Record<string, string>> = {
  matches: 'A pattern belongs in the form’s schema, where its cost is checked.',
  int: 'Every number is a double: write the number, or floor(…).',
  toFixed: 'Write round(…); how an amount is shown is said by its "as".',
  value: 'Give a default for when it is absent: .orValue(…).',
}

/** Checks `f(x)` and `x.f()`, which are the same call. */
function checkCall(node: ASTNode, name: string, parts: readonly ASTNode[], context: CheckContext): Typed {
  const values = parts.map((part) => context.check(part))
  const signature = hasKey(functionSignatures, name) ? functionSignatures[name] : undefined
  if (!signature) {
    const near = nearest(name, Object.keys(functionSignatures))
    const hint = Object.hasOwn(ADVICE, name) ? ADVICE[name] : near && `Did you mean "${near}"?`
    const called = node.op === 'rcall' ? node.input.indexOf(name, node.args[1].end) : node.start
    const where = { start: called, end: called + name.length }
    return context.fail(where, 'unknown-function', `There is no function "${name}".`, hint)
  }
  const type = resultOf(signature, values)
  if (type) return { ast: ['call', name, values.map((value) => value.ast)], type }
  const given = values.map((value) => describeType(value.type)).join(', ')
  const hint = adviceFor(values.map((value) => value.type).filter((type) => type.kind === 'optional'))
  return context.fail(node, 'type', `${name}(…) takes ${takes(signature)}, not (${given}).`, hint)
}

/** Checks `.orValue(…)`, `.or(…)` and `.hasValue()`. */
function checkOptional(
  node: ASTNode,
  name: 'orValue' | 'or' | 'hasValue',
  [receiver, ...rest]: readonly [ASTNode, ...ASTNode[]],
  context: CheckContext,
): Typed {
  const given = context.check(receiver)
  const others = rest.map((part) => context.check(part))
  const [other] = others
  if (given.type.kind !== 'optional') {
    if (given === REFUSED) return given
    const found = describeType(given.type)
    return context.fail(receiver, 'type', `.${name}() is for what may be absent; this ${found} is always there.`)
  }
  if (name === 'hasValue' && !other) return { ast: ['hasValue', given.ast], type: { kind: 'bool' } }
  if (name === 'hasValue' || !other || others.length > 1) {
    return context.fail(node, 'type', `.${name}(…) takes ${name === 'hasValue' ? 'nothing' : 'one value'}.`)
  }

  const joined = joinBranches([name === 'or' ? given : { ...given, type: given.type.of }, other])
  if (!joined) {
    const [a, b] = [describeType(given.type), describeType(other.type)]
    return context.fail(node, 'type', `.${name}(…) needs one type on both sides, not ${a} and ${b}.`)
  }
  const amounts = joined.type.kind === 'decimal' && given.type.of.kind === 'double'
  return {
    // The conversion has to wait until the optional is open.
    ast: amounts
      ? ['call', 'decimal', [['orValue', given.ast, other.ast]]]
      : [name, given.ast, joined.asts[1] ?? other.ast],
    type: joined.type,
  }
}

function resultOf(signature: FunctionSignature, values: readonly Typed[]): ExpressionType | undefined {
  const fitting = signature.overloads.filter(
    ({ takes }) =>
      takes.length === values.length &&
      takes.every((name, index) => {
        const type = values[index]?.type
        return type !== undefined && fitsExactly(type, typesByName[name])
      }),
  )
  const types = fitting.map((overload) => typesByName[overload.gives])
  const [first] = types
  return first && (types.every((type) => sameType(type, first)) ? first : { kind: 'any' })
}

// Overloads say themselves where a number may be given for an amount.
const fitsExactly = (actual: ExpressionType, expected: ExpressionType) =>
  fitsType(actual, expected) && !(expected.kind === 'decimal' && actual.kind === 'double')

/** As functions name their parameters. */
const typesByName: Readonly<Record<SignatureType, ExpressionType>> = {
  string: { kind: 'string' },
  double: { kind: 'double' },
  decimal: { kind: 'decimal' },
  bool: { kind: 'bool' },
  'list<string>': { kind: 'list', of: { kind: 'string' } },
  'list<double>': { kind: 'list', of: { kind: 'double' } },
  'list<decimal>': { kind: 'list', of: { kind: 'decimal' } },
  'list<any>': { kind: 'list', of: { kind: 'any' } },
}

const takes = (signature: FunctionSignature) =>
  signature.overloads
    .map((overload) => `(${overload.takes.map((name) => describeType(typesByName[name])).join(', ')})`)
    .join(' or ')

/**
 * Whether a value of one type may be given where another is expected. `any` fits everywhere (it is settled at run
 * time), a number fits where an amount is expected, and an object fits when it has every field that is always expected
 * of it.
 */
function fitsType(actual: ExpressionType, expected: ExpressionType): boolean {
  if (actual.kind === 'any' || expected.kind === 'any') return true
  if (actual.kind === 'double' && expected.kind === 'decimal') return true
  if ((actual.kind === 'list' || actual.kind === 'optional') && actual.kind === expected.kind) {
    return fitsType(actual.of, expected.of)
  }
  if (expected.kind === 'optional') return fitsType(actual, expected.of)
  if (actual.kind !== 'object' || expected.kind !== 'object') return actual.kind === expected.kind
  return Object.entries(expected.fields).every(([name, wanted]) => {
    const field = Object.hasOwn(actual.fields, name) ? actual.fields[name] : undefined
    return field ? (wanted.optional || !field.optional) && fitsType(field.type, wanted.type) : wanted.optional
  })
}

const ANY: ExpressionType = { kind: 'any' }

/** Where the names are that a place does not have. */
const ABSENT: Readonly<Record<string, string>> = {
  result:
    'The answer of a call is there in the actions after it and in what its form shows then: read a field of the form before.',
  row: 'A row is there within the block that repeats it: read "data" or "value" outside.',
  form: 'The fields of a form are there within it; elsewhere they are read as form.<id>.',
}

/** Checks a name: it must be one the caller put in scope. */
function checkName(node: NodeOf<'id'>, context: CheckContext): Typed {
  const name = node.args
  const type = context.names.get(name)
  if (!type) {
    const hint = suggestion(name, context.names.keys()) ?? (Object.hasOwn(ABSENT, name) ? ABSENT[name] : undefined)
    return context.fail(node, 'unknown-name', `There is no "${name}" here.`, hint)
  }
  recordPath(node, context)
  return { ast: ['id', name], type }
}

/** Checks `a.b`, `a.?b`, `a[b]` and `a[?b]`. */
function checkAccess(node: NodeOf<'.' | '.?' | '[]' | '[?]'>, context: CheckContext): Typed {
  const path = recordPath(node, context)
  const object = context.check(node.args[0], { insidePath: path !== null })
  const key =
    typeof node.args[1] === 'string' ? literal(node.args[1]) : context.check(node.args[1], { insidePath: false })
  const asked = node.op === '.?' || node.op === '[?]'
  const chained = object.type.kind === 'optional'
  const base = object.type.kind === 'optional' ? object.type.of : object.type

  const found = fieldOf(base, key, node, context)
  if ('ast' in found) return found
  if (found.constant !== undefined) return literal(found.constant)
  const known = path !== null && context.present.has(pathKey(path))
  if (found.optional && !known && !asked && !chained) {
    const text = node.input.slice(node.start, node.end)
    const [front, back] = [node.input.slice(node.start, node.args[0].end), text.slice(node.args[0].end - node.start)]
    const safe = front + (back.startsWith('[') ? back.replace('[', '[?') : back.replace('.', '.?'))
    return context.fail(
      at(node),
      'optional',
      `"${text}" may be absent.`,
      `Write ${safe}, with .orValue(…) or a default beside it, or ask has(${text}) first.`,
    )
  }
  return {
    ast: [asked ? 'get?' : 'get', object.ast, key.ast],
    type: asked || chained ? { kind: 'optional', of: found.type } : found.type,
  }
}

/** Checks `has(a.b)`: the field must be one the object can have. */
function checkHas(node: NodeOf<'call'>, argument: ASTNode, context: CheckContext): Typed {
  if (argument.op !== '.') return context.fail(node, 'type', 'has(…) asks for a field, as in has(row.note).')
  const path = recordPath(argument, context)
  const object = context.check(argument.args[0], { insidePath: path !== null })
  const base = object.type.kind === 'optional' ? object.type.of : object.type
  const found = fieldOf(base, literal(argument.args[1]), argument, context)
  return 'ast' in found ? found : { ast: ['has', object.ast, argument.args[1]], type: { kind: 'bool' } }
}

function fieldOf(
  base: ExpressionType,
  key: Typed,
  node: NodeOf<'.' | '.?' | '[]' | '[?]'>,
  context: CheckContext,
): FieldType | Typed {
  if (base.kind === 'any' || (base.kind === 'object' && key.type.kind === 'any')) {
    return { type: ANY, optional: false }
  }
  if (base.kind === 'list' && (key.type.kind === 'double' || key.type.kind === 'any')) {
    return { type: base.of, optional: false }
  }
  if (base.kind !== 'object' || key.type.kind !== 'string') {
    const wanted = base.kind === 'list' ? 'A list is read by number, as in rows[0].' : undefined
    return context.fail(at(node), 'type', `This ${describeType(base)} has no such field.`, wanted)
  }
  if (typeof key.ast !== 'string') {
    const shared = Object.values(base.fields).map((field) => field.type)
    const type = shared.reduce<ExpressionType | undefined>((all, one) => all && unifyTypes(all, one), shared[0])
    return { type: (!base.open && type) || ANY, optional: true }
  }
  const field = Object.hasOwn(base.fields, key.ast) ? base.fields[key.ast] : undefined
  if (field) return field
  if (base.open) return { type: ANY, optional: true }
  const owner = node.input.slice(node.args[0].start, node.args[0].end)
  const fields = Object.keys(base.fields)
  const near = suggestion(key.ast, fields)
  const listed = `${fields.slice(0, 12).join(', ')}${fields.length > 12 ? ' …' : ''}`
  if (owner === 'data')
    return context.fail(
      at(node),
      'unknown-field',
      `There is no source "${key.ast}" on this screen.`,
      near ?? (listed === '' ? 'Declare it in "sources".' : `Declare it in "sources", or read one of: ${listed}.`),
    )
  return context.fail(
    at(node),
    'unknown-field',
    `"${owner}" has no field "${key.ast}".`,
    near ??
      (owner === 'form' ? otherFormWith(key.ast, base.fields) : undefined) ??
      (listed === '' ? undefined : `It has: ${listed}.`),
  )
}

/** A form that has the field; forms are read by their ids beside a form's own fields. */
function otherFormWith(name: string, fields: Readonly<Record<string, FieldType>>): string | undefined {
  const found = Object.entries(fields).find(
    ([, { type }]) => type.kind === 'object' && Object.hasOwn(type.fields, name),
  )
  return found && `"${found[0]}" has it: write form.${found[0]}.?${name}.`
}

function recordPath(node: ASTNode, context: CheckContext): readonly string[] | null {
  const path = pathOf(node)
  if (path && !context.insidePath && !context.locals.has(path[0] ?? '')) context.read(path)
  return path
}

const literal = (text: string): Typed => ({ ast: text, type: { kind: 'string' } })

/** The part of an access that names the field. */
const at = (node: NodeOf<'.' | '.?' | '[]' | '[?]'>) =>
  typeof node.args[1] === 'string' ? { start: node.pos, end: node.end } : node.args[1]

function suggestion(name: string, known: Iterable<string>): string | undefined {
  const near = nearest(name, known)
  return near === undefined ? undefined : `Did you mean "${near}"?`
}
