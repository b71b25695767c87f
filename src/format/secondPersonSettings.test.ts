import { describe, expect, it } from 'vitest'
import { matchesPointer, secondPersonSettings } from './secondPersonSettings.ts'
import { SettingsSchema } from './settings.ts'
import { asShape } from './shape/asShape.ts'
import type { JsonShape } from './shape/JsonShape.ts'

/** Every place of the settings and its shape; what is in a list counts as the list. */
function places(
  shape: JsonShape,
  path: readonly string[] = [],
): readonly { readonly path: readonly string[]; readonly shape: JsonShape }[] {
  const inside = Object.entries(shape.properties ?? {}).flatMap(([key, child]) => places(child, [...path, key]))
  return [{ path, shape }, ...inside]
}

const all = places(asShape(SettingsSchema))
const isAmount = ({ shape }: { readonly shape: JsonShape }) =>
  shape.format === 'decimal' || shape.items?.format === 'decimal'

describe('settings that need a second person', () => {
  it('are all settings that exist', () => {
    for (const pattern of Object.keys(secondPersonSettings))
      expect(
        all.filter(({ path }) => matchesPointer(pattern, path)),
        pattern,
      ).not.toEqual([])
  })

  it('hold every amount, so that a new limit cannot be forgotten', () => {
    const forgotten = all
      .filter(isAmount)
      .filter(({ path }) => !Object.keys(secondPersonSettings).some((pattern) => matchesPointer(pattern, path)))
    expect(forgotten.map(({ path }) => path.join('/'))).toEqual([])
  })
})
