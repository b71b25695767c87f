import { Big } from 'big.js'
import type { FieldUi, FormBlock, PropertySchema } from '../../format/blocks/form.ts'
import { isExpression, type Expression } from '../../format/shape/compiled.ts'
import { numberOf } from '../reading/display.ts'
import { evaluateIn } from '../screen/evaluateIn.ts'
import type { FieldProblem, RuleSurroundings } from './judgeForm.ts'

/** The figures that a number keeps to. Steps are counted from the smallest. */
interface NumberBounds {
  readonly min: number
  readonly max: number | undefined
  readonly step: number | undefined
}

/**
 * The bounds of a field: those of the document, or else of its schema. Undefined while one cannot be read.
 * @param read gives the value of an expression
 */
export function readBounds(
  ui: FieldUi,
  schema: PropertySchema | undefined,
  read: (expression: Expression) => unknown,
): NumberBounds | undefined {
  const slots = [ui.min, ui.max, ui.step]
  const [min, max, step] = slots.map((slot) => numberOf(isExpression(slot) ? read(slot) : slot))
  const isUnread = [min, max, step].some((figure, place) => figure === undefined && slots[place] !== undefined)
  if (isUnread || (step !== undefined && step <= 0)) return undefined
  const own = schema?.type === 'number' || schema?.type === 'integer' ? schema : undefined
  return { min: min ?? own?.minimum ?? 0, max: max ?? own?.maximum, step }
}

/** Numbers beyond their bounds and between their steps. Like a maximum: while a bound cannot be read, nothing passes. */
export function numberProblems(
  { fields, schema }: FormBlock,
  { form, scope, refused }: Pick<RuleSurroundings, 'form' | 'scope' | 'refused'>,
): FieldProblem[] {
  return Object.entries(fields).flatMap(([field, ui]): FieldProblem[] => {
    const value = form[field]
    if (ui.widget !== 'number' || typeof value !== 'number' || refused.has(field)) return []
    const bounds = readBounds(ui, schema.properties[field], (expression) => {
      const outcome = evaluateIn(expression, scope)
      return outcome.kind === 'value' ? outcome.value : undefined
    })
    if (bounds === undefined) return [{ kind: 'unchecked', field }]
    const broken = brokenBound(value, bounds)
    return broken === undefined ? [] : [{ kind: 'keyword', field, ...broken }]
  })
}

function brokenBound(value: number, { min, max, step }: NumberBounds) {
  if (value < min) return { keyword: 'minimum', limit: min } as const
  if (max !== undefined && value > max) return { keyword: 'maximum', limit: max } as const
  const isBetween = step !== undefined && !new Big(value).minus(min).mod(step).eq(0)
  return isBetween ? ({ keyword: 'step', limit: step } as const) : undefined
}
