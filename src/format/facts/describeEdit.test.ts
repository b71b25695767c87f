import { describe, expect, it } from 'vitest'
import { sampleFiles } from '../testing/sampleDocuments.ts'
import { describeEdit } from './describeEdit.ts'

const files = sampleFiles()
const notice = { id: 'night', places: ['home'], title: { kor: '야간' }, body: { kor: '점검' } }

describe('describeEdit', () => {
  it('lists what a dialog says differently', () => {
    const texts = { title: 'common.ok', body: 'common.ok', confirm: 'common.ok' }
    const told = (before: object, value: object) =>
      describeEdit(
        { fact: 'dialog:rules', value: { ...texts, ...value }, replaces: { ...texts, ...before } },
        sampleFiles({ 'dialogs.json': { format: 1, dialogs: { rules: texts } } }),
      )
    expect(told({}, { on: false })).toBe('Dialogs › OK: as usual → off')
    expect(
      told({ priority: 1, places: ['/'] }, { priority: 5, places: ['/', '/records'], from: '2026-12-01T09:00:00Z' }),
    ).toBe('Dialogs › OK: priority 1, places / → priority 5, places /, /records, from “2026-12-01T09:00:00Z”')
  })

  it('tells a dialog that is new or goes by its title and when it shows', () => {
    const value = { title: 'common.ok', body: 'common.ok', confirm: 'common.ok', places: ['/records'], priority: 5 }
    const told = (before: unknown, after: unknown) =>
      describeEdit({ fact: 'dialog:own-sale', value: after, replaces: before }, files)
    expect(told(null, value)).toBe('Dialogs › OK: nothing → a dialog, places /records, priority 5')
    expect(told(value, null)).toBe('Dialogs › OK: a dialog, places /records, priority 5 → nothing')
  })

  it.each([
    ['settings:/recharge/bank/min', '500', 'Deposits › Bank transfer › Minimum: ₩100 → ₩500 (5×)'],
    ['settings:/recharge/bank/on', false, 'Deposits › Bank transfer › Offered to members: on → off'],
    ['copy:en:records.title', 'Mine', 'Texts › records.title › English: “Records” → “Mine”'],
    ['notice:night', notice, 'Notices › 야간: nothing → “야간”'],
    ['block:records/limit', false, 'Screens › Records (records) › limit: on → off'],
    [
      'block:records/limit',
      { roles: ['members', 'agents'], vipFrom: 5 },
      'Screens › Records (records) › limit: on → roles members, agents, vipFrom 5',
    ],
    [
      'settings:/recharge/access',
      [{ way: 'bank', who: 'agents', vipFrom: 3, vipTo: 100, sinceDays: 30 }],
      'Deposits › Who may use it: everybody → way “bank”, who “agents”, vipFrom 3, vipTo 100, sinceDays 30',
    ],
  ])('tells %s in plain words', (fact, value, words) => {
    expect(describeEdit({ fact, value, replaces: undefined }, files)).toBe(words)
  })
})
