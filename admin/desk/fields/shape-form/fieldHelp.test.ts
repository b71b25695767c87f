import { describe, expect, it } from 'vitest'
import { blocks } from '../../../../src/format/blocks/Block.ts'
import { shapeOfSetting } from '../../../../src/format/declaredSettings.ts'
import { definitions } from '../../../../src/format/definitions.ts'
import { memberOf } from '../../../../src/format/value/isObject.ts'
import { SettingsSchema } from '../../../../src/format/settings.ts'
import { asShape } from '../../../../src/format/shape/asShape.ts'
import type { DeskWords } from '../../../../src/format/shape/deskWords.ts'
import type { JsonShape } from '../../../../src/format/shape/JsonShape.ts'
import { drawnElsewhere } from '../../facts/documents/screenTree.ts'
import { isEntryList } from '../form/SettingField.tsx'
import { settingsOfPage } from '../../facts/shapes/settingsOfPage.ts'
import { fieldsIn } from '../../testing/fieldsIn.ts'

const untranslated = { kor: '', cn: '' }

/** The help beneath every field that a shape's form can show. */
const helpIn = (shape: JsonShape, without?: readonly string[]): readonly DeskWords[] =>
  fieldsIn(shape, without).flatMap(({ key, shape: { setting, description, help } }) =>
    key === undefined || setting?.help !== undefined || description === undefined
      ? []
      : [help ?? { ...untranslated, en: description }],
  )

/** The English of all help that shapes have, whether a form shows it or not; that of settings is their own. */
function helpWithin(value: unknown, seen = new Set<object>()): readonly string[] {
  if (typeof value !== 'object' || value === null || seen.has(value)) return []
  seen.add(value)
  const english = memberOf(memberOf(value, 'help'), 'en')
  const inner = Object.entries(value).filter(([key]) => key !== 'setting')
  return [...(typeof english === 'string' ? [english] : []), ...inner.flatMap(([, below]) => helpWithin(below, seen))]
}

describe('the help of forms that are drawn from shapes', () => {
  const listsOfSettings = [...settingsOfPage.menus, ...settingsOfPage.money].filter(isEntryList)
  const needed = [
    ...Object.values(blocks).flatMap(({ shape }) => helpIn(asShape(shape), drawnElsewhere)),
    ...listsOfSettings.flatMap((pointer) => helpIn(shapeOfSetting(pointer) ?? {})),
  ]

  it('is there in Korean and Chinese for every field, and for nothing else', () => {
    const shapes = [...Object.values(blocks).map(({ shape }) => shape), definitions, SettingsSchema]
    const all = new Set(shapes.flatMap((shape) => helpWithin(shape)))
    expect([...all].toSorted()).toEqual([...new Set(needed.map(({ en }) => en))].toSorted())
  })

  it('keeps the words of code, and is not left in English', () => {
    const codeOf = (text: string) => [...text.matchAll(/`[^`]+`/g)].map(([code]) => code).toSorted()
    for (const { kor, cn, en } of needed) {
      expect([codeOf(kor), codeOf(cn)], en).toEqual([codeOf(en), codeOf(en)])
      expect(kor, en).toMatch(/[가-힣]/)
      expect(cn, en).toMatch(/\p{Script=Han}/u)
    }
  })
})
