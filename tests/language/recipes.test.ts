import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { listOf, isObject } from '../../src/format/value/isObject.ts'
import { readSnippets } from '../docs/readSnippets.ts'
import { writtenDocuments } from './languageSite.ts'

const [, ...sections] = readFileSync('schemas/RECIPES.md', 'utf8').split('\n## ')
const documents = writtenDocuments().map((path): unknown => JSON.parse(readFileSync(path, 'utf8')))

it('there are six recipes', () => {
  expect(sections).toHaveLength(6)
})

it.each(sections)('shows nothing that its screen does not have: %s', (section) => {
  const [, names = ''] = /From ((?:`\w+`(?: and )?)+)\./.exec(section) ?? []
  const screens = documents.filter((document) => isObject(document) && names.includes(`\`${String(document['id'])}\``))
  const parts = readSnippets(section).map(({ text }): unknown => JSON.parse(text))
  expect(screens.length).toBeGreaterThan(0)
  expect(parts.length).toBeGreaterThan(0)
  expect(parts.filter((part) => !screens.some((screen) => isWithin(part, screen)))).toEqual([])
})

/** Whether some object of a document has all that a part shows; of a list it shows every entry. */
const isWithin = (part: unknown, value: unknown): boolean =>
  shows(part, value) ||
  (typeof value === 'object' && value !== null && Object.values(value).some((inner) => isWithin(part, inner)))

function shows(part: unknown, whole: unknown): boolean {
  if (Array.isArray(part))
    return (
      Array.isArray(whole) &&
      part.length === whole.length &&
      part.every((item, index) => shows(item, listOf(whole)[index]))
    )
  if (!isObject(part)) return part === whole
  return isObject(whole) && Object.entries(part).every(([key, value]) => shows(value, whole[key]))
}
