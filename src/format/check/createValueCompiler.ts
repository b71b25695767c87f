import type { TypeScope } from '../expression/ExpressionType.ts'
import { isObject } from '../value/isObject.ts'
import { isExpression } from '../shape/compiled.ts'
import type { Path } from '../shape/JsonShape.ts'
import type { Range, ValueType } from '../shape/slots.ts'
import type { Checking } from './Checking.ts'
import { checkPicture } from './checkPicture.ts'
import { wanted, type ExpressionCompiler } from './createExpressionCompiler.ts'
import { readsLikeExpression } from './readsLikeExpression.ts'

export interface ValueCompiler {
  readonly value: (raw: unknown, expected: ValueType, path: Path, scope: TypeScope) => unknown
  /** A compiled number, reported where it makes no sense. */
  readonly inRange: (compiled: unknown, range: Range, path: Path) => unknown
  /** Data of any shape. */
  readonly data: (raw: unknown, path: Path, scope: TypeScope) => unknown
}

/** Compiles what is a literal or an expression. */
export function createValueCompiler({ facts, report }: Checking, { expression }: ExpressionCompiler): ValueCompiler {
  const value = (raw: unknown, expected: ValueType, path: Path, scope: TypeScope): unknown => {
    if (typeof raw === 'string' && raw.startsWith('=')) return expression(raw, expected, path, scope)
    if (typeof raw === 'string' && !takesText.has(expected)) {
      report({
        path,
        code: 'shape',
        ...(expected === 'shown' || expected === 'html'
          ? {
              message: `"${raw}" would be shown as written in every language.`,
              hint: 'Own words are copy keys of labels and texts; an expression begins with "=".',
            }
          : {
              message: `"${raw}" is text, but this takes ${expected === 'any' ? 'a value' : wanted[expected]}.`,
              hint: 'An expression begins with "=".',
            }),
        ...(readsLikeExpression(raw, scope) && { hint: `Write "=${raw}".` }),
      })
    } else if (typeof raw === 'string' && readsLikeExpression(raw, scope))
      report({
        path,
        code: 'forgotten-equals',
        message: `"${raw}" is taken as written, but it reads like an expression.`,
        hint: `Write "=${raw}".`,
      })
    if (typeof raw === 'string' && expected === 'decimal' && !/^[0-9]+(\.[0-9]+)?$/.test(raw))
      report({
        path,
        code: 'shape',
        message: `"${raw}" is not an amount.`,
        hint: 'Write digits, as in "100" or "0.5"; an expression begins with "=".',
      })
    if (typeof raw === 'string' && expected === 'picture') checkPicture(raw, path, facts, report)
    return raw
  }

  const inRange = (compiled: unknown, { least, most = Infinity }: Range, path: Path): unknown => {
    const number = isExpression(compiled) ? compiled.e : compiled
    if (typeof number === 'number' && (number < least || number > most))
      report({
        path,
        code: 'out-of-range',
        message: `${number} makes no sense here.`,
        hint: most === Infinity ? `Write ${least} or more.` : `Write a number from ${least} to ${most}.`,
      })
    return compiled
  }

  const data = (raw: unknown, path: Path, scope: TypeScope): unknown => {
    if (Array.isArray(raw)) return raw.map((item, index) => data(item, [...path, index], scope))
    if (!isObject(raw)) return value(raw, 'any', path, scope)
    return Object.fromEntries(Object.entries(raw).map(([name, item]) => [name, data(item, [...path, name], scope)]))
  }

  return { value, inRange, data }
}

/** Where a text that is not an expression is shown as it is written. */
const takesText: ReadonlySet<ValueType> = new Set(['string', 'decimal', 'plain', 'picture', 'any'])
