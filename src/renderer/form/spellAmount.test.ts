import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { spellAmount } from './spellAmount.ts'

describe('spellAmount', () => {
  it.each([
    ['1500000', 'kor', '150만'],
    ['123456789', 'kor', '1억 2,345만 6,789'],
    ['10000', 'kor', '1만'],
    ['100000000', 'kor', '1억'],
    ['9999', 'kor', '9,999'],
    ['100010000', 'kor', '1억 1만'],
    ['1500000', 'cn', '150万'],
    ['12345', 'cn', '1万2345'],
    ['1500000', 'en', '1,500,000'],
    ['1500.25', 'en', '1,500.25'],
    ['15000.5', 'kor', '1만 5,000.5'],
    ['0', 'kor', '0'],
    ['12.', 'en', '12'],
  ] as const)('spells %s in %s as %s', (amount, locale, spelled) => {
    expect(spellAmount(amount, locale)).toBe(spelled)
  })

  it.each(['', '.', 'abc', '-5', '1e9'])('says nothing about %j', (text) => {
    expect(spellAmount(text, 'kor')).toBeUndefined()
  })

  it('keeps every digit of any amount', () => {
    const weights = { 조: 10n ** 12n, 억: 10n ** 8n, 만: 10n ** 4n }
    fc.assert(
      fc.property(fc.bigInt(0n, 10n ** 15n - 1n), (amount) => {
        const spelled = spellAmount(amount.toString(), 'kor') ?? ''
        const read = spelled.split(' ').reduce((sum, part) => {
          const unit = part.at(-1) as keyof typeof weights
          const digits = BigInt(part.replace(/[^0-9]/g, ''))
          return sum + digits * (weights[unit] ?? 1n)
        }, 0n)
        expect(read).toBe(amount)
      }),
    )
  })
})
