import { describe, expect, it } from 'vitest'
import { findBlock } from './findBlock.ts'

const text = `{
  "id": "deposit", "type": "screen", "sources": { "user": { "call": "getUser" } },
  "body": [
    { "id": "off", "type": "text", "off": true },
    { "id": "ways", "type": "tabs", "items": [
      { "id": "bank", "body": [
          { "id": "form/1", "type": "form", "title": "a" }] }] }
  ]
}`

describe('the place of a block', () => {
  it('is where it is written, also inside others', () => {
    expect(findBlock(text, 'off')).toEqual({
      pointer: '/body/0',
      line: 4,
      column: 5,
      value: { id: 'off', type: 'text', off: true },
      sources: { user: { call: 'getUser' } },
    })
    expect(findBlock(text, 'form/1')).toMatchObject({ pointer: '/body/1/items/0/body/0', line: 7, column: 11 })
  })

  it('is the beginning for the screen itself', () => {
    expect(findBlock(text, '')).toMatchObject({ pointer: '', line: 1, column: 1, value: { id: 'deposit' } })
  })

  it('is not that of the screen, or of a tab, with the same id', () => {
    expect(findBlock(text, 'deposit')).toBeUndefined()
    expect(findBlock(text, 'bank')).toBeUndefined()
  })

  it('is unknown in a text that is not a document', () => {
    expect(findBlock('', 'ways')).toBeUndefined()
    expect(findBlock('{ "body": [', 'ways')).toBeUndefined()
  })
})
