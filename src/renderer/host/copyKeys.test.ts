import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { actionKeys } from '../actions/actionKeys.ts'
import { filterKeys } from '../blocks/filter/filterKeys.ts'
import { listKeys } from '../blocks/list/listKeys.ts'
import { searchKeys } from '../blocks/search/searchKeys.ts'
import { copyKeys } from './copyKeys.ts'

test.each(['kor', 'cn', 'en'])('%s has every word the renderer speaks', (locale) => {
  const copy = JSON.parse(readFileSync(`schemas/copy/${locale}.json`, 'utf8')) as Record<string, string>
  const keys = [copyKeys, actionKeys, listKeys, filterKeys, searchKeys].flatMap((spoken) => Object.values(spoken))
  expect(keys.filter((key) => (copy[key] ?? '') === '')).toEqual([])
})
