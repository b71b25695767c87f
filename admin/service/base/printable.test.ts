import { expect, it } from 'vitest'
import { hostileStrings } from '../../../tests/hostile/hostileStrings.ts'
import { printable } from './printable.ts'

it('leaves words as they are, in every language', () => {
  for (const text of ['Bank deposit minimum 100 → 500', '입금 최소 금액 “1만 원”', '充值最低金额', ''])
    expect(printable(text)).toBe(text)
})

it('keeps a text on one line, escapes control characters, and loses nothing', () => {
  for (const text of hostileStrings) {
    expect(printable(text)).not.toMatch(/[\p{Cc}\p{Cf}\p{Cs}\u2028\u2029]/u)
    const inJson = JSON.stringify({ text })
    expect(JSON.parse(printable(inJson))).toEqual({ text })
  }
})
