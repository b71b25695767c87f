import { describe, expect, it } from 'vitest'
import { blocks } from '../../../src/format/blocks/Block.ts'
import { shapeOfSetting } from '../../../src/format/declaredSettings.ts'
import { definitions } from '../../../src/format/definitions.ts'
import { isObject } from '../../../src/format/isObject.ts'
import { asShape } from '../../../src/format/shape/asShape.ts'
import type { JsonShape } from '../../../src/format/shape/JsonShape.ts'
import { menuSettings } from '../facts/shapes/menuSettings.ts'
import { drawnElsewhere } from '../facts/documents/screenTree.ts'
import { fieldsIn } from '../testing/fieldsIn.ts'
import { shapeHelp } from './shapeHelp.ts'

type Help = Readonly<Record<'kor' | 'cn' | 'en', string>>

/** The help beneath every field that a shape's form can show. */
const helpIn = (shape: JsonShape, without?: readonly string[]): readonly Help[] =>
  fieldsIn(shape, without).flatMap(({ key, shape: { setting, description, help } }) =>
    key === undefined || setting?.help !== undefined || description === undefined
      ? []
      : [help ?? { kor: '', cn: '', ...shapeHelp[description], en: description }],
  )

/** All words that shapes carry in the languages of the desk, whether a form shows them or not. */
function helpWithin(value: unknown, seen = new Set<object>()): readonly unknown[] {
  if (typeof value !== 'object' || value === null || seen.has(value)) return []
  seen.add(value)
  const own = isObject(value) && isObject(value['help']) && value['setting'] === undefined ? [value['help']['en']] : []
  return [...own, ...Object.values(value).flatMap((inner) => helpWithin(inner, seen))]
}

describe('the help of forms that are drawn from shapes', () => {
  const needed = [
    ...Object.values(blocks).flatMap(({ shape }) => helpIn(asShape(shape), drawnElsewhere)),
    ...[...menuSettings, '/recharge/access'].flatMap((pointer) => helpIn(shapeOfSetting(pointer) ?? {})),
  ]
  const sentences = (all: readonly unknown[]) => [...new Set(all)].toSorted()

  it('is there in Korean and Chinese for every field, and for nothing else', () => {
    const shapes = [...Object.values(blocks).map(({ shape }) => shape), definitions]
    expect(sentences([...helpWithin(shapes), ...Object.keys(shapeHelp)])).toEqual(sentences(needed.map(({ en }) => en)))
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
