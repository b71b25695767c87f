import { globSync, readFileSync } from 'node:fs'
import { memberOf, objectOf } from '../src/format/value/isObject.ts'

const dependencies = objectOf(memberOf(JSON.parse(readFileSync('package.json', 'utf8')), 'dependencies'))

/**
 * Every module of a dependency that the sources import, subpaths included.
 * Vite bundles them ahead with this; one found only while a story runs would come with a second React and a reload.
 */
export function dependenciesOf(sources: string): string[] {
  const found = new Set<string>()
  for (const file of globSync(sources)) {
    if (/\.test\.tsx?$/.test(file)) continue
    const code = readFileSync(file, 'utf8')
    for (const match of code.matchAll(/^(?:import|export)\s(?!type\s)[^'"]*?['"]([^'".][^'"]*)['"]/gm)) {
      const [, specifier = ''] = match
      const name = specifier.split('/', specifier.startsWith('@') ? 2 : 1).join('/')
      if (name in dependencies) found.add(specifier)
    }
  }
  return [...found].sort()
}
