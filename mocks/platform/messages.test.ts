import { expect, test } from 'vitest'
import { locales } from './Locale.ts'
import { messageOf, messages } from './messages.ts'

test('says every message in every language with the same holes', () => {
  for (const texts of Object.values(messages)) {
    const holes = locales.map((locale) => [...texts[locale].matchAll(/\{\w+\}/g)].map(String).sort().join())
    expect(new Set(holes).size).toBe(1)
    for (const locale of locales) expect(texts[locale]).not.toBe('')
  }
})

test('fills the holes it is given values for', () => {
  expect(messageOf('depositRange', 'en', { min: '100', max: '10000' })).toContain('between 100 and 10000')
})
