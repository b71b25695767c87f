import { readFileSync } from 'node:fs'
import { dirname, join, matchesGlob } from 'node:path'
import { expect } from 'vitest'

/** A file, or a folder with all its files. `<type>` and the like are any name. */
type Named = string

/**
 * Holds the files that an addition wrote against the section of a README that says how to do it: it names each of them,
 * and of each of its steps at least one was written.
 */
export function expectHowTo(readme: string, heading: string, written: readonly string[]): void {
  const section = sectionOf(readFileSync(readme, 'utf8'), heading)
  const named = namedIn(section, dirname(readme))
  expect(
    written.filter((path) => !isAmong(path, named)),
    `"${heading}" of ${readme} does not name them`,
  ).toEqual([])
  const idle = stepsOf(section).filter((step) => {
    const files = namedIn(step, dirname(readme))
    return files.length > 0 && !written.some((path) => isAmong(path, files))
  })
  expect(idle, `steps of "${heading}" of ${readme} of which nothing was written`).toEqual([])
}

function sectionOf(text: string, heading: string): string {
  const [, section] = text.split(`\n## ${heading}\n`)
  if (section === undefined) throw new Error(`There is no "## ${heading}".`)
  return section.split('\n## ')[0] ?? ''
}

/** From "1. " to the next step or the end of the list. */
const stepsOf = (section: string): readonly string[] =>
  section.split(/\n(?=\d+\. )|\n\n/).filter((part) => /^\d+\. /.test(part))

/** A README names files of its own folder without it. */
const namedIn = (text: string, folder: string): readonly Named[] =>
  [...text.matchAll(/`([\w<>./-]+(?:\.(?:tsx?|json)|\/))`/g)].flatMap(([, path = '']) => [path, join(folder, path)])

/** A test stands beside what it tests. */
function isAmong(path: string, named: readonly Named[]): boolean {
  return named.some((name) => {
    const pattern = `${name.replaceAll(/<\w+>/g, '*')}${name.endsWith('/') ? '*' : ''}`
    return matchesGlob(path, pattern) || matchesGlob(path.replace('.test.ts', '.ts'), pattern)
  })
}
