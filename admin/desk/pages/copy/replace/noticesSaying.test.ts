import { expect, it } from 'vitest'
import { testNotice } from '../../../testing/testDocuments.ts'
import { noticesSaying } from './ReplaceForm.tsx'
import type { Sought } from './findHits.ts'

const search = (asked: Partial<Sought>) =>
  noticesSaying(
    [testNotice, { ...testNotice, id: 'banner', title: { kor: '봄' }, body: {} }],
    { find: 'tonight', locales: ['kor', 'cn', 'en'], matchCase: false, whole: false, ...asked },
    'en',
  ).map(({ label, path }) => [label, path])

const maintenance = ['Maintenance', '/messages/notices/maintenance']

it.each<[string, Partial<Sought>, unknown]>([
  ['in the text', {}, [maintenance]],
  ['in the title', { find: 'Mainten' }, [maintenance]],
  ['of a notice without a title in the language of the desk', { find: '봄' }, [['봄', '/messages/notices/banner']]],
  ['in another case only where that may be', { matchCase: true }, []],
  ['only as the whole text', { find: 'night', whole: true }, []],
  ['only in the languages that are looked through', { locales: ['kor'] }, []],
  ['for nothing', { find: '' }, []],
])('finds notices that say it: %s', (_, asked, found) => {
  expect(search(asked)).toEqual(found)
})
