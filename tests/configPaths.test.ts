import { globSync, readFileSync } from 'node:fs'
import { dirname, join, normalize } from 'node:path'
import { describe, expect, it } from 'vitest'
import { repositoryRoot } from '../src/build/repositoryRoot.ts'

const configs = [
  '.knip.jsonc',
  '.oxlintrc.json',
  'tsconfig.json',
  'playwright.config.ts',
  'vite.config.ts',
  'vitest.config.ts',
  'tests/bench/vite.config.ts',
  ...globSync('.storybook/*.{ts,tsx}', { cwd: repositoryRoot }),
]

/** Made by a command, so missing in a fresh checkout. */
const isMade = (path: string) => /^(\.\/)?(dist|\.cache|storybook-static|node_modules)\b/.test(path)
const isOurs = (path: string) => /^(\.{1,2}\/|\*\*\/|\{|(src|mocks|admin|tests|schemas|\.storybook)\/)/.test(path)

describe.each(configs)('%s', (config) => {
  const literals = readFileSync(join(repositoryRoot, config), 'utf8').matchAll(/'([^'\n]+)'|"([^"\n]+)"|`([^`\n]+)`/g)
  const named = [...literals]
    .map(([, single, double, template]) => (single ?? double ?? template ?? '').replaceAll(/\$\{[^}]+\}/g, '*'))
    .filter((text) => /[/*]/.test(text) && !/[\s\\^|]/.test(text))
    .filter((path) => isOurs(path) && !isMade(path) && !/^[./]+$/.test(path))

  it('names only existing paths', () => {
    const missing = named.flatMap(eachFolder).filter((path) => {
      const found = path.startsWith('.') ? normalize(join(dirname(config), path)) : path
      return globSync(found, { cwd: repositoryRoot, exclude: ['node_modules', 'dist', '.git', '.cache'] }).length === 0
    })
    expect(missing).toEqual([])
  })
})

/** A glob for each of the folders in its braces: all of them must exist. */
function eachFolder(glob: string): readonly string[] {
  const [, before = '', names, after = ''] = /^(.*?)\{([^}]+)\}(\/.*)$/.exec(glob) ?? []
  return names === undefined ? [glob] : names.split(',').flatMap((name) => eachFolder(`${before}${name}${after}`))
}
