import { expect, it } from 'vitest'
import { blocks } from '../../../src/format/blocks/Block.ts'
import { shapeOfSetting, titleOfSetting } from '../../../src/format/declaredSettings.ts'
import { asShape } from '../../../src/format/shape/asShape.ts'
import { isEntryList } from '../fields/form/SettingField.tsx'
import { settingsOfPage } from '../facts/shapes/settingsOfPage.ts'
import { drawnElsewhere } from '../facts/documents/screenTree.ts'
import { fieldKind } from '../fields/shape-form/fieldKind.ts'
import { type DrawnField, fieldsIn } from '../testing/fieldsIn.ts'
import { testWords } from '../testing/testWords.ts'
import { en } from './en.ts'

const choicesOf = (fields: readonly DrawnField[]): readonly string[] =>
  fields.flatMap(({ shape }) => (fieldKind(shape) === 'choice' ? (shape.enum ?? []).map(String) : []))

const inBlocks = Object.values(blocks).flatMap(({ shape }) => choicesOf(fieldsIn(asShape(shape), drawnElsewhere)))
// A pay way is called by its setting, and whom it is for as everywhere.
const inSettings = [...settingsOfPage.menus, ...settingsOfPage.money]
  .filter(isEntryList)
  .flatMap((pointer) => choicesOf(fieldsIn(shapeOfSetting(pointer) ?? {})))
  .filter((value) => titleOfSetting(`/recharge/${value}`, 'en') === undefined)
  .filter((value) => testWords.en.coded(`audience.${value}`) === undefined)

it('every value that a form of shapes lets choose has a word of its own, and nothing else has one', () => {
  expect(inBlocks.length).toBeGreaterThan(30)
  expect(Object.keys(en.options).toSorted()).toEqual([...new Set([...inBlocks, ...inSettings])].toSorted())
})
