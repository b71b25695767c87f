import { describe, expect, it } from 'vitest'
import settings from '../../../../schemas/settings.json' with { type: 'json' }
import { withClockTexts } from '../../../../src/format/compile/withClockTexts.ts'
import { isObject } from '../../../../src/format/value/isObject.ts'
import { filledDialog } from '../documents/dialogValue.ts'
import { openingDialog, testNotice } from '../../testing/testDocuments.ts'
import { formSchemas, picks } from './formSchemas.ts'
import { pickValue } from './pickSchema.ts'
import { findErrors } from '../../fields/form/validatorFor.ts'
import { testWords } from '../../testing/testWords.ts'
import { deskLocales } from '../../words/DeskLocale.ts'
import { helpOfSetting, titleOfSetting } from '../../../../src/format/declaredSettings.ts'

const money = (): Record<string, Record<string, unknown>> =>
  structuredClone(pickValue(withClockTexts(settings), picks.money)) as Record<string, Record<string, unknown>>
const messages = (value: unknown) =>
  Object.fromEntries(
    findErrors('money', value, testWords.en.t).map(({ property = '', message }) => [property, message]),
  )

describe('the forms of the desk', () => {
  it('accept the shipped settings', () => {
    expect(findErrors('money', money(), testWords.en.t)).toEqual([])
    expect(findErrors('menus', pickValue(settings, picks.menus), testWords.en.t)).toEqual([])
    const { id: _id, ...notice } = testNotice
    expect(findErrors('notice', notice, testWords.en.t)).toEqual([])
    const { places: _places, tone: _tone, ...banner } = { ...notice, picture: { en: 'demo/a.svg' } }
    expect(findErrors('banner', banner, testWords.en.t)).toEqual([])
    const { title: _title, body: _words, confirm: _confirm, tone: _color, ...dialog } = filledDialog(openingDialog)
    expect(findErrors('dialog', dialog, testWords.en.t)).toEqual([])
  })

  it('show every setting', () => {
    const leaves = (value: unknown, path = ''): readonly string[] =>
      isObject(value) ? Object.entries(value).flatMap(([key, below]) => leaves(below, `${path}/${key}`)) : [path]
    const { $schema: _schema, format: _format, ...edited } = settings
    const shown = new Set([...leaves(pickValue(settings, picks.money)), ...leaves(pickValue(settings, picks.menus))])
    expect(leaves(edited).filter((leaf) => !shown.has(leaf))).toEqual([])
  })

  it('say in words what is wrong, at each field', () => {
    const value = money()
    value['recharge'] = { ...value['recharge'], bank: { on: true, min: '1.2.3', max: '5' }, orderMinutes: 2 }
    value['languages'] = { ...value['languages'], offered: [] }
    value['cards'] = {}
    value['hours'] = { zone: 9, weekdays: { from: '24:00', to: '02:15' }, weekend: { from: '9:30', to: '24:00' } }
    value['game'] = { ...value['game'], origins: ['games.example.com'] }
    expect(messages(value)).toEqual({
      '.recharge.bank.min': 'Digits only, with at most 8 after the point.',
      '.recharge.orderMinutes': 'At least 5.',
      '.languages.offered': 'At least one is needed.',
      '.hours.weekdays.from': 'A time of day, such as 10:30.',
      '.hours.weekend.from': 'A time of day, such as 10:30.',
      '.cards.max': 'This needs a value.',
      '.game.origins.0': 'An https origin without a path, such as https://games.example.com.',
    })
  })

  it('give every setting a name and a help text in each language', () => {
    type Schema = Readonly<{ properties?: Readonly<Record<string, Schema>> }>
    const pointersOf = ({ properties = {} }: Schema, path = ''): readonly { pointer: string; isGroup: boolean }[] =>
      Object.entries(properties).flatMap(([key, below]) => [
        { pointer: `${path}/${key}`, isGroup: below.properties !== undefined },
        ...pointersOf(below, `${path}/${key}`),
      ])
    const all = pointersOf(formSchemas.money as Schema)
    for (const locale of deskLocales) {
      const title = (pointer: string) => titleOfSetting(pointer, locale)
      const help = (pointer: string) => helpOfSetting(pointer, locale)
      expect(all.filter(({ pointer }) => !title(pointer))).toEqual([])
      expect(all.filter(({ pointer, isGroup }) => !isGroup && !help(pointer))).toEqual([])
      expect(all.filter(({ pointer }) => help(pointer)?.includes('specification'))).toEqual([])
    }
  })
})
