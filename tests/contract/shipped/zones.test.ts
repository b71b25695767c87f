import { describe, expect, it } from 'vitest'
import { activities, eventAt } from '../../../mocks/platform/content/activities.ts'
import { homeNotices, homePopup, repairTips } from '../../../mocks/platform/content/appInfo.ts'
import { articleOf } from '../../../mocks/platform/content/articles.ts'
import { noticesOf } from '../../../mocks/platform/content/notices.ts'
import { isObject } from '../../../src/format/value/isObject.ts'
import { readWrittenOut } from '../../../src/format/readDocuments.ts'
import { MEMBERS_HOURS, PLATFORM_HOURS } from '../../../src/format/time/zones.ts'
import { shippedDocuments } from '../constants/shippedDocuments.ts'

/** Hours ahead of UTC of the clock that times show by; English readers have their device's. */
const readers = { kor: MEMBERS_HOURS, cn: PLATFORM_HOURS } as const
const languages = ['kor', 'cn'] as const

/** Hours ahead of UTC of the zones that a text names. */
const named = [
  [/UTC\+8|베이징 시간|北京时间/, PLATFORM_HOURS],
  [/UTC\+9|한국 시간|韩国时间/, MEMBERS_HOURS],
  // Opening hours are said by the readers' clock, so their `{{zone}}` is no other (hoursIn.ts).
] as const
const zonesIn = (text: string) => named.flatMap(([name, hours]) => (name.test(text) ? [hours] : []))

const screens = readWrittenOut('schemas').files.filter(({ path }) => path.startsWith('screens/'))

function textsOf(screen: string, language: 'kor' | 'cn'): readonly string[] {
  const copy = shippedDocuments[`copy/${language}.json`]
  const words = [...screen.matchAll(/"([\w.]+)"/g)].map(([, key = '']) => (isObject(copy) ? copy[key] : undefined))
  return words.filter((text) => typeof text === 'string')
}

describe.each(languages)('in %s', (language) => {
  it.each(screens)('$path speaks of one zone', ({ text }) => {
    const zones = textsOf(text, language).flatMap(zonesIn)
    const shown = /"as":\s*"dateTime"/.test(text) ? [readers[language]] : []
    expect(new Set([...zones, ...shown]).size).toBeLessThanOrEqual(1)
  })
})

it('the screens that name another zone than their readers’ are known', () => {
  const others = languages.flatMap((language) =>
    screens
      .filter(({ text }) =>
        textsOf(text, language)
          .flatMap(zonesIn)
          .some((zone) => zone !== readers[language]),
      )
      .map(({ path }) => `${language} ${path}`),
  )
  expect(others).toEqual(['kor screens/hongbao.json', 'kor screens/vip.json'])
})

it('the demonstration tells Chinese members no time of another zone', () => {
  const at = Date.parse('2026-11-24T04:00:00Z')
  const texts = [
    activities.map((activity) => eventAt(activity, 'cn', at)),
    [homePopup, repairTips, ...homeNotices].map(({ cn }) => cn),
    [1, 2, 3, 4, 5, 6, 7, 8].map((type) => articleOf(type, 'cn')),
    noticesOf(at, 'cn'),
  ]
  expect(zonesIn(JSON.stringify(texts))).toEqual([PLATFORM_HOURS])
})
