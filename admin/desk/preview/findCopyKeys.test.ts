import { describe, expect, it } from 'vitest'
import { findCopyKeys } from './findCopyKeys.ts'

const copy: Readonly<Record<string, string>> = {
  'home.title': 'Home',
  'tab.home': 'Home',
  'recharge.range': 'From {{min}} to {{max}} won',
  'record.amount': '{{amount}}',
  'help.steps': 'First.\nThen  second.',
}
const find = (...texts: readonly string[]) => findCopyKeys(texts, (key) => copy[key], Object.keys(copy))

describe('finding the text that was tapped', () => {
  it('names every key with that text', () => {
    expect(find('Home')).toEqual(['home.title', 'tab.home'])
    expect(find('First. Then second.')).toEqual(['help.steps'])
  })

  it('recognises texts whose placeholders are filled in, but none that is only a placeholder', () => {
    expect(find('From 100 to 5,000 won')).toEqual(['recharge.range'])
    expect(find('From 100 to')).toEqual([])
    expect(find('12,000')).toEqual([])
  })

  it('looks around what was tapped, nearest first', () => {
    expect(find('100', 'From 100 to 5,000 won', 'Home')).toEqual(['recharge.range'])
  })
})
