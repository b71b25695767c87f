import { expect, it } from 'vitest'
import { findTerms, glossary, parseGlossary } from './glossary.ts'

const terms = parseGlossary({
  terms: [
    { kor: ['출금'], cn: ['提款', '提现'], en: ['withdraw'] },
    { kor: ['출금 비밀번호'], en: ['pay password'] },
  ],
})

it('names the terms that a translation does not keep to', () => {
  expect(findTerms(terms, 'en', '출금 안내', 'How to cash out')).toEqual([
    { kind: 'glossary', term: '출금', wanted: ['withdraw'] },
  ])
  expect(findTerms(terms, 'en', '출금 안내', 'Withdrawals')).toEqual([])
  expect(findTerms(terms, 'cn', '출금 안내', '提现说明')).toEqual([])
})

it('means the longest term, and asks no language that has no word for it', () => {
  expect(findTerms(terms, 'en', '출금 비밀번호', 'Pay password')).toEqual([])
  expect(findTerms(terms, 'cn', '출금 비밀번호', '密码')).toEqual([])
})

it('reads the shipped document, and refuses one that is wrong', () => {
  expect(glossary.length).toBeGreaterThan(10)
  expect(() => parseGlossary({ terms: [{ kor: ['출금'], xx: ['a'] }] })).toThrow(/no words at "xx"/)
  expect(() => parseGlossary({ terms: [{ kor: ['출금'], en: [] }] })).toThrow(/no words at "en"/)
  expect(() => parseGlossary({ terms: [{ en: ['deposit'] }] })).toThrow(/without kor/)
})

it('knows the words that a Mac wrote', () => {
  const onMac = (text: string) => text.normalize('NFD')
  expect(findTerms(terms, 'en', onMac('출금 안내'), 'How to cash out')).toHaveLength(1)
  expect(findTerms(parseGlossary({ terms: [{ kor: [onMac('출금')], en: ['a'] }] }), 'en', '출금', 'b')).toHaveLength(1)
})
