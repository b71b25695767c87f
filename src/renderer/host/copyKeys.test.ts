import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { copyKeys } from './copyKeys.ts'

test.each(['kor', 'cn', 'en'])('%s has every word the renderer speaks', (locale) => {
  const copy = JSON.parse(readFileSync(`schemas/copy/${locale}.json`, 'utf8')) as Record<string, string>
  expect(Object.values(copyKeys).filter((key) => (copy[key] ?? '') === '')).toEqual([])
})
