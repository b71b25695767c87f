import { mkdirSync, mkdtempSync, readFileSync, rmSync, statSync, utimesSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { afterEach, beforeEach, expect, it } from 'vitest'
import type { GeneratedFile } from './GeneratedFile.ts'
import { refreshFiles, staleFiles } from './refreshFiles.ts'

let root = ''
let runs = 0

const read = (path: string) => readFileSync(join(root, path), 'utf8')
function write(path: string, text: string): void {
  mkdirSync(dirname(join(root, path)), { recursive: true })
  writeFileSync(join(root, path), text)
}

/** A generator that shouts what a document says, and one whose text never changes. */
async function make(): Promise<readonly GeneratedFile[]> {
  runs += 1
  return [
    { path: 'src/loud.gen.ts', text: read('schemas/words.json').toUpperCase() },
    { path: 'src/same.gen.ts', text: 'same' },
  ]
}

beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'refresh-'))
  runs = 0
  for (const folder of ['admin', 'mocks', 'src', 'schemas']) mkdirSync(join(root, folder), { recursive: true })
  write('schemas/words.json', '"hello"')
  write('package-lock.json', '{}')
})
afterEach(() => rmSync(root, { recursive: true }))

it('writes every file of a checkout that has none', async () => {
  expect(await refreshFiles(root, make)).toEqual(['src/loud.gen.ts', 'src/same.gen.ts'])
  expect(read('src/loud.gen.ts')).toBe('"HELLO"')
})

it('generates nothing while neither inputs nor files have changed', async () => {
  await refreshFiles(root, make)
  expect(await refreshFiles(root, make)).toEqual([])
  expect(runs).toBe(1)
})

it.each([
  'schemas/words.json',
  'src/new.ts',
  'admin/desk/facts/shapes/a.ts',
  'mocks/pictures/symbols/a.svg',
  'src/build/generate/a.ts',
  'package-lock.json',
])('generates again once %s has changed', async (path) => {
  await refreshFiles(root, make)
  write(path, '"bye"')
  await refreshFiles(root, make)
  expect(runs).toBe(2)
})

it.each(['src/a.test.ts', 'src/a.stories.tsx', 'src/a.css', 'admin/service/a.ts'])(
  'generates nothing for %s, which no generator reads',
  async (path) => {
    await refreshFiles(root, make)
    write(path, 'new')
    await refreshFiles(root, make)
    expect(runs).toBe(1)
  },
)

it('leaves a file alone whose text is the same', async () => {
  await refreshFiles(root, make)
  utimesSync(join(root, 'src/same.gen.ts'), 1, 1)
  write('schemas/words.json', '"bye"')
  expect(await refreshFiles(root, make)).toEqual(['src/loud.gen.ts'])
  expect(statSync(join(root, 'src/same.gen.ts')).mtimeMs).toBe(1000)
})

it('makes a file again that was removed or edited by hand', async () => {
  await refreshFiles(root, make)
  write('src/loud.gen.ts', 'edited')
  rmSync(join(root, 'src/same.gen.ts'))
  expect(await refreshFiles(root, make)).toEqual(['src/loud.gen.ts', 'src/same.gen.ts'])
  expect(read('src/loud.gen.ts')).toBe('"HELLO"')
})

it('removes what it made once and makes no longer', async () => {
  await refreshFiles(root, make)
  write('schemas/words.json', '"bye"')
  await refreshFiles(root, async () => (await make()).slice(0, 1))
  expect(() => read('src/same.gen.ts')).toThrow('ENOENT')
})

it('names the files that are out of date and writes none of them', async () => {
  expect(await staleFiles(root, make)).toEqual(['src/loud.gen.ts', 'src/same.gen.ts'])
  await refreshFiles(root, make)
  expect(await staleFiles(root, make)).toEqual([])
  expect(runs).toBe(2)
  write('schemas/words.json', '"bye"')
  expect(await staleFiles(root, make)).toEqual(['src/loud.gen.ts'])
  expect(read('src/loud.gen.ts')).toBe('"HELLO"')
})

it('makes them once to know that an edit changes none, and not again', async () => {
  await refreshFiles(root, make)
  write('src/new.ts', 'export {}')
  expect(await staleFiles(root, make)).toEqual([])
  expect(await staleFiles(root, make)).toEqual([])
  expect(runs).toBe(2)
})
