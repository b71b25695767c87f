import { fromPointer, toPointer } from './check/Document.ts'
import type { Locale } from './locales.ts'
import type { Declaration, MoneyUnit, SecondPersonRule, SettingsPage } from './setting.ts'
import { moneyUnits } from './setting.ts'
import { SettingsSchema } from './settings.ts'
import { asShape } from './shape/asShape.ts'
import type { JsonShape } from './shape/JsonShape.ts'

/** The shape of a setting by its JSON Pointer; undefined for an unknown one. */
export function shapeOfSetting(pointer: string): JsonShape | undefined {
  return fromPointer(pointer).reduce<JsonShape | undefined>(inside, asShape(SettingsSchema))
}

/** Title of a setting or a group; undefined where the pointer is neither, such as an item of a list. */
export function titleOfSetting(pointer: string, locale: Locale): string | undefined {
  return shapeOfSetting(pointer)?.setting?.title[locale]
}

/** Help of operators beneath a setting; undefined for a group. */
export function helpOfSetting(pointer: string, locale: Locale): string | undefined {
  return shapeOfSetting(pointer)?.setting?.help?.[locale]
}

/** The page of the desk that edits a setting; undefined for an unknown setting. */
export function pageOfSetting(pointer: string): SettingsPage | undefined {
  return nearest(pointer, ({ page }) => page)
}

/** Whether owners alone edit a setting, or anything in a group. */
export function needsOwner(pointer: string): boolean {
  const shape = shapeOfSetting(pointer)
  return (
    declarationsAlong(pointer).some(({ needs }) => needs === 'owner') ||
    Object.keys(shape?.properties ?? {}).some((key) => needsOwner(toPointer([...fromPointer(pointer), key])))
  )
}

/** The address of the app on which a setting is seen. */
export function screenOfSetting(pointer: string): string | undefined {
  return nearest(pointer, ({ seenOn }) => seenOn)
}

/** The unit of an amount of money or of a list of them; undefined for every other setting. */
export function moneyUnitOf(pointer: string): MoneyUnit | undefined {
  const unit = nearest(pointer, ({ unit }) => unit)
  return moneyUnits.find((money) => money === unit)
}

/** Whether a setting is one amount of money, not a list of them. */
export function isAmountSetting(pointer: string): boolean {
  const shape = shapeOfSetting(pointer)
  return shape?.setting !== undefined && shape.format === 'decimal' && moneyUnitOf(pointer) !== undefined
}

/** Whether a setting concerns money: it or its group moves money, or a second person looks at it or at a part of it. */
export function isMoneySetting(pointer: string): boolean {
  const declared = declarationsAlong(pointer)
  if (declared.some(({ movesMoney, secondPerson }) => movesMoney === true || secondPerson !== undefined)) return true
  const shape = shapeOfSetting(pointer)
  return shape !== undefined && rulesWithin(shape, []).length > 0
}

/** Settings that one person alone should not change, by JSON Pointer. */
export const secondPersonSettings: ReadonlyMap<string, SecondPersonRule> = new Map(
  rulesWithin(asShape(SettingsSchema), []),
)

function rulesWithin(shape: JsonShape, path: readonly string[]): readonly (readonly [string, SecondPersonRule])[] {
  const rule = shape.setting?.secondPerson
  const inner = Object.entries(shape.properties ?? {}).flatMap(([key, below]) => rulesWithin(below, [...path, key]))
  return rule === undefined ? inner : [[toPointer(path), rule], ...inner]
}

/** Declared value of the setting itself, or else of the nearest group around it. */
function nearest<T>(pointer: string, read: (declaration: Declaration) => T | undefined): T | undefined {
  return declarationsAlong(pointer)
    .map(read)
    .findLast((value) => value !== undefined)
}

/** The declarations of everything around a setting and its own, from the outside in. */
function declarationsAlong(pointer: string): readonly Declaration[] {
  const found: Declaration[] = []
  let shape: JsonShape | undefined = asShape(SettingsSchema)
  for (const key of fromPointer(pointer)) {
    shape = inside(shape, key)
    if (shape?.setting) found.push(shape.setting)
  }
  return found
}

function inside(shape: JsonShape | undefined, key: string): JsonShape | undefined {
  const properties = shape?.properties ?? {}
  return (Object.hasOwn(properties, key) ? properties[key] : undefined) ?? shape?.items
}
