import { expect, it } from 'vitest'
import choices from '../../../schemas/choices.json' with { type: 'json' }
import { locales } from '../../../src/format/locales.ts'
import { readWrittenOut } from '../../../src/format/readDocuments.ts'

it('the screen of the languages leads to each of them', () => {
  const screen = readWrittenOut('schemas').files.find(({ path }) => path === 'screens/setLanguage.json')
  for (const locale of locales) expect(screen?.text).toMatch(new RegExp(`"set":\\s*\\{\\s*"locale":\\s*"${locale}"`))
})

it('each language is in the list that names it', () => {
  expect(choices.lists.locale.options.map(({ value }) => value).toSorted()).toEqual(locales.toSorted())
})
