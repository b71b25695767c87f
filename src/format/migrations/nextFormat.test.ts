import { resolve } from 'node:path'
import { describe, expect, it, vi } from 'vitest'
import { checkDocuments } from '../checkDocuments.ts'
import { compileRelease } from '../compileRelease.ts'
import { applyEdits, readFact } from '../overlay.ts'
import { writtenOut } from '../parts/writtenOut.ts'
import { readDocuments } from '../readDocuments.ts'
import type { SourceFile } from '../SourceFile.ts'
import { isObject, listOf, objectOf } from '../value/isObject.ts'
import type * as Migrations from './migrations.ts'

// A format 2 that nobody has written yet: what is `when` of a block there was `only` in format 1.
vi.mock('../formatVersion.ts', () => ({ FORMAT_VERSION: 2 }))
vi.mock('./migrations.ts', async (importOriginal) => {
  const { migrations } = await importOriginal<typeof Migrations>()
  return {
    migrations: [...migrations, (document: object) => ({ ...objectOf(inBlocks(document, 'only', 'when')), format: 2 })],
  }
})

/** A value with a key of the blocks in it called otherwise. */
function inBlocks(value: unknown, from: string, to: string): unknown {
  if (Array.isArray(value)) return value.map((item) => inBlocks(item, from, to))
  if (!isObject(value)) return value
  return Object.fromEntries(
    Object.entries(value).map(([key, inner]) => {
      const within = inBlocks(inner, from, to)
      return [key, key === 'body' && Array.isArray(within) ? within.map((block) => renamed(block, from, to)) : within]
    }),
  )
}

const renamed = (block: unknown, from: string, to: string) =>
  Object.fromEntries(Object.entries(objectOf(block)).map(([key, value]) => [key === from ? to : key, value]))

/** A document as it was written in format 1, where blocks were shown `only` while something holds. */
function asBefore({ path, text }: SourceFile): SourceFile {
  const value = objectOf(JSON.parse(text))
  const isBlock = value['gives'] === 'block' || value['gives'] === 'blocks'
  const { body } = objectOf(inBlocks(isBlock ? { ...value, body: [value['part']].flat() } : value, 'when', 'only'))
  const before = isBlock
    ? { ...value, part: value['gives'] === 'block' ? listOf(body)[0] : body }
    : inBlocks(value, 'when', 'only')
  return { path, text: JSON.stringify(before) }
}

const inFormatTwo = ({ path, text }: SourceFile): SourceFile => ({
  path,
  text: path.startsWith('copy/') ? text : JSON.stringify({ ...objectOf(JSON.parse(text)), format: 2 }),
})

const { files, host } = readDocuments(resolve(import.meta.dirname, '../../../schemas'))
const isScreen = ({ path }: SourceFile) => path.startsWith('screens/')
const isWritten = (file: SourceFile) => isScreen(file) || file.path.startsWith('parts/')

function compiled(documents: readonly SourceFile[]) {
  const { documents: checked, issues } = checkDocuments(documents, host)
  expect(issues).toEqual([])
  return checked && compileRelease(checked, '').sha
}

const today = compiled(writtenOut(files).map(inFormatTwo))
const before = files.map((file) => (isWritten(file) ? asBefore(file) : file))

describe('documents of an earlier format', () => {
  it('are other texts than those of today', () => {
    expect(before.filter(({ text }) => text.includes('"only":')).length).toBeGreaterThan(20)
  })

  it('compile to the same release, with the parts that they use', () => {
    expect(compiled(before)).toBe(today)
  })

  it('compile to the same release where each screen is a stored edit', () => {
    const edits = writtenOut(before)
      .filter(isScreen)
      .map(({ path, text }) => {
        const fact = `screen:${path.slice('screens/'.length, -'.json'.length)}`
        return { fact, value: JSON.parse(text) as unknown, replaces: null }
      })
    const stored = applyEdits(
      writtenOut(files).map((file) => (isScreen(file) ? file : inFormatTwo(file))),
      edits,
    )
    expect(stored.issues).toEqual([])
    expect(compiled(stored.files)).toBe(today)
    for (const { fact, value } of edits) expect(readFact(stored.files, fact)).toEqual(value)
  })
})
