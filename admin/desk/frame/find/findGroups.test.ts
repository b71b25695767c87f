import { describe, expect, it } from 'vitest'
import { byLocale } from '../../../../src/format/locales.ts'
import type { Findable } from './Findable.ts'
import { findGroups } from './findGroups.ts'

const setting = (label: string, help = ''): Findable => ({
  id: label,
  kind: 'settings',
  label,
  words: `${label} ${help}`.toLowerCase(),
  path: '/limits',
})
const page: Findable = { id: 'page', kind: 'pages', label: 'Limits', words: 'limits /limits', path: '/limits' }

const says = byLocale((locale) => (locale === 'kor' ? '입금 안내' : `How to pay (${locale})`))
const text: Findable = {
  id: 'text pay.help',
  kind: 'texts',
  label: says.en,
  note: 'pay.help',
  words: ['pay.help', ...Object.values(says)].join('\n').toLowerCase(),
  path: '/copy?keys=pay.help',
  says,
}

const labels = (search: string, index: readonly Findable[]) =>
  findGroups(index, search, 'en').flatMap(({ items }) => items.map(({ label }) => label))

describe('a search of the desk', () => {
  it('shows the pages alone before anything is typed', () => {
    expect(labels(' ', [page, setting('Deposits › Minimum')])).toEqual(['Limits'])
  })

  it('needs every word, in any order, also of the help', () => {
    const index = [setting('Deposits › Bank › Minimum', 'smallest amount'), setting('Deposits › Bank › Maximum')]
    expect(labels('SMALLEST bank', index)).toEqual(['Deposits › Bank › Minimum'])
    expect(labels('smallest maximum', index)).toEqual([])
  })

  it('puts what is called so before what only mentions it', () => {
    const index = [setting('Cards', 'at most so many limits'), setting('Game limits'), setting('Bets › Limits'), page]
    expect(labels('limits', index)).toEqual(['Limits', 'Bets › Limits', 'Game limits', 'Cards'])
  })

  it('counts what it leaves out', () => {
    const many = Array.from({ length: 10 }, (_, at) => setting(`Minimum ${at}`))
    expect(findGroups(many, 'minimum', 'en')).toMatchObject([{ kind: 'settings', more: 3, items: { length: 7 } }])
  })

  it('shows a text in the language in which it was found, and leads to that one', () => {
    const [korean] = findGroups([text], '입금', 'en')[0]?.items ?? []
    expect(korean).toMatchObject({ label: '입금 안내', locale: 'kor', fact: 'copy:kor:pay.help' })
    const [byKey] = findGroups([text], 'pay.help', 'en')[0]?.items ?? []
    expect(byKey).toMatchObject({ label: says.en, locale: 'en', fact: 'copy:en:pay.help' })
  })
})
