import { globSync, readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { describe, expect, it } from 'vitest'
import { locales } from '../../format/locales.ts'
import { englishTexts } from '../../ui/testing/englishTexts.ts'

const root = resolve(import.meta.dirname, '../../..')
const keys = new Set([
  ...Object.keys(englishTexts).map((name) => `common.${name}`),
  ...globSync('src/{app,start}/**/*.{ts,tsx}', { cwd: root })
    .filter((file) => !/\.test\.|\/testing\//.test(file))
    .flatMap((file) =>
      [...readFileSync(resolve(root, file), 'utf8').matchAll(/\b(?:t|say)\('([a-z]+\.[A-Za-z]+)'/g)].map(
        (match) => match[1] ?? '',
      ),
    ),
])

describe('the texts of the shell', () => {
  it.each(locales)('are all written in %s', (locale) => {
    const copy = JSON.parse(readFileSync(resolve(root, `schemas/copy/${locale}.json`), 'utf8')) as object
    expect([...keys].filter((key) => !Object.hasOwn(copy, key))).toEqual([])
  })
})
