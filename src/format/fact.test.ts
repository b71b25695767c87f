import { describe, expect, it } from 'vitest'
import { type Fact, factsOf, formatFact, isFactOf, parseFact } from './fact.ts'

const spelled: readonly (readonly [string, Fact])[] = [
  ['settings:/recharge/bank/min', { kind: 'settings', pointer: '/recharge/bank/min' }],
  ['copy:en:recharge.title', { kind: 'copy', locale: 'en', key: 'recharge.title' }],
  ['copy:kor:a:b', { kind: 'copy', locale: 'kor', key: 'a:b' }],
  ['notice:n-20261123-a1b2', { kind: 'notice', id: 'n-20261123-a1b2' }],
  ['dialog:rules', { kind: 'dialog', id: 'rules' }],
  ['block:home/menu', { kind: 'block', screen: 'home', block: 'menu' }],
  ['screen:records', { kind: 'screen', id: 'records' }],
]

describe('a fact', () => {
  it.each(spelled)('%s is read, and spelled the same again', (text, fact) => {
    expect(parseFact(text)).toEqual(fact)
    expect(formatFact(fact)).toBe(text)
  })

  it.each([
    '',
    'settings',
    'colour:red',
    'copy:xx:home.title',
    'copy:home.title',
    'block:home',
    'block:home/a/b',
    ':x',
  ])('"%s" is not one', (text) => {
    expect(parseFact(text)).toBeUndefined()
  })

  it('is found among others by its kind', () => {
    const texts = spelled.map(([text]) => text)
    expect(texts.filter((text) => isFactOf('copy', text))).toEqual(['copy:en:recharge.title', 'copy:kor:a:b'])
    expect(factsOf('block', [...texts, 'block:'])).toEqual([{ kind: 'block', screen: 'home', block: 'menu' }])
  })
})
