import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { beginBuild, endBuild, whyStale } from './builtFrom.ts'

let root = ''

function write(path: string, text: string): void {
  mkdirSync(dirname(join(root, path)), { recursive: true })
  writeFileSync(join(root, path), text)
}

beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'built-'))
  for (const folder of ['admin', 'mocks', 'schemas', 'src']) mkdirSync(join(root, folder))
  for (const path of ['src/a.css', 'package-lock.json', 'vite.config.ts', 'dist/app/index.html']) write(path, '{}')
  beginBuild(root)
  endBuild(root)
})
afterEach(() => rmSync(root, { recursive: true }))

it('a build is fresh until a source of it changes, comes or goes', () => {
  expect(whyStale(root)).toBeUndefined()
  write('src/a.css', 'a {}')
  expect(whyStale(root)).toBe('dist is out of date: src/a.css has changed since it was built. Run: npm run build')
  write('schemas/b.json', '{}')
  expect(whyStale(root)).toMatch(/^dist is out of date: schemas\/b.json and 1 more have changed/)
})

it.each(['src/a.test.ts', 'src/a.gen.ts', 'admin/service/a.ts', 'src/README.md', 'schemas/reference/a.json'])(
  '%s is in no build',
  (path) => {
    write(path, 'changed')
    expect(whyStale(root)).toBeUndefined()
  },
)

it('a build that was broken off, or whose files are gone, does not count', () => {
  beginBuild(root)
  expect(whyStale(root)).toBe('There is no whole build of these sources in dist. Run: npm run build')
  endBuild(root)
  expect(whyStale(root)).toBeUndefined()
  rmSync(join(root, 'dist'), { recursive: true })
  expect(whyStale(root)).toContain('Run: npm run build')
})

it('a source that is saved while it is built counts as changed', () => {
  beginBuild(root)
  write('src/a.css', 'a {}')
  endBuild(root)
  expect(whyStale(root)).toContain('src/a.css has changed')
})
