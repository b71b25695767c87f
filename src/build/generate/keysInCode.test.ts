import { expect, it } from 'vitest'
import { keysInCode } from './keysInCode.ts'

const known = ['orderState.approved', 'orderState.rejected', 'list.empty']
const keysOf = (source: string) => keysInCode(source, known, 'some.ts')

it('finds keys as they are written, and all that a text with a part put in may be', () => {
  expect(keysOf("t('list.empty')")).toEqual(['list.empty'])
  expect(keysOf('t(`orderState.${name}`)')).toEqual(['orderState.approved', 'orderState.rejected'])
})

it('refuses a key that the copy does not have, and leaves other texts with dots alone', () => {
  expect(() => keysOf("const words = { 2: 'orderState.paid' }")).toThrow(
    'some.ts names the text "orderState.paid", which schemas/copy does not have.',
  )
  expect(keysOf("import './list.css'; open('playbill.orders')")).toEqual([])
})
