import { describe, expect, it } from 'vitest'
import { locales } from '../locales.ts'
import { readWrittenOut } from '../readDocuments.ts'
import { sampleFiles } from '../testing/sampleDocuments.ts'
import { factName } from './factName.ts'
import { listFacts } from './findFacts.ts'
import { parseFacts } from './parseFacts.ts'

const shipped = parseFacts(readWrittenOut('schemas').files)

describe('the name of a fact', () => {
  it.each([
    [
      'settings:/recharge/bank/min',
      'Deposits › Bank transfer › Minimum',
      '입금 › 계좌이체 › 최소',
      '存款 › 银行转账 › 最低',
    ],
    ['settings:/recharge/chips/0', 'Deposits › Chips in won › 1', '입금 › 원화 칩 › 1', '存款 › 韩元筹码 › 1'],
    ['copy:kor:home.title', 'Texts › home.title › Korean', '문구 › home.title › 한국어', '文案 › home.title › 韩语'],
    ['screen:recharge', 'Screens › Deposit', '화면 › 입금', '页面 › 存款'],
    ['block:home/gone', 'Screens › Home › gone', '화면 › 홈 › gone', '页面 › 首页 › gone'],
    ['notice:gone', 'Notices › gone', '공지 › gone', '公告 › gone'],
    ['not a fact', 'not a fact', 'not a fact', 'not a fact'],
  ])('%s is %s', (fact, en, kor, cn) => {
    expect([factName(fact, 'en', shipped), factName(fact, 'kor', shipped), factName(fact, 'cn', shipped)]).toEqual([
      en,
      kor,
      cn,
    ])
  })

  it.each(locales)('is no other fact’s in %s', (locale) => {
    const facts = listFacts(shipped)
    expect(facts.length).toBeGreaterThan(3000)
    expect(new Set(facts.map((fact) => factName(fact, locale, shipped))).size).toBe(facts.length)
  })

  it('has the id of a notice, a dialog, a screen or a block only where another is called the same', () => {
    const texts = { title: 'common.ok', body: 'common.ok', confirm: 'common.ok' }
    const night = { id: 'night', places: ['home'], title: { kor: '야간' }, body: { kor: '점검' } }
    const facts = parseFacts(
      sampleFiles({
        'dialogs.json': { format: 1, dialogs: { rules: texts, more: texts } },
        'notices.json': { format: 1, notices: [night, { ...night, id: 'again' }] },
      }),
    )
    expect(factName('dialog:rules', 'en', facts)).toBe('Dialogs › OK (rules)')
    expect(factName('notice:night', 'en', facts)).toBe('Notices › 야간 (night)')
    expect(factName('screen:records', 'en', facts)).toBe('Screens › Records (records)')
  })

  it('is that of the value where a notice is new or goes', () => {
    const value = { title: { en: 'Maintenance' } }
    expect(factName('notice:n-1', 'en', shipped, value, null)).toBe('Notices › Maintenance')
    expect(factName('notice:n-1', 'en', shipped, null, value)).toBe('Notices › Maintenance')
  })

  it('is its title where a dialog of operators’ own is new or goes, or its id', () => {
    const value = { title: 'home.title', body: 'common.ok', confirm: 'common.ok' }
    expect(factName('dialog:own-sale', 'kor', shipped, value, null)).toBe('안내창 › 홈')
    expect(factName('dialog:own-sale', 'en', shipped, null, value)).toBe('Dialogs › Home')
    expect(factName('dialog:own-sale', 'en', shipped, { ...value, title: 'own.gone' })).toBe('Dialogs › own-sale')
  })
})
