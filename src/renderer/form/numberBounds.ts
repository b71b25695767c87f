import { Big } from 'big.js'
import type { FieldUi, PropertySchema } from '../../format/blocks/form.ts'
import { isExpression, type Expression } from '../../format/shape/compiled.ts'
import { numberOf } from '../reading/display.ts'

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

/** The bound that a number breaks, with its figure. Undefined while a bound cannot be read. */
export function brokenBound(
  value: number,
  ...field: Parameters<typeof readBounds>
): { readonly keyword: 'minimum' | 'maximum' | 'step'; readonly limit: number } | 'none' | undefined {
  const bounds = readBounds(...field)
  if (bounds === undefined) return undefined
  const { min, max, step } = bounds
  if (value < min) return { keyword: 'minimum', limit: min }
  if (max !== undefined && value > max) return { keyword: 'maximum', limit: max }
  if (step !== undefined && !new Big(value).minus(min).mod(step).eq(0)) return { keyword: 'step', limit: step }
  return 'none'
}
