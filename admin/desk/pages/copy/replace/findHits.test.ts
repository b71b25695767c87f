import { expect, it } from 'vitest'
import { findHits, type Replacement } from './findHits.ts'

const search = (text: string, asked: Partial<Replacement>, { model = text, isTyped = false } = {}) =>
  findHits([{ key: 'a.b', locale: 'en', text, model, isTyped }], {
    find: 'won',
    by: 'KRW',
    locales: ['en'],
    matchCase: false,
    whole: false,
    ...asked,
  }).map(({ after, refusal }) => [after, refusal])

it.each<[string, string, Partial<Replacement>, string]>([
  ['every place', 'Won and won', {}, 'KRW and KRW'],
  ['only the same case', 'Won and won', { matchCase: true }, 'Won and KRW'],
  ['only beside placeholders that have the same word', '{{won}} won', {}, '{{won}} KRW'],
  [
    'across a placeholder that stays',
    'From {{min}} won',
    { find: 'From {{min}}', by: 'At least {{min}}' },
    'At least {{min}} won',
  ],
  ['a whole text', 'Won', { whole: true }, 'KRW'],
  ['what a Mac wrote', '새해 배너'.normalize('NFD'), { find: '배너', by: '알림' }, '새해 알림'],
  ['what is sought on a Mac', '새해 배너', { find: '배너'.normalize('NFD'), by: '알림' }, '새해 알림'],
  ['signs as they are', 'a.b (c)', { find: '.b (', by: '$&' }, 'a$&c)'],
])('replaces %s', (_, text, asked, after) => {
  expect(search(text, asked)).toEqual([[after, undefined]])
})

it.each<[string, Partial<Replacement>]>([
  ['another text', { whole: true, find: 'wo' }],
  ['nothing', { find: '' }],
  ['another language', { locales: ['cn'] }],
  ['what stays the same', { by: 'won', matchCase: true }],
])('finds nothing for %s', (_, asked) => {
  expect(search('won', asked)).toEqual([])
})

it('refuses what would break a placeholder, leave nothing, or is being typed', () => {
  expect(search('{{won}} left', {})).toEqual([
    ['{{KRW}} left', { kind: 'fault', fault: { kind: 'lost', names: ['{{won}}'] } }],
  ])
  expect(search('{{min}}!', { find: '{{min' })).toMatchObject([['KRW}}!', { kind: 'fault' }]])
  expect(search('won', { by: '' })).toEqual([['', { kind: 'fault', fault: { kind: 'missing' } }]])
  expect(search('won', {}, { isTyped: true })).toEqual([['KRW', { kind: 'typed' }]])
})
