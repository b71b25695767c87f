import { expect, it } from 'vitest'
import { isOwnText } from '../../../../src/format/facts/mayAdd.ts'
import { isSound, nameFor, noTexts, ownKey } from './ownTexts.ts'

it.each([
  ['Summer sale', 'summerSale'],
  ['  VIP-Day: 50% off!', 'vIPDay50Off'],
  ['summerSale', 'summerSale'],
  ['여름 sale', 'sale'],
  ['여름', undefined],
  ['2027 sale', undefined],
  ['', undefined],
])('%o is called %o in documents', (words, name) => {
  expect(nameFor(words)).toBe(name)
})

it('a long name is cut so that what is made of it is still one of operators’ own', () => {
  const name = nameFor('A B C D '.repeat(40)) ?? ''
  expect(isOwnText(ownKey(`${name}123Button`))).toBe(true)
})

it('a text is sound that is there in every language and has no placeholder', () => {
  const texts = { kor: '소식', cn: '消息', en: 'News' }
  expect(isSound(texts)).toBe(true)
  expect(isSound(noTexts)).toBe(false)
  expect(isSound({ ...texts, cn: ' ' })).toBe(false)
  expect(isSound({ ...texts, en: 'News of {{name}}' })).toBe(false)
})
