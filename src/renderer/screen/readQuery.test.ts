import { expect, test } from 'vitest'
import { readQuery } from './readQuery.ts'

test('reads a parameter as it is meant, with a blank or a mark of a copied link', () => {
  const declared = { type: { enum: ['0', '1'], default: '0' }, pid: { default: '' } }
  expect(readQuery(declared, { type: '1 ', pid: 'ＰＬＡＹ\u200B' })).toEqual({ type: '1', pid: 'PLAY' })
})
