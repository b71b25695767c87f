import { join } from 'node:path'
import { expect, it } from 'vitest'
import { repositoryRoot } from '../../../../src/build/repositoryRoot.ts'
import { parseFacts } from '../../../../src/format/facts/parseFacts.ts'
import { readWrittenOut } from '../../../../src/format/readDocuments.ts'
import { testWords } from '../../testing/testWords.ts'
import { formNames } from './formNames.ts'

const shipped = parseFacts(readWrittenOut(join(repositoryRoot, 'schemas')).files)
const namesOf = (screen: string) => formNames(screen, shipped, testWords.en)

it('calls a form by its tab or by what its button says, and a field by its label', () => {
  expect(namesOf('withdrawal').form('krw')).toBe('Withdraw · Won')
  expect(namesOf('trans').form('send')).toBe('Send to a member · Send')
  expect(namesOf('withdrawal').field('krw', 'amount')).toBe('Amount')
})

it('tells forms of one screen apart that say the same', () => {
  const { form } = namesOf('password')
  expect([form('login'), form('pay')]).toEqual([
    'Change password · Change it (login)',
    'Change password · Change it (pay)',
  ])
})

it('keeps the id of what the documents no longer have', () => {
  expect(namesOf('trans').form('gone')).toBe('Send to a member · gone')
  expect(namesOf('trans').field('gone', 'amount')).toBe('amount')
  expect(namesOf('gone').form('gone')).toBe('gone')
})
