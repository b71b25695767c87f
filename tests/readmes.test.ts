import { existsSync, globSync, readFileSync, statSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { repositoryRoot } from '../src/build/repositoryRoot.ts'

const rooms = globSync('{src,admin}/*/', { cwd: repositoryRoot, withFileTypes: true })
  .filter((entry) => entry.isDirectory())
  .map(({ parentPath, name }) => join(parentPath, name, 'README.md').slice(repositoryRoot.length))

describe.each(rooms)('%s', (readme) => {
  const text = readFileSync(join(repositoryRoot, readme), 'utf8')
  // The part before the decisions and the how-tos.
  const [opening = ''] = text.split(/^## /m)

  it('says in at most 25 lines what enters, what leaves and where to begin', () => {
    expect(opening.trim().split('\n').length).toBeLessThanOrEqual(25)
    for (const point of ['- **Enters:**', '- **Leaves:**', '- **Begin at**']) expect(opening).toContain(point)
  })

  it('names only existing files', () => {
    const named = [...opening.matchAll(/`([\w./-]+\.(?:tsx?|js|html|json)|[\w./-]+\/)`/g)].map(
      (match) => match[1] ?? '',
    )
    const near = [dirname(readme), '.', 'src'].map((folder) => join(repositoryRoot, folder))
    const shipped = named.filter((path) => !path.startsWith('dist/'))
    expect(shipped.filter((path) => !near.some((folder) => existsSync(join(folder, path))))).toEqual([])
  })
})

it('the root says what it is, how to run it and where things are in at most 150 lines', () => {
  expect(readFileSync(join(repositoryRoot, 'README.md'), 'utf8').trim().split('\n').length).toBeLessThanOrEqual(150)
})

it.each(['phone', 'desk', 'workbench'])('the root shows the %s in a picture of at most 150 KB', (name) => {
  const path = `tests/e2e/pictures/${name}.webp`
  expect(readFileSync(join(repositoryRoot, 'README.md'), 'utf8')).toContain(path)
  expect(statSync(join(repositoryRoot, path)).size).toBeLessThanOrEqual(150 * 1024)
})
