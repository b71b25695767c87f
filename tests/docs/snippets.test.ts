import { globSync, readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { readSnippets, type Snippet } from './readSnippets.ts'

const files = ['README.md', ...globSync('{schemas,src,tests,admin,mocks,.storybook}/**/*.{md,mdx}')].filter(
  (file) => !/node_modules|RESULTS|COVERAGE/.test(file),
)
const { scripts } = JSON.parse(readFileSync('package.json', 'utf8')) as {
  readonly scripts: Readonly<Record<string, string>>
}
const own = new Set(['ci', 'install', 'start', 'test'])

it('finds the documentation', () => {
  expect(files).toEqual(expect.arrayContaining(['README.md', 'schemas/README.md', 'schemas/TUTORIAL.md']))
})

it.each(files)('every command in %s is a script of the package', (file) => {
  const named = [...readFileSync(file, 'utf8').matchAll(/(?:`|^|&& )npm (?:run )?([a-z][\w:-]*)/gm)].map(
    ([, name = '']) => name,
  )
  expect(named.filter((name) => !own.has(name) && name !== 'run' && !(name in scripts))).toEqual([])
})

it.each(files)('every snippet of %s is of a kind that a test runs or checks', (file) => {
  const strange = readSnippets(readFileSync(file, 'utf8')).filter((snippet) => !isHeld(snippet))
  expect(strange.map(({ language, line }) => `${file}:${line} ${language}`)).toEqual([])
})

/**
 * Output is compared with what is really printed, by its step; the test above checks that the scripts of command lines
 * exist.
 */
function isHeld({ language, text, step }: Snippet): boolean {
  if (language === 'text') return step !== undefined
  if (language === 'sh') return text.split('\n').every((command) => /^npm (ci|run [\w-]+)/.test(command))
  return language === 'json' && isJson(text)
}

function isJson(text: string): boolean {
  try {
    JSON.parse(text)
    return true
  } catch {
    return false
  }
}
