import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { repositoryRoot } from '../../../../src/build/repositoryRoot.ts'
import { writtenBlocks } from '../../../../src/format/blocks/placedBlocks.ts'
import { readWrittenOut } from '../../../../src/format/readDocuments.ts'
import { memberOf } from '../../../../src/format/value/isObject.ts'
import { insertAt, moveInto, moveWithin, removeAt, setAt } from './documentEdits.ts'

const shipped = readWrittenOut(join(repositoryRoot, 'schemas')).files.filter(({ path }) => path.startsWith('screens/'))

const TEXT = `{
  "id": "a",
  "body": [
    { "id": "one", "type": "text" },
    {
      "id": "two",
      "type": "section",
      "body": []
    }
  ]
}
`

describe.each(shipped)('$path', ({ text }) => {
  const blocks = writtenBlocks(memberOf(JSON.parse(text), 'body'), ['body'])

  it('is the same text after each block has moved down and up again', () => {
    for (const { path } of blocks) {
      const [list, index] = [path.slice(0, -1), Number(path.at(-1))]
      const moved = moveWithin(text, list, index, index + 1)
      expect(moveWithin(moved, list, index + 1, index)).toBe(text)
    }
  })

  it('is the same text after each value of a block is written as it is', () => {
    const plain = blocks.flatMap(({ block, path }) =>
      Object.entries(block).flatMap(([key, value]) =>
        typeof value === 'object' ? [] : [{ path: [...path, key], value }],
      ),
    )
    expect(plain.filter(({ path, value }) => setAt(text, path, value) !== text)).toEqual([])
  })

  it('has the same value after a key comes and goes', () => {
    for (const { path } of blocks) {
      const more = setAt(text, [...path, 'new'], { go: '/' })
      expect(more).not.toBe(text)
      expect(JSON.parse(removeAt(more, [...path, 'new']))).toEqual(JSON.parse(text))
    }
  })
})

describe('an edit of a document', () => {
  it('writes a key in the way of its object', () => {
    expect(setAt(TEXT, ['body', 0, 'text'], 'home.title')).toContain(
      '{ "id": "one", "type": "text", "text": "home.title" },',
    )
    expect(setAt(TEXT, ['body', 1, 'card'], true)).toContain('      "body": [],\n      "card": true\n    }')
  })

  it('removes a key without a trace', () => {
    expect(removeAt(setAt(TEXT, ['body', 1, 'card'], true), ['body', 1, 'card'])).toBe(TEXT)
    expect(removeAt(TEXT, ['body', 4])).toBe(TEXT)
  })

  it('puts an entry before another, at the end and into an empty list', () => {
    const entry = { id: 'new', type: 'text' }
    expect(insertAt(TEXT, ['body'], 0, entry)).toContain(
      '"body": [\n    { "id": "new", "type": "text" },\n    { "id": "one"',
    )
    expect(insertAt(TEXT, ['body'], 2, entry)).toContain('    },\n    { "id": "new", "type": "text" }\n  ]')
    expect(insertAt(TEXT, ['body', 1, 'body'], 0, entry)).toContain(
      '"body": [\n        { "id": "new", "type": "text" }\n      ]',
    )
  })

  it('takes an entry into another list with the indentation of that one, and never into itself', () => {
    expect(moveInto(TEXT, ['body', 0], ['body', 1, 'body'])).toBe(`{
  "id": "a",
  "body": [
    {
      "id": "two",
      "type": "section",
      "body": [
        { "id": "one", "type": "text" }
      ]
    }
  ]
}
`)
    expect(moveInto(TEXT, ['body', 1], ['body', 1, 'body'])).toBe(TEXT)
  })
})
