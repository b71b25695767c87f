import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
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
