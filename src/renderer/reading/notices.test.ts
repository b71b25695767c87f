import { describe, expect, it } from 'vitest'
import type { Locale } from '../../format/locales.ts'
import type { Notice } from '../../format/notices.ts'
import { noticesFor } from './notices.ts'

const notice = (id: string, changes: Partial<Notice> = {}): Notice => ({
  id,
  on: true,
  places: ['home'],
  title: { kor: `${id} kor`, en: `${id} en` },
  body: {},
  tone: 'info',
  zone: 'Asia/Seoul',
  priority: 0,
  ...changes,
})

const noon = Date.parse('2026-01-02T12:00:00Z')
const idsAt = (notices: readonly Notice[], now = noon) => noticesFor(notices, 'home', now, 'kor').map(({ id }) => id)

describe('noticesFor', () => {
  it('shows a notice from its first moment until its last', () => {
    const timed = notice('timed', { from: '2026-01-02T12:00:00Z', until: '2026-01-02T13:00:00Z' })
    expect(idsAt([timed], noon - 1)).toEqual([])
    expect(idsAt([timed], noon)).toEqual(['timed'])
    expect(idsAt([timed], noon + 3_599_999)).toEqual(['timed'])
    expect(idsAt([timed], noon + 3_600_000)).toEqual([])
  })

  it('puts the most important first, then the newest', () => {
    const notices = [
      notice('old', { from: '2026-01-01T00:00:00Z' }),
      notice('new', { from: '2026-01-02T00:00:00Z' }),
      notice('loud', { priority: 10 }),
    ]
    expect(idsAt(notices)).toEqual(['loud', 'new', 'old'])
  })

  it('hides a notice where its language is missing, in whole or in part', () => {
    expect(noticesFor([notice('a')], 'home', noon, 'cn')).toEqual([])
    expect(noticesFor([notice('a', { body: { en: 'text' } })], 'home', noon, 'kor')).toEqual([])
    expect(noticesFor([notice('a', { body: { kor: 'text' } })], 'home', noon, 'kor')).toEqual([
      { id: 'a', title: 'a kor', body: 'text', tone: 'info' },
    ])
  })

  it('shows a banner only in languages that have its picture and its words, and nowhere else', () => {
    const banner = notice('sale', { places: ['banner'], picture: { kor: 'demo/sale.svg', cn: 'demo/sale.svg' } })
    const shownIn = (locale: Locale) => noticesFor([banner], 'banner', noon, locale)
    expect(shownIn('kor')).toMatchObject([{ id: 'sale', slide: { image: 'demo/sale.svg', alt: { e: 'sale kor' } } }])
    expect([shownIn('en'), shownIn('cn')]).toEqual([[], []])
    expect(idsAt([banner])).toEqual([])
    expect(noticesFor([banner], undefined, noon, 'kor')).toEqual([])
  })

  it('hides a notice that is off or for another place', () => {
    expect(idsAt([notice('off', { on: false }), notice('popup', { places: ['popup'] })])).toEqual([])
  })
})
