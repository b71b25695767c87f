import { expect, test } from 'vitest'
import { nameKey } from './operatorRow.ts'

test('a name is found whatever keyboard or page it was copied from', () => {
  for (const typed of ['Mina', 'ＭＩＮＡ', ' mina\u200B', '\uFEFFmina\u00A0']) expect(nameKey(typed)).toBe('mina')
})
