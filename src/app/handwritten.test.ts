import { expect, it } from 'vitest'
import { handwrittenNames } from '../format/handwrittenNames.ts'
import { handwritten } from './handwritten.ts'

it('has a component for every name that a document may use, and no other', () => {
  expect(Object.keys(handwritten).sort()).toEqual([...handwrittenNames].sort())
})
