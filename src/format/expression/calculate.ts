import { Big } from 'big.js'
import type { ArithmeticOperator } from './Ast.ts'
import { checkLength } from './checkLength.ts'
import { ExpressionError } from './ExpressionError.ts'
import { toDecimal } from './toDecimal.ts'

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
