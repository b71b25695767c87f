import { globSync, readFileSync } from 'node:fs'
import { dirname, join, relative } from 'node:path'
import { describe, expect, it } from 'vitest'
import { repositoryRoot } from '../src/build/repositoryRoot.ts'

/** Each has a table of its rooms in its README, the lowest first. */
const houses = ['src/renderer', 'admin/desk', 'admin/service'].map((house) => {
  const root = join(repositoryRoot, house)
  const order = [...readFileSync(join(root, 'README.md'), 'utf8').matchAll(/^\| `(\w+)\/.*` \|/gm)].map((row) => row[1])
  const files = globSync('**/*.{ts,tsx,js}', { cwd: root }).filter(
    (file) => !/\.(test|stories|gen)\.|(^|\/)testing\//.test(file),
  )
  const imports = files.flatMap((file) =>
    [...readFileSync(join(root, file), 'utf8').matchAll(/(?:\bfrom|\bimport\(?|\bnew URL\()\s*'(\.[^']+)'/g)]
      .map((match) => ({ file, target: relative(root, join(root, dirname(file), match[1] ?? '')) }))
      .filter(({ target }) => !target.startsWith('..')),
  )
  return { house, order, files, imports }
})

describe.each(houses)('$house', ({ order, files, imports }) => {
  /** The room of a file, counted from the lowest; what is in no folder is above all. */
  function storeyOf(file: string): number {
    const [room = ''] = file.includes('/') ? file.split('/') : []
    return room === '' ? order.length : order.indexOf(room)
  }

  it('knows the place of every room', () => {
    expect(files.filter((file) => storeyOf(file) < 0)).toEqual([])
  })

  it('has no room that imports one above it', () => {
    expect(imports.length).toBeGreaterThan(500)
    const upward = imports.filter(({ file, target }) => storeyOf(target) > storeyOf(file))
    expect(upward.map(({ file, target }) => `${file} imports ${target}`)).toEqual([])
  })
})

it('has no page of the desk that imports another', () => {
  const imports = houses.find(({ house }) => house === 'admin/desk')?.imports ?? []
  const pageOf = (file: string) => /^pages\/([^/]+)\//.exec(file)?.[1]
  const across = imports.filter(({ file, target }) => pageOf(file) && pageOf(target) && pageOf(file) !== pageOf(target))
  expect(imports.filter(({ file }) => pageOf(file)).length).toBeGreaterThan(100)
  expect(across.map(({ file, target }) => `${file} imports ${target}`)).toEqual([])
})
