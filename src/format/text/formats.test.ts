import { describe, expect, it } from 'vitest'
import { formats } from './formats.ts'

describe('formats', () => {
  it.each(['0', '100', '1200.50', '999999999999999.12345678'])('takes %s as an amount', (text) => {
    expect(formats.decimal(text)).toBe(true)
  })

  it.each(['', '-1', '+1', '1e3', '1,000', '.5', '5.', ' 5', 'NaN', '1234567890123456', '1.123456789'])(
    'refuses %s as an amount',
    (text) => {
      expect(formats.decimal(text)).toBe(false)
    },
  )

  it.each(['1980-01-01', '2024-02-29', '0001-12-31'])('takes %s as a day', (text) => {
    expect(formats.date(text)).toBe(true)
  })

  it.each(['', '2023-02-29', '2023-04-31', '2023-00-10', '2023-13-01', '2023-1-1', '2023-01-01T00:00:00Z'])(
    'refuses %s as a day',
    (text) => {
      expect(formats.date(text)).toBe(false)
    },
  )

  it.each(['a@b.co', 'first.last+tag@mail.example.co.kr', '한글@도메인.한국'])(
    'takes %s as an e-mail address',
    (text) => {
      expect(formats.email(text)).toBe(true)
    },
  )

  it.each([
    '',
    'a',
    'a@b',
    '@b.co',
    'a@.co',
    'a@b..co',
    'a b@c.co',
    'a..b@c.co',
    '.a@c.co',
    'a.@c.co',
    'a..b@',
    `${'x'.repeat(65)}@b.co`,
    `a@${'b'.repeat(252)}.co`,
  ])('refuses %s as an e-mail address', (text) => {
    expect(formats.email(text)).toBe(false)
  })

  it('answers a hostile e-mail address at once', () => {
    const started = performance.now()
    formats.email(`a@${'a.'.repeat(120)}@`)
    formats.email(`${'a.'.repeat(125)}@b.co`)
    expect(performance.now() - started).toBeLessThan(50)
  })
})
