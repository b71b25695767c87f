import { describe, expect, it } from 'vitest'
import { applyEdits, readFact } from './overlay.ts'
import { sampleFiles } from './testing/sampleDocuments.ts'

const files = sampleFiles()
const edit = (fact: string, value: unknown) => applyEdits(files, [{ fact, value, replaces: null }])
const notice = { id: 'night', places: ['home'], title: { kor: '야간' }, body: { kor: '점검' } }
const dialog = { title: 'common.ok', body: 'common.ok', confirm: 'common.ok', places: ['/records'] }

describe('applyEdits', () => {
  it.each([
    ['settings:/recharge/bank/min', '500'],
    ['settings:/recharge/chips/0', '20000'],
    ['settings:/languages/offered', ['kor', 'cn', 'en']],
    ['copy:en:records.title', 'My records'],
    ['notice:night', notice],
    ['block:records/limit', false],
    ['block:records/limit', { vipFrom: 5 }],
  ])('writes %s so that it reads back', (fact, value) => {
    const result = edit(fact, value)
    expect(result.issues).toEqual([])
    expect(readFact(result.files, fact)).toEqual(value)
  })

  it('keeps the rest of a document as it was written', () => {
    const after =
      edit('settings:/recharge/bank/min', '500').files.find(({ path }) => path === 'settings.json')?.text ?? ''
    const before = files.find(({ path }) => path === 'settings.json')?.text ?? ''
    const changed = after.split('\n').filter((line, index) => line !== before.split('\n')[index])
    expect(changed).toEqual([expect.stringContaining('"500"')])
  })

  it('leaves the files as they are that no edit touches, so that what was read of them is known again', () => {
    const after = edit('copy:en:records.title', 'My records').files
    expect(after.filter((file) => !files.includes(file)).map(({ path }) => path)).toEqual(['copy/en.json'])
  })

  it.each([
    ['settings.json', 'settings:/recharge/bank/min'],
    ['copy/en.json', 'copy:en:records.title'],
    ['notices.json', 'notice:night'],
    ['screens/records.json', 'block:records/limit'],
  ])('leaves %s alone where it cannot be read, and says that there is no %s', (path, fact) => {
    const damaged = files.map((file) => (file.path === path ? { path, text: file.text.slice(1) } : file))
    const { files: after, issues } = applyEdits(damaged, [{ fact, value: null, replaces: null }])
    expect(issues).toMatchObject([{ code: 'unknown-fact', document: fact }])
    expect(after).toEqual(damaged)
    expect(readFact(damaged, fact)).toBeUndefined()
  })

  it('switches a block on again', () => {
    const off = edit('block:records/limit', false).files
    const on = applyEdits(off, [{ fact: 'block:records/limit', value: true, replaces: false }]).files
    expect(readFact(on, 'block:records/limit')).toBe(true)
    expect(on.find(({ path }) => path === 'screens/records.json')?.text).not.toContain('"off"')
  })

  it('shows a block to an audience, to nobody and to everybody again', () => {
    const some = edit('block:records/limit', { vipFrom: 5 }).files
    const none = applyEdits(some, [{ fact: 'block:records/limit', value: false, replaces: { vipFrom: 5 } }]).files
    expect(readFact(none, 'block:records/limit')).toBe(false)
    const all = applyEdits(some, [{ fact: 'block:records/limit', value: true, replaces: { vipFrom: 5 } }]).files
    expect(all).toEqual(files)
  })

  it('replaces and takes away a notice', () => {
    const one = edit('notice:night', notice).files
    const two = applyEdits(one, [{ fact: 'notice:night', value: { ...notice, priority: 5 }, replaces: notice }]).files
    expect(readFact(two, 'notice:night')).toMatchObject({ priority: 5 })
    const none = applyEdits(two, [{ fact: 'notice:night', value: null, replaces: notice }]).files
    expect(readFact(none, 'notice:night')).toBeUndefined()
  })

  it('keeps a part switched off in a screen that is rewritten, in whatever order the edits come', () => {
    const screen = { fact: 'screen:records', value: readFact(files, 'screen:records'), replaces: null }
    const off = { fact: 'block:records/limit', value: false, replaces: true }
    for (const edits of [
      [screen, off],
      [off, screen],
    ])
      expect(readFact(applyEdits(files, edits).files, 'block:records/limit')).toBe(false)
  })

  it('replaces a whole screen', () => {
    const planned = {
      format: 1,
      id: 'records',
      path: '/records',
      access: 'visitor',
      title: 'records.title',
      planned: true,
    }
    expect(JSON.parse(edit('screen:records', planned).files[0]?.text ?? '')).toEqual(planned)
  })

  it.each([
    ['copy:en:own.sale', 'Summer sale', 'Sale'],
    ['dialog:own-sale', dialog, { ...dialog, priority: 5 }],
  ])('adds %s, which no document has, changes it and takes it away again', (fact, first, second) => {
    expect(readFact(files, fact)).toBeUndefined()
    const one = edit(fact, first)
    expect(one.issues).toEqual([])
    const two = applyEdits(one.files, [{ fact, value: second, replaces: first }])
    expect(readFact(two.files, fact)).toEqual(second)
    expect(readFact(applyEdits(two.files, [{ fact, value: null, replaces: second }]).files, fact)).toBeUndefined()
    expect(edit(fact, null)).toEqual({ files, issues: [] })
  })

  it.each([
    'settings:/recharge/bank/minimum',
    'settings:',
    'copy:fr:records.title',
    'copy:en:nope',
    'copy:en:own.Sale',
    'copy:en:own.sale.title',
    'copy:en:own.',
    'copy:fr:own.sale',
    'dialog:nope',
    'dialog:own-',
    'dialog:own-Sale',
    'block:records/nope',
    'block:nope/limit',
    'notice:Bad Id',
    'secret:/x',
    'settings:/__proto__/x',
  ])('refuses the unknown fact %s', (fact) => {
    const { issues, files: after } = edit(fact, 'x')
    expect(issues).toMatchObject([{ code: 'unknown-fact' }])
    expect(after).toEqual(files)
  })

  it.each([
    ['settings:/recharge/chips/00', 'settings:/recharge/chips/0'],
    ['settings:/recharge/chips/+0', 'settings:/recharge/chips/0'],
    ['settings:/recharge/chips/-0', 'settings:/recharge/chips/0'],
    ['settings:/recharge/chips/0e1', 'settings:/recharge/chips/0'],
    ['settings:/recharge/chips/ 0', 'settings:/recharge/chips/0'],
    ['settings:/recharge/chips/0x0', 'settings:/recharge/chips/0'],
    ['settings:/recharge/chips/', 'settings:/recharge/chips/0'],
    ['settings:x/recharge/bank/min', 'settings:/recharge/bank/min'],
  ])('refuses %s as a second spelling of %s, and says how it is written', (fact, written) => {
    expect(edit(fact, '7')).toEqual({
      files,
      issues: [expect.objectContaining({ code: 'unknown-fact', hint: `It is written "${written}".` })],
    })
    expect(readFact(files, fact)).toBeUndefined()
  })

  it.each([
    'settings:/recharge/Bank/min',
    'settings:/recharge~1bank/min',
    'settings:/recharge/bank/min/',
    'settings://recharge/bank/min',
    'Settings:/recharge/bank/min',
    'settings :/recharge/bank/min',
    'copy:EN:records.title',
    'copy:en:Records.title',
    'copy:../copy/en:records.title',
    'block:records/limit/',
    'block:records/limit/x',
    'block:/records/limit',
    'screen:records.json',
    'dialog:/rules',
    'notice:Night',
  ])('knows no other spelling either: %s', (fact) => {
    expect(edit(fact, 'x')).toMatchObject({ files, issues: [{ code: 'unknown-fact' }] })
    expect(readFact(files, fact)).toBeUndefined()
  })
})
