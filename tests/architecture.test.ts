import { existsSync, readFileSync } from 'node:fs'
import { dirname, join, normalize } from 'node:path'
import { expect, it } from 'vitest'
import { repositoryRoot } from '../src/build/repositoryRoot.ts'

const page = readFileSync(join(repositoryRoot, 'src/ARCHITECTURE.md'), 'utf8')

/** Steps of the roads: a file and the one after it, with nothing but an arrow between them. */
const steps = [...page.matchAll(/`([\w./-]+\.tsx?)`(?=\s→\s`([\w./-]+\.tsx?)`)/g)].map(
  ([, file = '', next = '']) => [file, next] as const,
)

function importsOf(file: string): readonly string[] {
  const text = readFileSync(join(repositoryRoot, file), 'utf8')
  return [...text.matchAll(/(?:\bfrom|\bimport\(?)\s*'(\.[^']+)'/g)].map(([, target = '']) =>
    normalize(join(dirname(file), target)),
  )
}

it('names three roads through files that are there', () => {
  const named = [...page.matchAll(/`([\w./-]+\.(?:tsx?|json))`/g)].map(([, file = '']) => file)
  expect(named.length).toBeGreaterThan(30)
  expect(named.filter((file) => !existsSync(join(repositoryRoot, file)))).toEqual([])
  expect(page.match(/^## /gm)).toHaveLength(3)
})

it('has each file import the next one', () => {
  expect(steps.length).toBeGreaterThan(25)
  expect(steps.filter(([file, next]) => !importsOf(file).includes(next))).toEqual([])
})
