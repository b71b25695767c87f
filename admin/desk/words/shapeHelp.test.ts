import { describe, expect, it } from 'vitest'
import { blocks } from '../../../src/format/blocks/Block.ts'
import { shapeOfSetting } from '../../../src/format/declaredSettings.ts'
import { asShape } from '../../../src/format/shape/asShape.ts'
import type { JsonShape } from '../../../src/format/shape/JsonShape.ts'
import { menuSettings } from '../facts/shapes/menuSettings.ts'
import { drawnElsewhere } from '../facts/documents/screenTree.ts'
import { fieldsIn } from '../testing/fieldsIn.ts'
import { shapeHelp } from './shapeHelp.ts'

/** The English help beneath every field that a shape's form can show. */
const helpIn = (shape: JsonShape, without?: readonly string[]): readonly string[] =>
  fieldsIn(shape, without).flatMap(({ key, shape: { setting, description } }) =>
    key !== undefined && setting?.help === undefined && description !== undefined ? [description] : [],
  )

describe('the help of forms that are drawn from shapes', () => {
  const needed = new Set([
    ...Object.values(blocks).flatMap(({ shape }) => helpIn(asShape(shape), drawnElsewhere)),
    ...[...menuSettings, '/recharge/access'].flatMap((pointer) => helpIn(shapeOfSetting(pointer) ?? {})),
  ])

  it('is there in Korean and Chinese for every field, and for nothing else', () => {
    expect(Object.keys(shapeHelp).toSorted()).toEqual([...needed].toSorted())
  })

  it('keeps the words of code, and is not left in English', () => {
    const codeOf = (text: string) => [...text.matchAll(/`[^`]+`/g)].map(([code]) => code).toSorted()
    for (const [english, { kor, cn }] of Object.entries(shapeHelp)) {
      expect([codeOf(kor), codeOf(cn)], english).toEqual([codeOf(english), codeOf(english)])
      expect(kor, english).toMatch(/[가-힣]/)
      expect(cn, english).toMatch(/\p{Script=Han}/u)
    }
  })
})
