import { describe, expect, it } from 'vitest'
import { findBlock } from './serveDocuments.ts'

const text = `{
  "id": "deposit", "type": "screen", "sources": { "user": { "call": "getUser" } },
  "body": [
    { "id": "off", "type": "text", "off": true },
    { "id": "ways", "type": "tabs", "items": [
      { "id": "bank", "body": [
          { "id": "form/1", "type": "form", "title": "a" }] }] },
    { "use": "outer", "with": { "way": "usdt" } }
  ]
}`
const part = (id: string, body: string) => ({
  path: `parts/${id}.json`,
  text: `{ "id": "${id}", "gives": "block", "takes": { "way": "name" },\n  "part": ${body} }`,
})
const outer = part(
  'outer',
  `{ "id": "frame", "type": "section", "body": [\n    { "use": "inner", "with": { "way": "=part.way" } }] }`,
)
const inner = part('inner', `{ "id": "=part.way + 'Code'", "type": "text", "text": "=part.way" }`)

const found = (id: string, screen = text) =>
  findBlock([{ path: 'screens/deposit.json', text: screen }, outer, inner], 'screens/deposit.json', id)

describe('the place of a block', () => {
  it('is where it is written, also inside others', () => {
    expect(found('off')).toMatchObject({
      places: [{ document: 'screens/deposit.json', path: '/body/0', line: 4, column: 5 }],
      value: { id: 'off', type: 'text', off: true },
      sources: { user: { call: 'getUser' } },
    })
    expect(found('form/1')?.places).toMatchObject([{ path: '/body/1/items/0/body/0', line: 7, column: 11 }])
  })

  it('is in the part that gives it, and leads there by each use', () => {
    expect(found('usdtCode')).toMatchObject({
      places: [
        { document: 'parts/inner.json', path: '/part', line: 2, column: 11 },
        { document: 'parts/outer.json', path: '/part/body/0', line: 3, column: 5 },
        { document: 'screens/deposit.json', path: '/body/2', line: 8, column: 5 },
      ],
      value: { id: 'usdtCode', type: 'text', text: 'usdt' },
    })
  })

  it('is the beginning for the screen itself', () => {
    expect(found('')).toMatchObject({ places: [{ path: '', line: 1, column: 1 }], value: { id: 'deposit' } })
  })

  it('is not that of the screen, or of a tab, with the same id', () => {
    expect(found('deposit')).toBeUndefined()
    expect(found('bank')).toBeUndefined()
  })

  it('is unknown in a text that is not a document', () => {
    expect(found('ways', '')).toBeUndefined()
    expect(found('ways', '{ "body": [')).toBeUndefined()
  })
})
