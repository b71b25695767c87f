import { describe, expect, it } from 'vitest'
import { findSettings, settingsOfPage } from './settingsOfPage.ts'

const find = (search: string, wanted: (fact: string) => boolean = () => true) => [
  ...findSettings(settingsOfPage.money, search, wanted),
]

describe('searching the settings', () => {
  it('finds by name, by group and by help text', () => {
    expect(find('wechat minimum')).toEqual(['/recharge/wechat/min'])
    expect(find('weekend close')).toEqual(['/hours/weekend/to'])
    expect(find('may be paid')).toContain('/recharge/orderMinutes')
    expect(find('nowhere')).toEqual([])
  })

  it('finds in the words of every language, whatever the operator reads', () => {
    expect(find('위챗 최소')).toContain('/recharge/wechat/min')
    expect(find('微信 最低')).toContain('/recharge/wechat/min')
  })

  it('narrows to the wanted settings', () => {
    expect(find('', (fact) => fact === 'settings:/cards/max')).toEqual(['/cards/max'])
  })
})
