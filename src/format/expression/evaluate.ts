import { Big } from 'big.js'
import type { Ast, Comprehension, ArithmeticOperator } from './Ast.ts'
import { ExpressionError } from './ExpressionError.ts'
import { functions } from './functions.ts'
import { asList, asNumber, asOptional, asTruth } from './narrow.ts'
import { Optional } from './Optional.ts'
import { orderOf } from './orderOf.ts'
import { readField } from './readField.ts'
import { textCost } from './textCost.ts'
import { Unavailable } from './Unavailable.ts'
import { hasKey } from '../value/keysOf.ts'
import { isRecord } from './isRecord.ts'
import { toDecimal } from './toDecimal.ts'
import { checkLength } from './checkLength.ts'

/** Where an expression finds its names; undefined for a name that is not there. */
export interface Scope {
  /** May throw Unavailable, which then is the cause of the error. */
  get(name: string): unknown
}

interface EvaluateOptions {
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

  #spend = (steps = 1): void => {
    this.#left -= steps
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
        return this.#call(node[1], node[2].map(value))
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
        return this.#order(value(node[1]), value(node[2])) < 0
      case '<=':
        return this.#order(value(node[1]), value(node[2])) <= 0
      case '>':
        return this.#order(value(node[1]), value(node[2])) > 0
      case '>=':
        return this.#order(value(node[1]), value(node[2])) >= 0
      case '+':
      case '-':
      case '*':
      case '/':
        return this.#paid(calculate(node[0], value(node[1]), value(node[2])))
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
    if (found === undefined) throw new ExpressionError('absent', undefined, { object, key })
    return found
  }

  /** A function costs what it takes and what it gives: neither time nor memory goes beyond the budget. */
  #call(name: string, values: readonly unknown[]): unknown {
    if (!hasKey(functions, name)) throw new ExpressionError('unknown-function')
    const call: (...values: readonly unknown[]) => unknown = functions[name]
    for (const value of values) this.#paid(value)
    return this.#paid(call(...values))
  }

  #paid<T>(value: T): T {
    if (typeof value === 'string') this.#spend(textCost(value.length))
    else if (Array.isArray(value)) this.#spend(value.length)
    return value
  }

  #order(a: unknown, b: unknown): number {
    if (typeof a === 'string' && typeof b === 'string') this.#spend(textCost(Math.min(a.length, b.length)))
    return orderOf(a, b)
  }

  /**
   * CEL's `&&` and `||`: the deciding value wins from either side, even when the other side is an error. Where neither
   * decides, what has not come yet wins over any error: it may still decide.
   */
  #decide(left: Ast, right: Ast, scope: Scope, deciding: boolean): boolean {
    let first: unknown
    try {
      if (asTruth(this.run(left, scope)) === deciding) return deciding
    } catch (error) {
      first = bearable(error)
    }
    let second: unknown
    try {
      if (asTruth(this.run(right, scope)) === deciding) return deciding
    } catch (error) {
      second = bearable(error)
    }
    throwWeightiest([first, second])
    return !deciding
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
      errors.push(bearable(error))
    }
  }
  throwWeightiest(errors)
  return false
}

/** An error that the rest of a condition may still make good; a spent budget is final. */
function bearable(error: unknown): unknown {
  if (error instanceof ExpressionError && error.code === 'budget') throw error
  return error
}

/** Throws what has not come yet, or else the first error; nothing where there is none. */
function throwWeightiest(errors: readonly unknown[]): void {
  const found = errors.filter((error) => error !== undefined)
  if (found.length > 0) throw found.find(isPending) ?? found[0]
}

const isPending = (error: unknown) => error instanceof Unavailable && error.why === 'pending'

function named(name: string, scope: Scope): unknown {
  const value = scope.get(name)
  if (value === undefined) throw new ExpressionError('unknown-name')
  return value
}

const isPresent = (value: unknown) => value !== undefined && value !== null
const unwrap = (value: unknown) => (value instanceof Optional ? value.value : value)

function negated(value: unknown): unknown {
  return value instanceof Big ? value.neg() : -asNumber(value)
}

/**
 * Whether two values are the same: amounts and numbers by what they are worth, lists and objects by their parts.
 * Values of different kinds are simply not the same. `spend` is called for each pair looked at, with what it costs.
 */
export function isEqual(a: unknown, b: unknown, spend: (steps?: number) => void): boolean {
  spend()
  if (a instanceof Big || b instanceof Big) return isWorth(a) && isWorth(b) && toDecimal(a).eq(toDecimal(b))
  if (Array.isArray(a) && Array.isArray(b)) {
    return a.length === b.length && a.every((item, index) => isEqual(item, b[index], spend))
  }
  if (isRecord(a) && isRecord(b)) {
    const keys = Object.keys(a)
    if (keys.length !== Object.keys(b).length) return false
    return keys.every((key) => Object.hasOwn(b, key) && isEqual(a[key], b[key], spend))
  }
  if (typeof a === 'string' && typeof b === 'string' && a.length === b.length) spend(textCost(a.length))
  return a === b
}

const isWorth = (value: unknown) => value instanceof Big || Number.isFinite(value)

const NUMBERS: Record<ArithmeticOperator, (a: number, b: number) => number> = {
  '+': (a, b) => a + b,
  '-': (a, b) => a - b,
  '*': (a, b) => a * b,
  '/': (a, b) => a / b,
}

const AMOUNTS: Record<ArithmeticOperator, (a: Big, b: Big) => Big> = {
  '+': (a, b) => a.plus(b),
  '-': (a, b) => a.minus(b),
  '*': (a, b) => a.times(b),
  '/': (a, b) => {
    if (b.eq(0)) throw new ExpressionError('division-by-zero')
    return a.div(b)
  },
}

/** Numbers give a number, anything with an amount gives an amount to 20 places, `+` joins two texts. */
export function calculate(operator: ArithmeticOperator, a: unknown, b: unknown): unknown {
  if (typeof a === 'number' && typeof b === 'number') return NUMBERS[operator](a, b)
  if (a instanceof Big || b instanceof Big) return AMOUNTS[operator](toDecimal(a), toDecimal(b))
  if (operator === '+' && typeof a === 'string' && typeof b === 'string') {
    checkLength(a.length + b.length)
    return a + b
  }
  throw new ExpressionError('wrong-type')
}
