import { Big } from 'big.js'
import { createInstance, type FormatterModule } from 'i18next'
import { readFileSync } from 'node:fs'
import { describe, expect, it, vi } from 'vitest'
import { placeholders } from '../../format/check/placeholders.ts'
import { locales } from '../../format/locales.ts'
import { attachParticle } from '../../format/text/attachParticle.ts'
import { particlePairs } from '../../format/text/particlePairs.ts'
import { textsOf } from '../../format/value/isObject.ts'
import type { Locale } from '../../format/locales.ts'
import { fixedReleases } from '../testing/fixedReleases.ts'
import { createTexts } from './createTexts.ts'
import { createStore } from '../../store/createStore.ts'

function start(copy: Record<string, string>, more: Partial<Record<Locale, Record<string, string>>> = {}) {
  const releases = fixedReleases({ copy: { kor: copy, cn: more.cn ?? copy, en: more.en ?? copy } })
  const locale = createStore<Locale>('kor')
  const texts = createTexts({ release: releases, locale })
  return {
    releases,
    locale,
    texts,
    t: (key: string, values?: object) => texts.text.getSnapshot()(key, values as never),
  }
}

const particleFormatter: FormatterModule = {
  type: 'formatter',
  init: () => undefined,
  add: () => undefined,
  addCached: () => undefined,
  format(value: string, format) {
    const pair = particlePairs.find((known) => known === format)
    return pair ? attachParticle(value, pair) : value
  },
}

describe('texts', () => {
  it('fill in placeholders and attach Korean particles', () => {
    const { t } = start({ 'a.b': '{{name, 을/를}} 선택했어요. {{amount}}원' })
    expect(t('a.b', { name: '하나은행', amount: new Big('1500000') })).toBe('하나은행을 선택했어요. 1,500,000원')
    expect(t('a.b', { name: '계좌', amount: 5 })).toBe('계좌를 선택했어요. 5원')
  })

  it.each(locales)('are all read in %s as i18next reads its own format', async (locale) => {
    const copy = textsOf(JSON.parse(readFileSync(`schemas/copy/${locale}.json`, 'utf8')))
    const { t, locale: chosen } = start(copy)
    chosen.set(locale)
    const other = createInstance().use(particleFormatter)
    await other.init({
      lng: locale,
      keySeparator: false,
      nsSeparator: false,
      resources: { [locale]: { translation: copy } },
      interpolation: { escapeValue: false },
    })
    for (const [key, text] of Object.entries(copy)) {
      const values = Object.fromEntries(
        [...placeholders(text)].map((name, place) => [name, ['하나은행', 'USDT', '지갑'][place % 3]]),
      )
      expect(t(key, values), key).toBe(other.t(key, values))
    }
  })

  it('take values as they are: no HTML is escaped, no copy is nested, no name has a meaning', () => {
    const { t } = start({ say: '{{context}} {{lng}} {{x}}', secret: 's' })
    expect(t('say', { context: '<b>', lng: 'en', x: '$t(secret)' })).toBe('<b> en $t(secret)')
  })

  it('change with the language, under a new function', () => {
    const { texts, locale, t } = start({ hi: '안녕하세요' }, { en: { hi: 'Hello' } })
    const listener = vi.fn<() => void>()
    texts.text.subscribe(listener)
    const before = texts.text.getSnapshot()
    locale.set('en')
    expect(t('hi')).toBe('Hello')
    expect(texts.text.getSnapshot()).not.toBe(before)
    expect(listener).toHaveBeenCalledTimes(1)
  })

  it('change with the release, also when a text goes away', () => {
    const { releases, texts, t } = start({ hi: '안녕하세요', bye: '안녕' })
    const before = texts.text.getSnapshot()
    releases.publish({ copy: { kor: { hi: '반갑습니다' }, cn: {}, en: {} } })
    expect(t('hi')).toBe('반갑습니다')
    expect(texts.text.getSnapshot()).not.toBe(before)
    expect(t('bye')).not.toBe('안녕')
  })

  it('stay as they are until the copy of the chosen language, which they ask for, has come', () => {
    const releases = fixedReleases({ copy: { en: { hi: 'Hello' } } })
    const locale = createStore<Locale>('en')
    const wantCopy = vi.spyOn(releases, 'wantCopy')
    const { text } = createTexts({ release: releases, locale })
    expect(text.getSnapshot()('hi')).toBe('Hello')
    expect(wantCopy).not.toHaveBeenCalled()
    const before = text.getSnapshot()
    locale.set('cn')
    expect(text.getSnapshot()).toBe(before)
    expect(text.getSnapshot()('hi')).toBe('Hello')
    // A device that starts in it makes no choice, so nothing else would ask for it.
    expect(wantCopy.mock.calls).toEqual([['cn']])
    releases.publish({ copy: { en: { hi: 'Hello' }, kor: { hi: '안녕하세요' }, cn: { hi: '你好' } } })
    expect(text.getSnapshot()('hi')).toBe('你好')
  })

  it('stay the same function when the language to fall back on comes', () => {
    const releases = fixedReleases({ copy: { en: { hi: 'Hello' } } })
    const { text } = createTexts({ release: releases, locale: createStore<Locale>('en') })
    const before = text.getSnapshot()
    releases.publish({ copy: { en: releases.getSnapshot().release.copy('en') ?? {}, kor: { hi: '안녕하세요' } } })
    expect(text.getSnapshot()).toBe(before)
  })

  it('stay the same function when the rest of the copy comes after the first words', () => {
    const { releases, texts, t } = start({ hi: '안녕하세요' })
    const before = texts.text.getSnapshot()
    releases.publish({ copy: { kor: { hi: '안녕하세요', bye: '안녕' }, cn: {}, en: {} } })
    expect(texts.text.getSnapshot()).toBe(before)
    expect(t('bye')).toBe('안녕')
  })

  it('want all of the copy for a text that is missing, and read it once it has come', () => {
    const { releases, texts, t } = start({ hi: '안녕하세요' })
    const wantWhole = vi.spyOn(releases, 'wantWhole')
    const before = texts.text.getSnapshot()
    expect(t('bye')).not.toBe('안녕')
    expect(wantWhole).toHaveBeenCalled()
    releases.publish({ copy: { kor: { hi: '안녕하세요', bye: '안녕' }, cn: {}, en: {} } })
    expect(texts.text.getSnapshot()).not.toBe(before)
    expect(t('bye')).toBe('안녕')
  })

  it('stay the same function over a release with the same copy', () => {
    const { releases, texts } = start({ hi: '안녕하세요' })
    const before = texts.text.getSnapshot()
    releases.publish({})
    expect(texts.text.getSnapshot()).toBe(before)
  })
})
