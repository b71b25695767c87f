import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { lotteryKeys } from './lotteryKeys.ts'

test.each(['kor', 'cn', 'en'])('%s has every word the lottery speaks', (locale) => {
  const copy = JSON.parse(readFileSync(`schemas/copy/${locale}.json`, 'utf8')) as Record<string, string>
  expect(Object.values(lotteryKeys).filter((key) => (copy[key] ?? '') === '')).toEqual([])
})
