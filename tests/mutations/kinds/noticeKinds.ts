import * as fc from 'fast-check'
import { noticePlaces } from '../../../src/format/notices.ts'
import type { Kind } from '../Kind.ts'
import { fold } from '../fold.ts'
import { period } from './period.ts'

const words = fc.oneof(
  fc.constantFrom('', 'x', '공지', '<img src=x onerror=alert(1)>', 'a\n\nb', '\u202E', 'x'.repeat(5000)),
  fc.string({ unit: 'binary', maxLength: 30 }),
)
const languages = fc.record({ kor: words, cn: words, en: words }, { requiredKeys: [] })

const pictures = fc.constantFrom('demo/banners/vip.svg', 'https://elsewhere.example/a.png', 'media:none', '')

const notice = fc.record(
  {
    id: fc.constantFrom('one', 'two', 'A', '', 'constructor'),
    on: fc.boolean(),
    places: fc.uniqueArray(fc.constantFrom(...noticePlaces), { minLength: 1 }),
    title: languages,
    body: languages,
    picture: fc.record({ kor: pictures, cn: pictures, en: pictures }, { requiredKeys: [] }),
    link: fc.constantFrom('/', '/vip', '/nowhere', 'javascript:alert(1)'),
    tone: fc.constantFrom('neutral', 'info', 'gain', 'loss', 'warning'),
    ...period,
  },
  { requiredKeys: ['id', 'places', 'title', 'body'] },
)

/** Notices; the shipped documents have none. */
export const noticeKinds: Readonly<Record<string, Kind>> = {
  notices: () =>
    fc.array(notice, { minLength: 1, maxLength: 3 }).map((notices) => ({
      what: `notices.json: ${fold(notices)}`,
      replacements: [{ document: 'notices.json', path: ['notices'], value: notices }],
    })),
}
