import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { isSlowPattern } from './isSlowPattern.ts'

describe('isSlowPattern', () => {
  it.each([
    '^\\w{0,250}\\w{0,250}\\w{0,250}\\w{0,250}\\w{0,250}$',
    `^${'\\w{0,250}'.repeat(4)}x$`,
    `^${'a?'.repeat(40)}b$`,
    `^${'[a-z]{1,99}'.repeat(9)}$`,
    '.*.*.*x',
    '^a|.*.*.*x$',
    '\\w{0,250}?'.repeat(5),
  ])('refuses %s, whose repetitions multiply', (pattern) => {
    expect(isSlowPattern(pattern)).toBe(true)
  })

  it.each([`^${'(a|a)'.repeat(48)}!$`, `^${'(?:a|ab|b)'.repeat(20)}$`, `${'(|a)'.repeat(20)}b`])(
    'refuses %s, whose choices multiply',
    (pattern) => {
      expect(isSlowPattern(pattern)).toBe(true)
    },
  )

  it('lets long lists of choices pass', () => {
    expect(isSlowPattern(`^(${Array.from({ length: 60 }, (_, index) => `B${index}`).join('|')})-(kor|cn|en)$`)).toBe(
      false,
    )
  })

  it('lets through only what is done in a moment, of any repetitions in a row', () => {
    const part = fc.record({
      what: fc.constantFrom('a', '\\w', '.', '[a-z0-9]'),
      sign: fc.oneof(
        fc.constantFrom('*', '+', '?', '{2,}', ''),
        fc.tuple(fc.nat(9), fc.nat(255)).map(([least, more]) => `{${least},${least + more}}`),
      ),
    })
    const rows = fc.tuple(fc.boolean(), fc.array(part, { maxLength: 8 }))
    let passed = 0
    fc.assert(
      fc.property(rows, ([anchored, parts]) => {
        const pattern = `${anchored ? '^' : ''}${parts.map(({ what, sign }) => what + sign).join('')}!$`
        if (isSlowPattern(pattern)) return true
        passed += 1
        // Only of this thread: a busy machine says nothing about a pattern.
        const before = process.threadCpuUsage()
        new RegExp(pattern, 'u').test('a'.repeat(256))
        const { user, system } = process.threadCpuUsage(before)
        return user + system < 500_000
      }),
      { numRuns: 300, seed: 20_260_102 },
    )
    expect(passed).toBeGreaterThan(50)
  })

  it.each([
    '(a+)+',
    '((a+))*',
    '((a+)b?)*',
    '(a|a)*',
    '(a|ab)+',
    '(a?){40}',
    '(?:x+x+)+',
    '(.)\\1',
    '.*.*.*.*x',
    '(?<n>a*)*',
    '(a{1,9}){9}',
  ])('refuses %s', (pattern) => {
    expect(isSlowPattern(`^${pattern}$`)).toBe(true)
  })

  // From published advisories; the second half of them safe-regex2 lets pass.
  it.each([
    '^([0-9a-zA-Z]([-.\\w]*[0-9a-zA-Z])*@([0-9a-zA-Z][-\\w]*[0-9a-zA-Z]\\.)+[a-zA-Z]{2,9})$',
    '^(([a-z])+.)+[A-Z]([a-z])+$',
    '^(.*?,){11}P',
    '<(?:"[^"]*"|[^>])*>',
    '^(?!(a+)+$).*$',
    '^(?=(a|a)*$)',
    '^(?=a*a*a*a*b)',
    '^(?:(?=a)a|a)*b$',
    '^([\\w.]|\\.)+@$',
    '^(?:가|[가-힣])+!$',
    '^(a*)(a*)(a*)(a*)(a*)b$',
  ])('refuses %s, which is known to be slow', (pattern) => {
    expect(isSlowPattern(pattern)).toBe(true)
  })

  it.each([
    '^[0-9]+$',
    '^[0-9-]+$',
    '^(0|86|17951)?1[0-9]{10}$',
    '^(T|0x)[A-Za-z0-9]{20,60}$',
    '^[a-z]+@[a-z]+\\.[a-z]+$',
    '^\\(a\\)+$',
    '^[(a+)]+$',
    '^(ab)+$',
    '^(?=.*[a-z]).{6,32}$',
    '^\\d{4}-\\d{2}-\\d{2}$',
  ])('lets %s pass', (pattern) => {
    expect(isSlowPattern(pattern)).toBe(false)
  })

  it('lets no pattern pass that takes longer than a moment on the longest text', () => {
    for (const pattern of ['^[0-9]+$', '^.*.*.*x$', '^(?=.*[a-z])(?=.*[0-9]).*$']) {
      expect(isSlowPattern(pattern)).toBe(false)
      expect(new RegExp(pattern, 'u').test('a'.repeat(256))).toBe(false)
    }
  })
})
