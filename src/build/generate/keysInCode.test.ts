import { expect, it } from 'vitest'
import { keysInCode } from './keysInCode.ts'

const known = ['orderState.approved', 'orderState.rejected', 'list.empty']
const keysOf = (source: string) => keysInCode(source, known)

it('finds keys as they are written, and all that a text with a part put in may be', () => {
  expect(keysOf("t('list.empty')").named).toEqual(['list.empty'])
  expect(keysOf('t(`orderState.${name}`)').named).toEqual(['orderState.approved', 'orderState.rejected'])
})

it('finds a key that the copy does not have, and leaves other texts with dots alone', () => {
  expect(keysOf("const words = { 2: 'orderState.paid' }").unknown).toEqual(['orderState.paid'])
  expect(keysOf("import './list.css'; open('playbill.orders')").unknown).toEqual([])
})
