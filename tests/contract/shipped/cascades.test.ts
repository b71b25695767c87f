import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { repositoryRoot } from '../../../src/build/repositoryRoot.ts'
import { checkDocuments } from '../../../src/format/checkDocuments.ts'
import { readDocuments } from '../../../src/format/readDocuments.ts'
import { parseDocument } from '../../../src/format/check/Document.ts'

const { files, host } = readDocuments(join(repositoryRoot, 'schemas'))

const without = (text: string, at: number) => text.slice(0, at) + text.slice(at + 1)

/** Ways to break a document. */
const ways: Readonly<Record<string, (text: string) => string>> = {
  'a comma is missing at its beginning': (text) => without(text, text.indexOf(',\n')),
  'a comma is missing at its end': (text) => without(text, text.lastIndexOf(',\n')),
  'a quote is missing in its middle': (text) => without(text, text.indexOf('"', text.length / 2)),
  'its last brace is missing': (text) => text.trimEnd().slice(0, -1),
  'a key is unknown': (text) => text.replace('{', '{ "zzz": 1,'),
  'it is empty': () => '',
}

function issuesWhere(path: string, change: (text: string) => string) {
  const changed = files.map((file) => (file.path === path ? { ...file, text: change(file.text) } : file))
  return checkDocuments(changed, host).issues.map(({ document, message, hint }) => ({ document, message, hint }))
}

describe('one mistake is one issue, and no other document is accused', () => {
  it.each(files.map(({ path }, index) => [path, Object.keys(ways)[index % Object.keys(ways).length] ?? ''] as const))(
    '%s: %s',
    (path, way) => {
      expect(issuesWhere(path, ways[way] ?? String).map(({ document }) => document)).toEqual([path])
    },
  )

  it.each([
    ['choices.json', '"tone": "gain"', '"tone": "green"', /"green" is not one of/],
    ['screens/betRecord.json', '"empty":', '"emtpy":', /"emtpy" is not known here/],
  ])('%s: %s written as %s', (path, from, to, message) => {
    const issues = issuesWhere(path, (text) => text.replace(from, to))
    expect(issues).toEqual([expect.objectContaining({ document: path, message: expect.stringMatching(message) })])
  })
})

it('a bracket that is not closed is told where it was opened, whichever of a document’s it is', () => {
  for (const { path, text } of files.filter((file) => file.path.startsWith('screens/'))) {
    const open: number[] = []
    for (const { 0: part, index } of text.matchAll(/"(?:[^"\\]|\\.)*"|[[{]|[\]}]/g)) {
      if (part === '[' || part === '{') open.push(index)
      if (part !== ']' && part !== '}') continue
      const line = text.slice(0, open.pop()).split('\n').length
      const read = parseDocument({ path, text: without(text, index) })
      expect(read, `${path}:${line}`).toMatchObject({
        issues: [{ line, message: expect.stringMatching(/^A "[{[]" is not closed\.$/) }],
      })
    }
  }
})
