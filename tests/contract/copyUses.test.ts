import { readFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import { expect, it } from 'vitest'
import { keysOfCode } from '../../src/format/check/keysOfCode.gen.ts'
import { readWrittenOut } from '../../src/format/readDocuments.ts'
import { repositoryRoot } from '../../src/build/repositoryRoot.ts'

const read = (path: string) => readFileSync(join(repositoryRoot, path), 'utf8')

it('has only texts that a document or code reads, so that the desk can say where each is read', () => {
  const documents = readWrittenOut(join(repositoryRoot, 'schemas')).files.filter(
    ({ path }) => !path.startsWith('copy/'),
  )
  // A text may be there for the tutorial's screen.
  const written = [...documents.map(({ text }) => text), read('schemas/TUTORIAL.md')].join('\n')
  const named = new Set<string>([
    ...Object.values(keysOfCode).flat(),
    // The name of a screen in the desk, which a screen has if its title has several texts.
    ...documents
      .filter(({ path }) => path.startsWith('screens/'))
      .map(({ path }) => `${basename(path, '.json')}.title`),
  ])
  const texts = Object.keys(JSON.parse(read('schemas/copy/en.json')) as object)
  expect(texts.filter((key) => !named.has(key) && !written.includes(JSON.stringify(key)))).toEqual([])
})
