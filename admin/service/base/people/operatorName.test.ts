import { describe, expect, it } from 'vitest'
import { checkOperatorName, nameKey, nameSkeleton } from './operatorName.ts'

describe('names of operators', () => {
  it.each(['Mina', '김미나', '李小龙', 'Jun 2', "O'Neil", 'José', 'anna-lena.k'])('takes %s', (name) => {
    expect(() => checkOperatorName(name)).not.toThrow()
  })

  it.each([
    ['the service', 'System'],
    ['the command line', 'cli:root'],
    ['the build', 'the build'],
    ['a full-width spelling of the service', 'ｓｙｓｔｅｍ'],
    ['Cyrillic look-alikes', 'mіnа'],
    ['Cyrillic alone', 'соре'],
    ['two scripts', '김Mina'],
    ['a zero-width space', 'mi\u200bna'],
    ['a right-to-left mark', 'mina\u202e'],
    ['NUL', 'mina\0'],
    ['no letter', '12 34'],
    ['combining characters', 'Jose\u0301'],
  ])('refuses %s', (_what, name) => {
    expect(() => checkOperatorName(name)).toThrow(expect.objectContaining({ code: 'name-not-allowed' }))
  })

  it('recognises names that look alike', () => {
    for (const [one, other] of [
      ['Mina', 'mína'],
      ['lin', 'Lin'],
      ['Ian', 'lan'],
      ['ivan', 'lvan'],
      ['bob', 'b0b'],
      ['marna', 'mama'],
      ['jun k', 'jun.k'],
    ] as const)
      expect(nameSkeleton(one), `${one} ${other}`).toBe(nameSkeleton(other))
    expect(nameSkeleton('미나')).not.toBe(nameSkeleton('민아'))
  })

  it('finds a name whatever keyboard or page it was copied from', () => {
    for (const typed of ['Mina', 'ＭＩＮＡ', ' mina\u200B', '\uFEFFmina\u00A0']) expect(nameKey(typed)).toBe('mina')
  })
})
