import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { repositoryRoot } from '../src/build/repositoryRoot.ts'

/** A key of the cache and the call that answers it. */
const READ = /useSWR(?:Infinite|Immutable)?(?:<[^>]*>)?\([^'`]{0,80}'([\w-]+)'[^;]{0,400}?\bapi\.(?!now\()(\w+)\(/g

it('asks for one thing by each key of the desk’s cache: two that share a key would show each other’s answer', () => {
  const files = globSync('admin/desk/**/*.{ts,tsx}', { cwd: repositoryRoot }).filter((path) => !path.includes('.test.'))
  const reads = files.flatMap((path) => [...readFileSync(join(repositoryRoot, path), 'utf8').matchAll(READ)])
  expect(reads.length).toBeGreaterThan(15)
  const calls = Map.groupBy(reads, ([, key]) => key)
  const shared = [...calls].filter(([, found]) => new Set(found.map(([, , call]) => call)).size > 1)
  expect(shared.map(([key, found]) => [key, ...found.map(([, , call]) => call)])).toEqual([])
})
