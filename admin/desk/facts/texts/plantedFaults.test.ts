import { join } from 'node:path'
import { expect, it } from 'vitest'
import { repositoryRoot } from '../../../../src/build/repositoryRoot.ts'
import { parseFacts } from '../../../../src/format/facts/parseFacts.ts'
import { byLocale, locales, type Locale } from '../../../../src/format/locales.ts'
import { readWrittenOut } from '../../../../src/format/readDocuments.ts'
import { glossary } from './glossary.ts'
import { createTextJudge } from './createTextJudge.ts'
import type { TextFault } from './TextFault.ts'

type Plant = readonly [key: string, locale: Locale, spoil: (text: string) => string, kind: TextFault['kind']]

const put = (text: string) => () => text
const drop = (hole: string) => (text: string) => text.replaceAll(`{{${hole}}}`, '')
const rename = (hole: string, other: string) => (text: string) => text.replaceAll(`{{${hole}`, `{{${other}`)
const swap = (from: string | RegExp, to: string) => (text: string) => text.replace(from, to)
const after = (end: string) => (text: string) => `${text}${end}`
const before = (start: string) => (text: string) => `${start}${text}`

/** What translators and their tools do to texts, one fault each. */
const planted: readonly Plant[] = [
  ['app.tabHome', 'cn', put(''), 'missing'],
  ['app.tabActivity', 'en', put('   '), 'missing'],
  ['app.tabMine', 'kor', put('\u200B'), 'missing'],
  ['common.ok', 'en', put('\n'), 'missing'],
  ['common.yes', 'cn', put('\u3000'), 'missing'],

  ['app.unread', 'en', drop('count'), 'lost'],
  ['app.opened', 'cn', drop('title'), 'lost'],
  ['list.loaded', 'kor', drop('count'), 'lost'],
  ['dateRange.bounds', 'en', drop('max'), 'lost'],
  ['validation.pattern', 'cn', drop('label'), 'lost'],
  ['validation.required', 'kor', swap('{{label, 을/를}}', '값을'), 'lost'],
  ['form.rowMoved', 'en', drop('now'), 'lost'],
  ['recharge.rangeKrw', 'cn', drop('min'), 'lost'],
  ['register.toast2', 'en', swap('{{max}}', '20'), 'lost'],
  ['play.hours', 'cn', drop('minutes'), 'lost'],
  ['lottery.stake', 'kor', drop('amount'), 'lost'],
  ['withdrawal.hours', 'en', drop('weekendTo'), 'lost'],
  ['coinTrans.done', 'cn', swap('{{received}}', '{received}'), 'lost'],
  ['search.star', 'en', swap('{{name}}', '{name}'), 'lost'],
  ['wallet.full', 'cn', swap('{{max}}', '(max)'), 'lost'],

  ['app.unread', 'cn', rename('count', 'number'), 'unknown'],
  ['list.showAll', 'en', rename('count', 'Count'), 'unknown'],
  ['form.rowAdd', 'cn', rename('row', '行'), 'stray'],
  ['stats.refreshed', 'en', rename('time', 'Time'), 'unknown'],
  ['register.adult', 'cn', rename('age', 'years'), 'unknown'],
  ['vip.keep', 'en', rename('days', 'day'), 'unknown'],
  ['play.minutes', 'kor', rename('minutes', 'minute'), 'unknown'],
  ['agent.searched', 'en', after(' {{total}}'), 'unknown'],
  ['app.title', 'cn', after('{{name}}'), 'unknown'],
  ['trans.sent', 'cn', rename('amount', 'name'), 'lost'],

  ['list.finished', 'en', after(' {{'), 'stray'],
  ['common.done', 'cn', after('}}'), 'stray'],
  ['play.days', 'en', swap('{{days}}', '{{{days}}}'), 'stray'],
  ['lottery.period', 'cn', after(' {{expect'), 'stray'],
  ['payInfo.ownName', 'kor', swap('으로/로', '로/으로'), 'stray'],
  ['form.choiceGone', 'kor', swap('이/가', '이가'), 'stray'],
  ['common.cancel', 'en', put('$t(common.ok)'), 'stray'],
  ['common.close', 'cn', after(' {{ }}'), 'stray'],

  ['app.offline', 'en', after('\u0007'), 'character'],
  ['app.backOnline', 'cn', swap('网络', '网络\t'), 'character'],
  ['app.maintenance', 'kor', after('\u202E'), 'character'],
  ['app.failed', 'en', before('\uFEFF'), 'character'],
  ['common.more', 'en', swap('Show more', 'Show\u2028more'), 'character'],
  ['coinTrans.doneRate', 'en', swap('\n', '\r\n'), 'character'],
  ['dialog.legalBody', 'cn', (text) => text.replaceAll('\n', '\r'), 'character'],

  ['app.tabBar', 'cn', put('주 메뉴'), 'language'],
  ['app.tabService', 'en', put('고객센터'), 'language'],
  ['app.tabSponsors', 'kor', put('赞助'), 'language'],
  ['app.loginFirst', 'cn', put('로그인 후 이용해 주세요.'), 'language'],
  ['app.agentsOnly', 'en', put('仅限代理使用'), 'language'],
  ['common.search', 'kor', put('Search'), 'language'],
  ['common.copy', 'cn', put('Copy'), 'language'],
  ['common.copied', 'kor', put('已复制'), 'language'],
  ['common.loading', 'cn', put('불러오는 중'), 'language'],
  ['common.retry', 'en', put('Try again 重试'), 'language'],
  ['locale.kor', 'en', put('中文'), 'language'],
  ['stop.bets', 'cn', after(' 이용'), 'language'],
  ['lottery.topPayout', 'en', swap('Top payout', '最高奖金'), 'language'],
  ['mine.level', 'cn', swap('VIP', '등급'), 'language'],

  ['app.tabHome', 'en', put('The very first page'), 'long'],
  ['common.no', 'kor', put('아니요, 그렇게 하지 않을게요'), 'long'],
  ['common.apply', 'cn', put('立即应用所有的筛选条件'), 'long'],
  ['common.back', 'en', put('Back to where you came from'), 'long'],
  ['amount.max', 'en', put('The largest amount'), 'long'],
  ['filter.date', 'cn', put('请选择您想要查询的日期'), 'long'],
  ['gameCategory.sport', 'kor', put('전 세계의 모든 스포츠 경기'), 'long'],
  ['gameCategory.gaming', 'en', put('Slots and all other machines'), 'long'],

  ['validation.max', 'kor', swap('{{limit}}까지만', '{{limit}}를'), 'particle'],
  ['search.failed', 'kor', swap('{{lists}}.', '{{lists}}은(는)'), 'particle'],
  ['agent.findInTeam', 'kor', swap('‘{{name}}’ 찾기', '‘{{name}}’를 찾기'), 'particle'],
  ['transfer.movedIn', 'kor', swap('{{amount}}을', '{{amount}}를'), 'particle'],
  ['app.opened', 'kor', put('{{title}}으로'), 'particle'],
  ['form.rowAdded', 'kor', swap('{{number}} 항목을', '{{number}}을(를)'), 'particle'],
  ['error.network', 'kor', swap('연결을', '연결를'), 'particle'],
  ['appPage.newsText', 'kor', swap('공지와', '소식와'), 'particle'],
  ['appPage.link', 'kor', put('서울으로'), 'particle'],
  ['validation.required', 'en', swap('{{label}}', '{{label, 을/를}}'), 'particle'],
  ['validation.minLength', 'cn', swap('{{label}}', '{{label, 은/는}}'), 'particle'],

  ['app.reset', 'en', after(' '), 'edges'],
  ['app.expired', 'cn', before(' '), 'edges'],
  ['app.update', 'kor', after('\u00A0'), 'edges'],
  ['coinTrans.doneRate', 'cn', swap('\n', ' \n'), 'edges'],
  ['common.pause', 'cn', before('\u3000'), 'edges'],
  ['app.missing', 'en', swap(' ', '  '), 'spaces'],
  ['app.missingTyped', 'kor', swap(' ', '  '), 'spaces'],
  ['error.timeout', 'en', swap('. ', '.  '), 'spaces'],
  ['common.refresh', 'cn', swap('刷', '刷\u200B'), 'invisible'],
  ['common.play', 'en', after('\u00AD'), 'invisible'],

  ['dialog.withdrawalBody', 'en', (text) => text.replaceAll('\n', ' '), 'lines'],
  ['dialog.legalBody', 'en', (text) => text.replaceAll('\n\n', '\n'), 'lines'],
  ['coinTrans.doneBalances', 'cn', swap('\n', '，'), 'lines'],
  ['error.server', 'cn', swap('，', '\n'), 'lines'],

  ['common.next', 'en', put('=1+1'), 'formula'],
  ['common.previous', 'cn', put('#NAME?'), 'formula'],
  ['filter.label', 'en', put("'=A1"), 'formula'],
  ['form.edit', 'kor', before('@'), 'formula'],
  ['form.upload', 'cn', before('-'), 'formula'],
  ['list.empty', 'en', put('#REF!'), 'formula'],

  ['form.waiting', 'en', before('<b>'), 'markup'],
  ['form.uploadFailed', 'cn', after('<br/>'), 'markup'],
]

const documents = readWrittenOut(join(repositoryRoot, 'schemas'))
const shipped = parseFacts(documents.files)
const judge = createTextJudge({ shipped, live: shipped, glossary })

/** Every text of these with something wrong, and what. */
function findAll(copy: Readonly<Record<Locale, Readonly<Record<string, string>>>>) {
  return locales.flatMap((locale) =>
    Object.entries(copy[locale]).flatMap(([key, text]) => {
      const kinds = judge({ key, locale, source: copy.kor[key] ?? '' }, text).map(({ kind }) => kind)
      return kinds.length === 0 ? [] : [{ place: `${locale} ${key}`, kinds }]
    }),
  )
}

it('calls none of the shipped texts wrong', () => {
  expect(findAll(shipped.copy)).toEqual([])
})

it('names each of a hundred planted faults at its own text, and no other text', () => {
  const spoilt = byLocale((locale) => ({
    ...shipped.copy[locale],
    ...Object.fromEntries(
      planted
        .filter(([, at]) => at === locale)
        .map(([key, , spoil]) => {
          const text = shipped.copy[locale][key] ?? ''
          expect(spoil(text), `${locale} ${key}`).not.toBe(text)
          return [key, spoil(text)]
        }),
    ),
  }))
  const found = findAll(spoilt)
  expect(planted).toHaveLength(100)
  expect(found.map(({ place }) => place).toSorted()).toEqual(
    planted.map(([key, locale]) => `${locale} ${key}`).toSorted(),
  )
  for (const [key, locale, , kind] of planted)
    expect(found.find(({ place }) => place === `${locale} ${key}`)?.kinds, `${locale} ${key}`).toContain(kind)
})
