import { Big } from 'big.js'
import type { Ast, Comprehension } from './Ast.ts'
import { calculate } from './calculate.ts'
import { ExpressionError } from './ExpressionError.ts'
import { functions } from './functions.ts'
import { isEqual } from './isEqual.ts'
import { asList, asNumber, asOptional, asTruth } from './narrow.ts'
import { Optional } from './Optional.ts'
import { orderOf } from './orderOf.ts'
import { readField } from './readField.ts'

/** Where an expression finds its names; undefined for a name that is not there. */
export interface Scope {
  get(name: string): unknown
}

export interface EvaluateOptions {
  /** The most steps one evaluation may take. */
  budget?: number
}

/**
 * Works out a checked expression. Total: it gives a value within its budget or throws an ExpressionError, whatever the
 * expression and the data are. Only the values' own fields can be read. An absent optional gives undefined.
 */
export function evaluate(ast: Ast, scope: Scope, { budget = 10_000 }: EvaluateOptions = {}): unknown {
  try {
    const value = new Evaluation(budget).run(ast, scope)
    return value instanceof Optional ? value.value : value
  } catch (error) {
    throw error instanceof ExpressionError ? error : new ExpressionError('failed', error)
  }
}

class Evaluation {
  #left: number

  constructor(budget: number) {
    this.#left = budget
  }

  #spend = (): void => {
    this.#left -= 1
    if (this.#left < 0) throw new ExpressionError('budget')
  }

  run(node: Ast, scope: Scope): unknown {
    this.#spend()
    if (typeof node !== 'object' || node === null) return node

    const value = (part: Ast) => this.run(part, scope)
    switch (node[0]) {
      case 'id':
        return named(node[1], scope)
      case 'get':
        return this.#read(value(node[1]), value(node[2]))
      case 'get?':
        return Optional.of(readField(unwrap(value(node[1])), value(node[2])))
      case 'has':
        return isPresent(readField(unwrap(value(node[1])), node[2]))
      case 'list':
        return node[1].map(value)
      case 'call':
        return call(node[1], node[2].map(value))
      case '!':
        return !asTruth(value(node[1]))
      case 'neg':
        return negated(value(node[1]))
      case 'hasValue':
        return asOptional(value(node[1])).value !== undefined
      case 'or': {
        const first = asOptional(value(node[1]))
        return first.value === undefined ? asOptional(value(node[2])) : first
      }
      case 'orValue':
        return asOptional(value(node[1])).value ?? value(node[2])
      case '&&':
        return this.#decide(node[1], node[2], scope, false)
      case '||':
        return this.#decide(node[1], node[2], scope, true)
      case '?:':
        return value(asTruth(value(node[1])) ? node[2] : node[3])
      case 'in': {
        const item = value(node[1])
        return asList(value(node[2])).some((other) => isEqual(item, other, this.#spend))
      }
      case '==':
        return isEqual(value(node[1]), value(node[2]), this.#spend)
      case '!=':
        return !isEqual(value(node[1]), value(node[2]), this.#spend)
      case '<':
        return orderOf(value(node[1]), value(node[2])) < 0
      case '<=':
        return orderOf(value(node[1]), value(node[2])) <= 0
      case '>':
        return orderOf(value(node[1]), value(node[2])) > 0
      case '>=':
        return orderOf(value(node[1]), value(node[2])) >= 0
      case '+':
      case '-':
      case '*':
      case '/':
        return calculate(node[0], value(node[1]), value(node[2]))
      case 'all':
      case 'exists':
      case 'exists_one':
      case 'filter':
      case 'map':
        return this.#comprehend(node, scope)
      default:
        throw new ExpressionError('unknown-operation')
    }
  }

  #read(object: unknown, key: unknown): unknown {
    const found = readField(unwrap(object), key)
    if (object instanceof Optional) return Optional.of(found)
    if (found === undefined) throw new ExpressionError('absent')
    return found
  }

  /** CEL's `&&` and `||`: the deciding value wins from either side, even when the other side is an error. */
  #decide(left: Ast, right: Ast, scope: Scope, deciding: boolean): boolean {
    let first: boolean
    try {
      first = asTruth(this.run(left, scope))
    } catch (error) {
      if (asTruth(this.run(right, scope)) === deciding) return deciding
      throw error
    }
    return first === deciding ? deciding : asTruth(this.run(right, scope))
  }

  #comprehend([kind, list, variable, body]: readonly [Comprehension, Ast, string, Ast], scope: Scope): unknown {
    const found = asList(this.run(list, scope))
    const each = (item: unknown) => this.run(body, { get: (name) => (name === variable ? item : scope.get(name)) })
    const holds = (item: unknown) => asTruth(each(item))

    switch (kind) {
      case 'map':
        return found.map(each)
      case 'filter':
        return found.filter(holds)
      case 'exists_one':
        return found.filter(holds).length === 1
      case 'all':
        return !isFound(found, (item) => !holds(item))
      case 'exists':
        return isFound(found, holds)
      default:
        throw new ExpressionError('unknown-operation')
    }
  }
}

/** Whether an item is found; an error counts only when none is, as CEL has it. */
function isFound(list: readonly unknown[], test: (item: unknown) => boolean): boolean {
  const errors: unknown[] = []
  for (const item of list) {
    try {
      if (test(item)) return true
    } catch (error) {
      errors.push(error)
    }
  }
  if (errors.length > 0) throw errors[0]
  return false
}

function named(name: string, scope: Scope): unknown {
  const value = scope.get(name)
  if (value === undefined) throw new ExpressionError('unknown-name')
  return value
}

function call(name: string, values: readonly unknown[]): unknown {
  if (!Object.hasOwn(functions, name)) throw new ExpressionError('unknown-function')
  return (functions as Record<string, (...values: readonly unknown[]) => unknown>)[name]?.(...values)
}

const isPresent = (value: unknown) => value !== undefined && value !== null
const unwrap = (value: unknown) => (value instanceof Optional ? value.value : value)

function negated(value: unknown): unknown {
  return value instanceof Big ? value.neg() : -asNumber(value)
}
