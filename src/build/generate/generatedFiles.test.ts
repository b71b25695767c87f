import { execFileSync } from 'node:child_process'
import { cpSync, existsSync, mkdtempSync, readFileSync, rmSync, symlinkSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { keysOfCode } from '../../format/check/keysOfCode.gen.ts'
import { keysWithValues } from '../../format/check/valuesOfCode.ts'
import { outputs } from './outputs.ts'
import { repositoryRoot } from '../repositoryRoot.ts'

const files = (await Promise.all(outputs.map((output) => output()))).flat()

it.each(files)('$path is what its sources give', ({ path, text }) => {
  expect(readFileSync(join(repositoryRoot, path), 'utf8') === text, 'Run `npm run generate`.').toBe(true)
})

it('writes no file twice', () => {
  expect(new Set(files.map(({ path }) => path)).size).toBe(files.length)
})

it.runIf(existsSync(join(repositoryRoot, '.git')))('none of them is committed', () => {
  const committed = execFileSync('git', ['ls-files', '--', ...files.map(({ path }) => path), '*.gen.*'], {
    cwd: repositoryRoot,
    encoding: 'utf8',
  })
  expect(committed).toBe('')
})

/**
 * Scripts that read no generated file, are begun by a script that makes them, or run where nothing can be generated.
 */
const without = [
  'prepare',
  'generate',
  'preview',
  'format',
  'start',
  'operator',
  'release',
  'audit',
  'contract',
  'sbom',
]

it('every other script makes them fresh before it begins', () => {
  const { scripts } = JSON.parse(readFileSync(join(repositoryRoot, 'package.json'), 'utf8')) as {
    readonly scripts: Readonly<Record<string, string>>
  }
  const others = Object.entries(scripts).filter(([name]) => !without.includes(name))
  expect(others.filter(([, command]) => !command.startsWith('node --run generate && '))).toEqual([])
  expect(scripts['start']).toMatch(/^npm run build && /)
  expect(scripts['prepare']).toBe(scripts['generate'])
})

it('says in one line that nothing is generated without devDependencies', () => {
  const folder = mkdtempSync(join(tmpdir(), 'omitted-'))
  try {
    cpSync(join(import.meta.dirname, 'generate.js'), join(folder, 'generate.mjs'))
    const said = execFileSync(process.execPath, [join(folder, 'generate.mjs')], { encoding: 'utf8' })
    expect(said).toMatch(/^Nothing is generated, because the devDependencies are not installed.*\n$/)
  } finally {
    rmSync(folder, { recursive: true })
  }
})

it('makes them where none has been made yet, as in a new clone', () => {
  const folder = mkdtempSync(join(tmpdir(), 'clone-'))
  try {
    const isNew = (path: string) => !/\.gen\.|schemas\/reference/.test(path)
    for (const name of ['admin', 'mocks', 'schemas', 'src', 'package.json', 'package-lock.json'])
      cpSync(join(repositoryRoot, name), join(folder, name), { recursive: true, filter: isNew })
    symlinkSync(join(repositoryRoot, 'node_modules'), join(folder, 'node_modules'))
    const said = execFileSync(process.execPath, [join(folder, 'src/build/generate/generate.js')], { encoding: 'utf8' })
    expect(said.trimEnd().split('\n').toSorted()).toEqual(files.map(({ path }) => path).toSorted())
  } finally {
    rmSync(folder, { recursive: true })
  }
})

it('code names every text that the check lists values for', () => {
  const named = new Set<string>(Object.values(keysOfCode).flat())
  expect(keysWithValues.filter((key) => !named.has(key))).toEqual([])
})
