import { expect, it } from 'vitest'
import { factName } from '../../../../src/format/facts/factName.ts'
import { noFacts } from '../../../../src/format/facts/parseFacts.ts'
import { testWords } from '../../testing/testWords.ts'
import { editsText, type NamedEdit } from './editsText.ts'

const minimum = { fact: 'settings:/recharge/bank/min', before: '100', after: '500' }
const cards = { fact: 'settings:/cards/max', before: 5, after: 6 }
const text = (locale: string, key: string) => ({ fact: `copy:${locale}:${key}`, before: 'a', after: 'b' })

function said(edits: readonly NamedEdit[], words = testWords.en): string {
  return editsText(edits, (fact, ...values) => factName(fact, words.locale, noFacts, ...values), words)
}

it('names a figure with both values, and counts a text once in however many languages', () => {
  const edits = [minimum, text('en', 'home.title'), text('kor', 'home.title'), text('en', 'home.text')]
  expect(said(edits)).toBe('Deposits › Bank transfer › Minimum ₩100 → ₩500, 2 texts')
  expect(said(edits, testWords.kor)).toMatch(/₩100 → ₩500, 문구 2개$/)
})

it('names two at most, and counts the others by kind', () => {
  const notice = { fact: 'notice:n-1', before: null, after: null }
  expect(said([notice, minimum, cards, { ...cards, fact: 'settings:/cards/min' }])).toMatch(
    /₩100 → ₩500, Cards › Saved cards, at most 5 → 6, 1 message, 1 limit$/,
  )
})

it('names what is no figure where there is room for it', () => {
  expect(said([text('en', 'home.title')])).toBe('Texts › home.title › English')
  expect(said([text('en', 'home.title'), text('cn', 'home.title')])).toBe('Texts › home.title')
  expect(said([])).toBe('')
})
