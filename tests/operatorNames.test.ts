import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { repositoryRoot } from '../src/build/repositoryRoot.ts'

// Journeys of one worker share a service, which refuses a name that is taken: which ones meet differs from run to run.
it('no two journeys have an operator of the same name', () => {
  const names = globSync('tests/e2e/*.spec.ts', { cwd: repositoryRoot })
    .flatMap((file) => {
      const text = readFileSync(join(repositoryRoot, file), 'utf8')
      return [...text.matchAll(/join\(\w+, stack, '([^']+)'/g)].map(([, name]) => ({ name, file }))
    })
    .toSorted((one, other) => one.file.localeCompare(other.file))
  expect(names.length).toBeGreaterThan(30)
  expect(names.filter(({ name }, index) => names.findIndex((other) => other.name === name) !== index)).toEqual([])
})
