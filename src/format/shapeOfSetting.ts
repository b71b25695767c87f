import { fromPointer } from './check/Document.ts'
import { clockText } from './clockTime.ts'
import { parseFact } from './fact.ts'
import { SettingsSchema } from './settings.ts'
import { asShape } from './shape/asShape.ts'
import type { JsonShape } from './shape/JsonShape.ts'

/** The shape of a setting by its JSON Pointer; undefined where there is none. */
export function shapeOfSetting(pointer: string): JsonShape | undefined {
  return fromPointer(pointer).reduce<JsonShape | undefined>(
    (shape, key) => shape?.properties?.[key] ?? shape?.items,
    asShape(SettingsSchema),
  )
}

/** The value of a fact as it is shown: a time of day in one spelling, anything else as it is. */
export function shownValue(fact: string, value: unknown): unknown {
  if (typeof value !== 'number' && typeof value !== 'string') return value
  const parsed = parseFact(fact)
  const isTime = parsed?.kind === 'settings' && shapeOfSetting(parsed.pointer)?.format === 'clock'
  return isTime ? clockText(value) : value
}
