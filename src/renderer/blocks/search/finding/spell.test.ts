import { describe, expect, it } from 'vitest'
import { spell } from './spell.ts'

describe('Korean', () => {
  it.each([
    ['별빛', 'ㅂㅕㄹㅂㅣㅊ'],
    ['ㅂㅂ', 'ㅂㅂ'],
    // Compounds are the two keys they are typed by, wherever they show.
    ['닭과', 'ㄷㅏㄹㄱㄱㅗㅏ'],
    ['ㅄㅘ', 'ㅂㅅㅗㅏ'],
    // Some keyboards show dots until they have become a vowel.
    ['ㅂㆍ', 'ㅂ'],
    // As files of a Mac are named.
    ['별'.normalize('NFD'), 'ㅂㅕㄹ'],
  ])('%s is typed %s', (text, letters) => {
    expect(spell(text).letters).toBe(letters)
  })

  it.each([
    ['볇', '별ㅂ'],
    ['별ㅂ', '별비'],
    ['벼', '별'],
    ['별비', '별빛'],
  ])('%s shows on the way to %s, and is how it begins', (half, name) => {
    expect(spell(name).letters.startsWith(spell(half).letters)).toBe(true)
  })
})

describe('other letters', () => {
  it.each([
    ['Kraken’s Treasure', 'krakenstreasure'],
    ['Café Olé', 'cafeole'],
    ['ＳＰＥＥＤ　Ｋ３', 'speedk3'],
    ['星光百家乐 7', '星光百家乐7'],
    ['  ·—! ', ''],
  ])('of %s are typed %s', (text, letters) => {
    expect(spell(text).letters).toBe(letters)
  })
})

it('a word begins after a space, where the kind of letters changes, and with each Chinese character', () => {
  const wordsOf = (text: string) => {
    const { letters, offsets } = spell(text)
    return offsets.map((offset, index) => letters.slice(offset, offsets[index + 1]))
  }
  expect(wordsOf('Texas Hold’em 7')).toEqual(['texas', 'holdem', '7'])
  expect(wordsOf('스피드K3')).toEqual(['ㅅㅡㅍㅣㄷㅡ', 'k', '3'])
  expect(wordsOf('极速K3')).toEqual(['极', '速', 'k', '3'])
})
