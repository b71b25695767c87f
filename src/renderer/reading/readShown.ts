import { Big } from 'big.js'
import type { Shown } from '../../format/shape/common.ts'
import { readOption } from './readOption.ts'
import type { Reader } from './createReader.ts'

export interface ShownValue {
  /** Undefined while it is on its way. */
  readonly text: string | undefined
  readonly tone?: 'gain' | 'loss'
}

/** A value as a member reads it: by its format, or as its option of a list. */
export function readShown(read: Reader, { value: slot, as, signed, choices }: Shown): ShownValue {
  const outcome = read.outcome(slot)
  if (outcome.kind === 'pending') return { text: undefined }
  const value = outcome.kind === 'value' ? outcome.value : undefined
  const option = choices === undefined ? undefined : readOption(read, choices, value)
  if (option) return { text: read.translate(option.label) }
  const text = read.display(value, as)
  return signed ? withSign(text, value) : { text }
}

/** Marks a text as gained or lost. What it leaves out, such as a part of a won, is neither. */
export function withSign(text: string, value: unknown): ShownValue {
  const sign = /[1-9]/.test(text) ? signOf(value) : 0
  if (sign === 0) return { text }
  return sign > 0 ? { text: `+${text}`, tone: 'gain' } : { text, tone: 'loss' }
}

function signOf(value: unknown): number {
  if (value instanceof Big) return value.eq(0) ? 0 : value.s
  return typeof value === 'number' ? Math.sign(value) : 0
}
