import { clockText } from '../time/clockTime.ts'
import { shapeOfSetting } from '../declaredSettings.ts'
import { parseFact } from '../fact.ts'

/** The value of a fact as it is shown: a time of day in one spelling, anything else as it is. */
export function shownValue(fact: string, value: unknown): unknown {
  if (typeof value !== 'number' && typeof value !== 'string') return value
  const parsed = parseFact(fact)
  const isTime = parsed?.kind === 'settings' && shapeOfSetting(parsed.pointer)?.format === 'clock'
  return isTime ? clockText(value) : value
}
