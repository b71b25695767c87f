import { expect, it } from 'vitest'
import { locales } from '../format/locales.ts'
import { compileDocuments } from '../build/compileDocuments.ts'
import { loadRelease } from '../release/LoadedRelease.ts'
import { joinRelease, splitFirst, splitRelease, wordsOfFirst } from './releaseParts.ts'

const { release } = compileDocuments()
if (!release) throw new Error('The documents are not sound.')

it('is the same release again from its parts', () => {
  const { documents, copy } = splitRelease(release)
  const joined = joinRelease(
    documents,
    locales.map((locale) => [locale, copy[locale]]),
  )
  expect(joined.manifest).toEqual(release.manifest)
  expect(joined.sha).toBe(release.sha)
  expect(Object.fromEntries(joined.files)).toEqual(Object.fromEntries(release.files))
})

it('is the release without the languages that are left out', () => {
  const { documents, copy } = splitRelease(release)
  const { files } = joinRelease(documents, [['en', copy.en]])
  const { kor, cn, en } = release.manifest.copy
  expect(files.get(en)).toBe(copy.en)
  expect([...release.files.keys()].filter((address) => !files.has(address)).toSorted()).toEqual([kor, cn].toSorted())
})

it('has nothing in what every start loads that needs more than a byte a letter', () => {
  // A text with one such letter takes the browser twice the memory, and longer to read.
  expect(splitRelease(release).documents).not.toMatch(/[\u0100-\uffff]/)
})

it('is one screen with what it plays on and its words, before all else', () => {
  const text = splitFirst(release, 'kefu', { cn: { 'kefu.title': '客服' } })
  const [first, whole] = [loadRelease(joinRelease(text), { words: wordsOfFirst(text) }), loadRelease(release)]
  expect([first.sha, first.manifest, first.isWhole]).toEqual([release.sha, release.manifest, false])
  expect(first.screen('kefu')).toEqual(whole.screen('kefu'))
  expect([first.settings(), first.notices(), first.lists()]).toEqual([whole.settings(), whole.notices(), whole.lists()])
  expect(first.screen('home')).toBeUndefined()
  expect([first.copy('cn'), first.copy('kor')]).toEqual([{ 'kefu.title': '客服' }, undefined])
})
