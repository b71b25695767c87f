import { expect, it } from 'vitest'
import { readWrittenOut } from '../readDocuments.ts'
import { findFacts } from './findFacts.ts'
import { parseFacts } from './parseFacts.ts'

const shipped = parseFacts(readWrittenOut('schemas').files)

it.each([
  ['smallest deposit bank', 'settings:/recharge/bank/min'],
  ['deposits bank transfer MINIMUM', 'settings:/recharge/bank/min'],
  ['계좌이체 최소', 'settings:/recharge/bank/min'],
  ['银行转账 最低', 'settings:/recharge/bank/min'],
  ['recharge/bank/min', 'settings:/recharge/bank/min'],
  ['home.title korean', 'copy:kor:home.title'],
  ['screens deposit', 'screen:recharge'],
  ['dialogs before you withdraw', 'dialog:withdrawalWarning'],
])('“%s” finds %s', (search, fact) => {
  expect(findFacts(search, shipped)).toContain(fact)
})

it('finds a text by what it says', () => {
  expect(findFacts('install on your home screen', shipped)).toContain('copy:en:appPage.install')
})

it('finds only what has every word', () => {
  expect(findFacts('deposit nowhere-to-be-found', shipped)).toEqual([])
})
