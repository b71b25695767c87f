import { expect, it } from 'vitest'
import { parseFacts } from '../../../../src/format/facts/parseFacts.ts'
import { languages, locales } from '../../../../src/format/locales.ts'
import { readWrittenOut } from '../../../../src/format/readDocuments.ts'
import { listScreenDocuments } from './ScreenDocument.ts'

it.each(locales)('lists screens in the order of the operator’s language, %s', (locale) => {
  const titles = listScreenDocuments(parseFacts(readWrittenOut('schemas').files), locale).map(({ title }) => title)
  expect(titles).toEqual(titles.toSorted(new Intl.Collator(languages[locale].tag).compare))
})
