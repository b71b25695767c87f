import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { repositoryRoot } from '../../src/build/repositoryRoot.ts'
import { checkDocuments } from '../../src/format/checkDocuments.ts'
import { readDocuments } from '../../src/format/readDocuments.ts'
import type { SourceFile } from '../../src/format/SourceFile.ts'
import mistakes from './mistakes.json' with { type: 'json' }
import mistakesInParts from './mistakesInParts.json' with { type: 'json' }

const shipped = readDocuments(join(repositoryRoot, 'schemas'))
/** Screens as they were when the mistakes were collected, in place of shipped ones that are written otherwise since. */
const kept = new Map(
  readdirSync(join(import.meta.dirname, 'screens')).map((name) => [
    `screens/${name}`,
    readFileSync(join(import.meta.dirname, 'screens', name), 'utf8'),
  ]),
)
const files = shipped.files.map((file) => ({ ...file, text: kept.get(file.path) ?? file.text }))

it('the documents are sound before a mistake is made in one', () => {
  expect(checkDocuments(files, shipped.host).issues).toEqual([])
})

it.each(mistakes)('$mistake: one issue, at its place, with the remedy', (mistake) =>
  expect(issuesOf(mistake, files)).toEqual(wantedOf(mistake)),
)

it.each(mistakesInParts)('$mistake: one issue, at its place, with the remedy', (mistake) =>
  expect(issuesOf(mistake, shipped.files)).toEqual(wantedOf(mistake)),
)

interface Mistake {
  readonly document: string
  readonly replace: string
  readonly by: string
  /** Undefined where it is none. */
  readonly path?: string
  readonly remedy?: string
  readonly place?: string
}

const wantedOf = ({ document, path, remedy, place = 'there' }: Mistake) =>
  path === undefined ? [] : [{ document, path, remedy, place }]

/** Issues of the documents with one mistake, each at its very place or around it. */
function issuesOf({ document, replace, by }: Mistake, documents: readonly SourceFile[]) {
  const before = documents.find(({ path }) => path === document)?.text ?? ''
  const start = before.indexOf(replace)
  if (start < 0) throw new Error(`${document} has no ${replace} to be changed.`)
  const text = before.slice(0, start) + by + before.slice(start + replace.length)
  const { issues } = checkDocuments(
    documents.map((file) => (file.path === document ? { ...file, text, savedAt: Number.MAX_SAFE_INTEGER } : file)),
    shipped.host,
  )

  return issues.map((issue) => {
    const lines = text.split('\n').slice(0, issue.line - 1)
    const offset = lines.reduce((sum, line) => sum + line.length + 1, issue.column - 1)
    const isThere = offset >= start && offset <= start + by.length
    const remedy = issue.hint?.replace(/ ?Used by .*$/, '') || undefined
    return { document: issue.document, path: issue.path, remedy, place: isThere ? 'there' : 'around' }
  })
}
