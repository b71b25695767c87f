import type { ASTNode } from '@marcbachmann/cel-js'
import { nearest } from '../nearest.ts'
import { REFUSED, type CheckContext, type Typed } from './CheckContext.ts'
import { adviceFor } from './checkOperator.ts'
import { describeType } from './describeType.ts'
import type { ExpressionType } from './ExpressionType.ts'
import { functionSignatures, type FunctionSignature, type SignatureType } from './functionSignatures.ts'
import { joinBranches } from './joinBranches.ts'
import { sameType } from './sameType.ts'
import { hasKey } from '../keysOf.ts'

const ADVICE: Readonly<Record<string, string>> = {
  matches: 'A pattern belongs in the form’s schema, where its cost is checked.',
  int: 'Every number is a double: write the number, or floor(…).',
  value: 'Give a default for when it is absent: .orValue(…).',
}

/** Checks `f(x)` and `x.f()`, which are the same call. */
export function checkCall(node: ASTNode, name: string, parts: readonly ASTNode[], context: CheckContext): Typed {
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
export function checkOptional(
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
