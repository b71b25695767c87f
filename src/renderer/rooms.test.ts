import { globSync, readFileSync } from 'node:fs'
import { dirname, join, relative } from 'node:path'
import { expect, it } from 'vitest'

const root = import.meta.dirname

/** The rooms in the order of the README's table: the lowest first. */
const order = [...readFileSync(join(root, 'README.md'), 'utf8').matchAll(/^\| `(\w+)\/.*` \|/gm)].map((row) => row[1])

/** The room of a file, counted from the lowest; what plays the whole screen is above all. */
function storeyOf(file: string): number {
  const [room = ''] = file.includes('/') ? file.split('/') : []
  return room === '' ? order.length : order.indexOf(room)
}

const files = globSync('**/*.{ts,tsx}', { cwd: root }).filter(
  (file) => !/\.(test|stories)\.|(^|\/)testing\//.test(file),
)
const imports = files.flatMap((file) =>
  [...readFileSync(join(root, file), 'utf8').matchAll(/(?:\bfrom|\bimport\(?)\s*'(\.[^']+)'/g)]
    .map((match) => ({ file, target: relative(root, join(root, dirname(file), match[1] ?? '')) }))
    .filter(({ target }) => !target.startsWith('..')),
)

it('knows the place of every room', () => {
  expect(files.filter((file) => storeyOf(file) < 0)).toEqual([])
})

it('has no room that imports one above it', () => {
  expect(imports.length).toBeGreaterThan(500)
  const upward = imports.filter(({ file, target }) => storeyOf(target) > storeyOf(file))
  expect(upward.map(({ file, target }) => `${file} imports ${target}`)).toEqual([])
})
