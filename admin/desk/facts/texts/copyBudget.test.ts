import { describe, expect, it } from 'vitest'
import { parseFacts } from '../../../../src/format/facts/parseFacts.ts'
import { charactersIn, copyBudget } from './copyBudget.ts'

const facts = parseFacts([
  { path: 'copy/kor.json', text: JSON.stringify({ 'a.label': '출금 내역', 'a.long': '가'.repeat(40) }) },
  { path: 'copy/cn.json', text: JSON.stringify({ 'a.label': '提款', 'a.long': '' }) },
  { path: 'copy/en.json', text: JSON.stringify({ 'a.label': 'Withdrawals', 'a.long': '' }) },
])

describe('the budget of a text', () => {
  it('is the width of the widest shipped one, in characters of the language', () => {
    expect(copyBudget(facts, 'a.label', 'en')).toBe(14)
    expect(copyBudget(facts, 'a.label', 'kor')).toBe(7)
  })

  it('is undefined if a text wraps anyway or is not shipped', () => {
    expect(copyBudget(facts, 'a.long', 'kor')).toBeUndefined()
    expect(copyBudget(facts, 'a.new', 'en')).toBeUndefined()
  })

  it('counts as members do', () => {
    expect(charactersIn('👨‍👩‍👧 가')).toBe(3)
  })
})
