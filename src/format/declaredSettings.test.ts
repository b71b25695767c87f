import { Type } from 'typebox'
import { describe, expect, it } from 'vitest'
import {
  helpOfSetting,
  isAmountSetting,
  isMoneySetting,
  moneyUnitOf,
  needsOwner,
  pageOfSetting,
  screenOfSetting,
  secondPersonSettings,
  titleOfSetting,
} from './declaredSettings.ts'
import { byLocale, locales } from './locales.ts'
import { group, setting, settingsDocument } from './setting.ts'
import { SettingsSchema } from './settings.ts'
import { asShape } from './shape/asShape.ts'
import type { JsonShape } from './shape/JsonShape.ts'

/** Every group and setting of the document; what is in a list belongs to the list. */
function everySetting(
  shape: JsonShape,
  pointer = '',
): readonly { readonly pointer: string; readonly shape: JsonShape }[] {
  return Object.entries(shape.properties ?? {}).flatMap(([key, below]) => {
    const at = `${pointer}/${key}`
    return at === '/$schema' || at === '/format' ? [] : [{ pointer: at, shape: below }, ...everySetting(below, at)]
  })
}

const all = everySetting(asShape(SettingsSchema))

describe('every setting', () => {
  it('has a name in each language, what it counts, and its page', () => {
    for (const { pointer, shape } of all) {
      for (const locale of locales) expect(shape.setting?.title[locale], `${pointer} in ${locale}`).toBeTruthy()
      expect(shape.setting?.unit === undefined, pointer).toBe(shape.properties !== undefined)
      expect(pageOfSetting(pointer), pointer).toBeDefined()
    }
  })

  it('says in each language what it is for', () => {
    for (const { pointer } of all.filter(({ shape }) => shape.setting?.unit !== undefined))
      for (const locale of locales) expect(helpOfSetting(pointer, locale), `${pointer} in ${locale}`).toBeTruthy()
  })

  it('cannot be declared without these', () => {
    const title = byLocale(() => 'Name')
    // @ts-expect-error A setting without a name.
    void (() => group('A group.', { title, page: 'money' }, { bare: Type.Boolean() }))
    // @ts-expect-error A setting without a unit.
    void (() => setting(Type.Boolean(), title, title))
    // @ts-expect-error A name that is missing in a language.
    void (() => setting(Type.Boolean(), { kor: '이름', en: 'Name' }, title, 'switch'))
    // @ts-expect-error A group without a page.
    void (() => group('A group.', { title }, {}))
    // @ts-expect-error A setting outside of any group, whose page nobody names.
    void (() => settingsDocument('A document.', {}, { alone: setting(Type.Boolean(), title, title, 'switch') }))
    expect(setting(Type.Boolean(), title, title, 'switch').setting).toEqual({ title, help: title, unit: 'switch' })
  })
})

describe('money', () => {
  it('is what a setting counts, whatever it is called', () => {
    const units = [
      '/recharge/bank/min',
      '/recharge/usdtErc20/max',
      '/withdrawal/usdtMin',
      '/lottery/chips/0',
      '/dates/min',
    ]
    expect(units.map(moneyUnitOf)).toEqual(['won', 'usdt', 'usdt', 'stake', undefined])
    expect(all.filter(({ shape }) => shape.format === 'decimal').every(({ pointer }) => isAmountSetting(pointer))).toBe(
      true,
    )
    expect(['/recharge/chips', '/account/nameMin', '/dates/min', '/recharge/bank'].filter(isAmountSetting)).toEqual([])
  })

  it('never changes much by one person alone', () => {
    const amounts = all.filter(({ pointer }) => moneyUnitOf(pointer) !== undefined)
    expect(amounts.length).toBeGreaterThan(15)
    expect(amounts.filter(({ pointer }) => !secondPersonSettings.has(pointer))).toEqual([])
    expect(secondPersonSettings.get('/recharge/bank/min')).toBe('large')
    expect(secondPersonSettings.get('/sponsors')).toBe('always')
  })

  it.each([
    '',
    '/recharge',
    '/recharge/bank/min',
    '/recharge/bank/on',
    '/withdrawal/bankMin',
    '/hours/weekdays/from',
    '/lottery',
    '/lottery/chips',
    '/lottery/chips/0',
    '/sponsors',
  ])('is decided by "%s"', (pointer) => {
    expect(isMoneySetting(pointer)).toBe(true)
  })

  it.each(['/polling/balance', '/lottery/warnAt', '/tabBar', '/register/minimumAge', '/register/captch'])(
    'is not decided by "%s"',
    (pointer) => {
      expect(isMoneySetting(pointer)).toBe(false)
    },
  )
})

describe('a setting', () => {
  it('is edited and seen where its group is, unless it says otherwise', () => {
    const pointers = [
      '/recharge/wechat/on',
      '/recharge/wechat/min',
      '/recharge/chips',
      '/polling/draw',
      '/polling/balance',
    ]
    expect(pointers.map((pointer) => [pageOfSetting(pointer), screenOfSetting(pointer)])).toEqual([
      ['money', '/recharge?type=wechat'],
      ['money', '/recharge?type=wechat'],
      ['money', '/recharge?type=bank'],
      ['money', '/pk10?name=pk10speed'],
      ['money', '/money'],
    ])
    expect([pageOfSetting('/tabBar/0/path'), pageOfSetting('/nowhere')]).toEqual(['menus', undefined])
  })

  it('is edited by owners alone where it or its group says so, and so is a group that holds one', () => {
    const forOwners = all.filter(({ pointer, shape }) => shape.setting?.unit !== undefined && needsOwner(pointer))
    expect(forOwners).toHaveLength(33)
    expect(['/polling/balance', '/game/origins/0', '/hours/zone', '/hours', '/vip', ''].every(needsOwner)).toBe(true)
    expect(
      ['/recharge/bank/min', '/hours/weekdays', '/cards', '/play', '/sponsors', '/nowhere'].filter(needsOwner),
    ).toEqual([])
  })

  it('is called by its own name, and an item of a list has none', () => {
    expect(
      ['/hours/weekdays/from', '/recharge', '/recharge/chips/0', '/nowhere'].map((pointer) =>
        titleOfSetting(pointer, 'en'),
      ),
    ).toEqual(['From', 'Deposits', undefined, undefined])
  })
})
