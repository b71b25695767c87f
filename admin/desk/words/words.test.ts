import { describe, expect, it } from 'vitest'
import { statusOf } from '../../service/http/statusOf.ts'
import { DeskError } from '../api/DeskError.ts'
import { testWords } from '../testing/testWords.ts'
import { cn } from './cn.ts'
import { en } from './en.ts'
import { kor } from './kor.ts'
import { sentenceOf } from './sentenceOf.ts'
import type { WordTable } from './WordTable.ts'

type Texts = ReadonlyMap<string, string>

const textsOf = (table: object): Texts =>
  new Map(
    Object.entries(table).flatMap(([page, words]) =>
      Object.entries(words as object).map(([key, text]) => [`${page}.${key}`, String(text)] as const),
    ),
  )

const english = textsOf(en)
const holes = (text: string) => [...text.matchAll(/\{\{(\w+)/g)].map(([, name = '']) => name).toSorted()
const tags = (text: string) => [...text.matchAll(/<\/?(\w+)\/?>/g)].map(([tag]) => tag).toSorted()

describe.each([
  ['Korean', textsOf(kor)],
  ['Chinese', textsOf(cn)],
])('the %s words', (_, texts) => {
  it('have the holes and the elements of the English ones, and no others', () => {
    for (const [key, text] of texts) {
      const source = english.get(key) ?? ''
      expect([holes(text), tags(text)], key).toEqual([holes(source), tags(source)])
    }
  })

  it('are all there, none empty, none left in English', () => {
    const wanted = [...english.keys()].filter((key) => !key.endsWith('_one'))
    // A difference of two thousand keys would not show which.
    expect(wanted.filter((key) => !texts.has(key))).toEqual([])
    expect([...texts.keys()]).toEqual(wanted)
    const same = [...texts].filter(([key, text]) => text.trim() === '' || text === english.get(key))
    // What has no word in it: figures, values, marks.
    expect(same.filter(([, text]) => /[a-z]{2}/.test(text.replaceAll(/\{\{[^}]*\}\}/g, '')))).toEqual([])
  })
})

// People who control a computer by voice say what they see on the button.
it.each([
  ['English', english],
  ['Korean', textsOf(kor)],
  ['Chinese', textsOf(cn)],
])('the %s name of a button, the key with "Name" at its end, holds what the button shows', (_, texts) => {
  const names = [...texts].filter(([key]) => key.endsWith('Name') && texts.has(key.slice(0, -'Name'.length)))
  expect(names.length).toBeGreaterThan(15)
  for (const [key, name] of names)
    expect(name.toLowerCase(), key).toContain((texts.get(key.slice(0, -'Name'.length)) ?? '').toLowerCase())
})

it('a language that lacks a key or a hole, or has one too many, does not compile', () => {
  // @ts-expect-error A page without its words.
  const empty: WordTable['frame'] = {}
  // @ts-expect-error Without its hole.
  const closed: WordTable['frame']['releaseLive'] = '릴리스 적용 중'
  const open: WordTable['frame']['releaseLive'] = '릴리스 {{seq}} 적용 중'
  // @ts-expect-error A word that English does not have.
  const more: WordTable['language'] = { label: '데스크 언어', other: '다른 언어' }
  // @ts-expect-error Nobody counts one apart in Korean.
  const one: Pick<WordTable['copy'], 'found_other'> = { found_other: '{{count, number}}', found_one: '하나' }
  expect([empty, closed, open, more, one]).toHaveLength(5)
})

it('a word that is not there, or without what goes into it, does not compile', () => {
  const { t } = testWords.en
  // @ts-expect-error There is no such word.
  expect(t('frame.nothing')).toBe('frame.nothing')
  // @ts-expect-error Nothing for the hole.
  expect(t('frame.releaseLive')).toContain('Release')
  expect(t('frame.releaseLive', { seq: 12 })).toBe('Release 12 is live')
})

describe('words', () => {
  it('count as the language does', () => {
    const found = (count: number) =>
      [testWords.en, testWords.kor, testWords.cn].map(({ t }) => t('copy.found', { count }))
    expect(found(1)).toEqual(['1 text', '문구 1개', '1 条文案'])
    expect(found(1200)).toEqual(['1,200 texts', '문구 1,200개', '1,200 条文案'])
  })

  it('take the particle that a value asks for', () => {
    const { t } = testWords.kor
    expect([t('parts.goTo', { page: '한도' }), t('parts.goTo', { page: '안내창' })]).toEqual([
      '한도로 이동',
      '안내창으로 이동',
    ])
  })

  it('say moments and lists as the language does', () => {
    const now = new Date('2026-03-05T00:00:00Z')
    const said = Object.values(testWords).map((words) => [
      words.moment('2026-03-01T00:05:00Z', now).replace(/\d\d:05/, '??:05'),
      words.ago('2026-03-04T23:57:00Z', now.getTime()),
      words.list(['a', 'b', 'c']),
    ])
    expect(said).toEqual([
      ['3월 1일 ??:05', '3분 전', 'a, b 및 c'],
      ['3月1日 ??:05', '3分钟前', 'a、b和c'],
      ['1 Mar, ??:05', '3 minutes ago', 'a, b and c'],
    ])
  })
})

it('says how far ahead something is, and when by the clock of a place', () => {
  const now = Date.parse('2026-03-05T00:00:00Z')
  const said = Object.values(testWords).map((words) => [
    words.ahead('2026-03-05T05:59:30Z', now),
    words.ahead('2026-03-04T00:00:00Z', now),
    words.ahead('2026-03-06T14:00:00Z', now),
    words.ahead('2026-03-07T13:00:00Z', now),
    words.momentIn('2026-03-06T14:00:00Z', 'Asia/Seoul', now),
    words.momentIn('2027-03-06T21:00:00Z', 'Asia/Seoul', now).includes('2027'),
  ])
  expect(said).toEqual([
    ['6시간 후', '0초 후', '38시간 후', '2일 후', '3월 6일 (금) 23:00', true],
    ['6小时后', '0秒钟后', '38小时后', '2天后', '3月6日周五 23:00', true],
    ['in 6 hours', 'in 0 seconds', 'in 38 hours', 'in 2 days', 'Fri 6 Mar, 23:00', true],
  ])
})

describe('a refusal', () => {
  it('has words for every code of the service', () => {
    const without = Object.keys(statusOf).filter((code) => testWords.kor.coded(`refusal.${code}`) === undefined)
    expect(without).toEqual([])
  })

  it('is said in the language of the operator, with what it is about', () => {
    const moved = new DeskError('release-moved', 'Release 3 was published.', { expectedSeq: 2, actualSeq: 3 })
    const weak = new DeskError('weak-password', 'A password needs …', { why: 'short', limit: 12 })
    const role = new DeskError('not-allowed', 'This needs the role owner.', { needed: 'owner' })
    expect([moved, weak, role].map((error) => sentenceOf(error, testWords.kor))).toEqual([
      '그사이 릴리스 3이 배포되었습니다(확인한 릴리스 2). 다시 검토한 다음 배포하세요.',
      '비밀번호는 12자 이상이어야 합니다. 단어 몇 개를 무작위로 이으면 기억하기 쉽습니다.',
      '소유자 역할이 필요합니다. 소유자에게 역할 변경을 요청하세요.',
    ])
  })

  it('that the desk does not know is told as the service did', () => {
    expect(sentenceOf(new DeskError('of-tomorrow', 'A sentence.'), testWords.kor)).toBe('A sentence.')
  })
})
