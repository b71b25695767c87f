import { expect, test } from 'vitest'
import { orderOf } from './orderOf.ts'

// In the order of their code points, in which they are not by halves of characters: the emoji's first half is U+D83D.
const texts = ['', 'a', 'a\u0000', 'ab', 'b', '가', '\uff21', '😀', '😀a', '😁']

test('texts are ordered by code points', () => {
  for (const [index, a] of texts.entries()) {
    for (const [other, b] of texts.entries()) {
      expect(Math.sign(orderOf(a, b)), `${a} and ${b}`).toBe(Math.sign(index - other))
    }
  }
})
