import { afterAll, expect, it } from 'vitest'
import { openScratch } from './support/openScratch.ts'

const scratch = openScratch(['admin', 'mocks', 'package-lock.json', 'schemas', 'src'])
afterAll(() => scratch.close())

const documents = [
  'screens/wallet.json',
  'parts/deposit.json',
  'settings.json',
  'choices.json',
  'dialogs.json',
  'notices.json',
  'copy/kor.json',
  'copy/en.json',
]

it('a document may be half written: what scripts need is generated all the same, and the check says where it is wrong', () => {
  for (const name of documents) scratch.write(`schemas/${name}`, (text) => text.replace('":', '"'))
  expect(scratch.run('src/build/generate/generate.js')).not.toContain('Error')
  const told = scratch.run('src/format/cli.ts')
  for (const name of documents) expect(told).toContain(`schemas/${name}:2:`)
})
