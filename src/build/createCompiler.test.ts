import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { schemasFolder } from './compileDocuments.ts'
import { createCompiler } from './createCompiler.ts'

let folder = ''
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'playbill-'))
  cpSync(schemasFolder, folder, { recursive: true })
})
afterEach(() => rmSync(folder, { recursive: true }))

const edit = (path: string, change: (text: string) => string) =>
  writeFileSync(join(folder, path), change(readFileSync(join(folder, path), 'utf8')))
/** The contact page with one text more, which a part gives. */
function usePart(part: object = {}): void {
  mkdirSync(join(folder, 'parts'), { recursive: true })
  const block = { id: '=part.id', type: 'text', text: 'common.ok' }
  writeFileSync(
    join(folder, 'parts/remark.json'),
    JSON.stringify({ format: 1, id: 'remark', gives: 'block', takes: { id: 'name' }, part: block, ...part }),
  )
  edit('screens/kefu.json', (text) =>
    text.replace('"body": [', '"body": [{ "use": "remark", "with": { "id": "remarkBlock" } },'),
  )
}

const screensOf = (compile: ReturnType<typeof createCompiler>) => compile().release?.manifest.screens ?? {}
const textOf = (compile: ReturnType<typeof createCompiler>, id: string) => {
  const { release } = compile()
  return release?.files.get(release.manifest.screens[id]?.sha ?? '') ?? ''
}

it('plays a faulty screen as it was, and the others as they are', () => {
  const compile = createCompiler(folder)
  const before = screensOf(compile)
  edit('screens/kefu.json', (text) => text.replace('"access"', '"acces"'))
  edit('screens/wallet.json', (text) => text.replace(/"title": "[^"]+"/, '"title": "wallet.notYetWritten"'))
  const after = screensOf(compile)
  expect(after['kefu']).toEqual(before['kefu'])
  expect(after['wallet']).not.toEqual(before['wallet'])
  edit('screens/kefu.json', (text) => text.replace('"acces"', '"access"').replace('"kefu.title"', '"wallet.title"'))
  expect(screensOf(compile)['kefu']).not.toEqual(before['kefu'])
})

it('treats a screen that was never sound as a planned one, and hides the way to it', () => {
  const compile = createCompiler(folder)
  const before = screensOf(compile)
  writeFileSync(join(folder, 'screens/fresh.json'), '{ "format": 1, "id": "fresh", "path": "/freshOne"')
  edit('screens/kefu.json', (text) =>
    text.replace(
      '"body": [',
      '"body": [{ "id": "news", "type": "text", "text": "common.ok" }, { "id": "fresh", "type": "buttons", "items": [{ "label": "common.ok", "do": [{ "go": "/freshOne" }] }] },',
    ),
  )
  expect(Object.keys(screensOf(compile))).toEqual(Object.keys(before))
  expect(textOf(compile, 'kefu')).toMatch(/"news"(?!.*freshOne)/)
})

it('plays all screens but the faulty one where it begins with that', () => {
  edit('screens/vip.json', (text) => text.replace('"access"', '"acces"'))
  const { release, issues } = createCompiler(folder)()
  expect(issues.map(({ document }) => document)).toContain('screens/vip.json')
  expect(Object.keys(release?.manifest.screens ?? {})).toContain('mine')
  expect(Object.keys(release?.manifest.screens ?? {})).not.toContain('vip')
})

it('goes back to what screens share, where a change of that breaks them', () => {
  const compile = createCompiler(folder)
  const before = textOf(compile, 'transRecord')
  edit('choices.json', (text) => text.replace('"period"', '"periods"'))
  expect(textOf(compile, 'transRecord')).toBe(before)
})

it('plays a part with errors as it last was, and as it is once it has none', () => {
  usePart()
  const compile = createCompiler(folder)
  const before = textOf(compile, 'kefu')
  expect(before).toContain('remarkBlock')
  edit('parts/remark.json', (text) => text.replace('common.ok', 'common.okk'))
  // A text may follow.
  expect(textOf(compile, 'kefu')).toContain('common.okk')
  edit('parts/remark.json', (text) => text.replace('common.okk', '=part.di'))
  const { issues } = compile()
  expect(issues.filter(({ severity }) => severity === 'error').map(({ document }) => document)).toEqual([
    'parts/remark.json',
  ])
  expect(textOf(compile, 'kefu')).toContain('common.okk')
  edit('parts/remark.json', (text) => text.slice(0, -1))
  expect(textOf(compile, 'kefu')).toContain('common.okk')
  edit('parts/remark.json', (text) => `${text}}`.replace('=part.di', 'common.ok'))
  expect(textOf(compile, 'kefu')).toBe(before)
})

it('plays all screens but those of a faulty part where it begins with that', () => {
  usePart({ gives: 'blok' })
  const screens = Object.keys(screensOf(createCompiler(folder)))
  expect(screens).toContain('mine')
  expect(screens).not.toContain('kefu')
})

it('has the address of the documents written out', () => {
  const manifest = () => createCompiler(folder)().release?.manifest
  usePart()
  const before = manifest()
  edit('parts/remark.json', (text) =>
    text.replaceAll('part.id', 'part.name').replace('"takes":{"id"', '"takes":{"name"'),
  )
  edit('screens/kefu.json', (text) => text.replace('"with": { "id"', '"with": { "name"'))
  expect(before).toBeDefined()
  expect(manifest()).toEqual(before)
})
