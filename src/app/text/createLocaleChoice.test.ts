import { expect, it, vi } from 'vitest'
import type { Locale } from '../../format/locales.ts'
import { fixedReleases } from '../testing/fixedReleases.ts'
import { createLocaleChoice } from './createLocaleChoice.ts'

function start() {
  const releases = fixedReleases({ copy: { kor: { hi: '안녕하세요' } } })
  const loading = new Map<Locale, PromiseWithResolvers<void>>()
  const wantCopy = async (locale: Locale) => {
    const load = Promise.withResolvers<void>()
    loading.set(locale, load)
    return load.promise
  }
  const set = vi.fn<(locale: Locale) => void>()
  const onMissing = vi.fn<() => void>()
  const choose = createLocaleChoice({ release: { ...releases, wantCopy }, set, onMissing })
  return { releases, loading, set, onMissing, choose }
}

it('changes at once to a language that is here', () => {
  const { choose, set, loading } = start()
  void choose('kor')
  expect(set.mock.calls).toEqual([['kor']])
  expect(loading.size).toBe(0)
})

it('changes to another language once its copy has come', async () => {
  const { choose, set, loading, releases, onMissing } = start()
  const chosen = choose('en')
  expect(set).not.toHaveBeenCalled()
  releases.publish({ copy: { kor: {}, en: { hi: 'Hello' } } })
  loading.get('en')?.resolve()
  await chosen
  expect(set.mock.calls).toEqual([['en']])
  expect(onMissing).not.toHaveBeenCalled()
})

it('says that a language cannot be had, and stays with the old one', async () => {
  const { choose, set, loading, onMissing } = start()
  const chosen = choose('en')
  loading.get('en')?.resolve()
  await chosen
  expect(set).not.toHaveBeenCalled()
  expect(onMissing).toHaveBeenCalledTimes(1)
})

it('obeys the last choice, whatever comes after it', async () => {
  const { choose, set, loading, releases, onMissing } = start()
  const first = choose('en')
  await choose('kor')
  releases.publish({ copy: { kor: {}, en: { hi: 'Hello' } } })
  loading.get('en')?.resolve()
  await first
  expect(set.mock.calls).toEqual([['kor']])
  expect(onMissing).not.toHaveBeenCalled()
})
