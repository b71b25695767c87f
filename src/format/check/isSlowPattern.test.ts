import { describe, expect, it } from 'vitest'
import { isSlowPattern } from './isSlowPattern.ts'

describe('isSlowPattern', () => {
  it.each(['(a+)+', '((a+))*', '((a+)b?)*', '(a|a)*', '(a|ab)+', '(a?){40}', '(?:x+x+)+', '(.)\\1', '.*.*.*.*x', '(?<n>a*)*', '(a{1,9}){9}'])('refuses %s', (pattern) => {
    expect(isSlowPattern(`^${pattern}$`)).toBe(true)
  })

  it.each(['^[0-9]+$', '^[0-9-]+$', '^(0|86|17951)?1[0-9]{10}$', '^(T|0x)[A-Za-z0-9]{20,60}$', '^[a-z]+@[a-z]+\\.[a-z]+$', '^\\(a\\)+$', '^[(a+)]+$', '^(ab)+$', '^(?=.*[a-z]).{6,32}$', '^\\d{4}-\\d{2}-\\d{2}$'])('lets %s pass', (pattern) => {
    expect(isSlowPattern(pattern)).toBe(false)
  })

  it('lets no pattern pass that takes longer than a moment on the longest text', () => {
    for (const pattern of ['^[0-9]+$', '^.*.*.*x$', '^(?=.*[a-z])(?=.*[0-9]).*$']) {
      expect(isSlowPattern(pattern)).toBe(false)
      expect(new RegExp(pattern, 'u').test('a'.repeat(256))).toBe(false)
    }
  })
})
