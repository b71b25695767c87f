import { expect, it } from 'vitest'
import type { Audience } from '../../../../src/format/audience.ts'
import { factText } from './valueText.ts'
import { testWords } from '../../testing/testWords.ts'
import { audienceText } from './audienceText.ts'

it.each<[Audience | undefined, string]>([
  [undefined, ''],
  [{ roles: ['visitors', 'agents'] }, 'Visitors or Agents'],
  [{ vipFrom: 5 }, 'VIP 5 and up'],
  [{ vipTo: 5 }, 'up to VIP 5'],
  [{ vipFrom: 2, vipTo: 5, languages: ['cn'] }, 'VIP 2–5, Chinese'],
  [{ joinedWithin: 1 }, 'joined today'],
  [{ joinedWithin: 30, installed: true }, 'joined less than 30 days ago, Installed app'],
])('%j is "%s"', (audience, text) => {
  expect(audienceText(audience, testWords.en)).toBe(text)
})

it('says in a review whom a block, a notice, a dialog and a pay way are for', () => {
  const said = (fact: string, value: unknown) => factText(fact, value, testWords.en)
  const audience = { vipFrom: 5 }
  expect(said('block:home/banner', audience)).toBe('VIP 5 and up')
  expect(said('block:home/banner', true)).toBe('on')
  expect(said('block:home/banner', {})).toBe('on')
  expect(said('notice:news', { title: { en: 'News' }, audience: {} })).toBe('“News”')
  expect(said('notice:news', { title: { en: 'News' }, audience })).toBe('“News”, VIP 5 and up')
  expect(said('dialog:news', { confirm: 'common.ok', audience })).toContain('VIP 5 and up')
  const rule = { way: 'bank', who: 'everybody', vipFrom: 0, vipTo: 100, sinceDays: 0 }
  expect(said('settings:/recharge/access', [])).toBe('Everybody')
  expect(said('settings:/recharge/access', [rule])).toBe('Bank transfer: Everybody')
  expect(said('settings:/recharge/access', [{ ...rule, who: 'agents', vipFrom: 3, sinceDays: 30 }])).toBe(
    'Bank transfer: Agents, VIP 3 and up, member for 30 days or more',
  )
})
