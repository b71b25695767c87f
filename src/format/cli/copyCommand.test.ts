import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { expect, it, onTestFinished } from 'vitest'
import { locales } from '../locales.ts'
import { checkFolder } from './checkFolder.ts'
import { copyCommand } from './copyCommand.ts'

function schemas(): string {
  const folder = mkdtempSync(join(tmpdir(), 'playbill-'))
  onTestFinished(() => rmSync(folder, { recursive: true }))
  cpSync(resolve(import.meta.dirname, '../../../schemas'), folder, { recursive: true })
  return folder
}
const copyIn = (folder: string, locale: string) =>
  JSON.parse(readFileSync(join(folder, `copy/${locale}.json`), 'utf8')) as Record<string, string>

it('adds a key in every language, among those that begin as it does', () => {
  const folder = schemas()
  expect(copyCommand(['add', 'wallet.lockedHint', 'Ask "support"'], folder)).toBe(
    '"wallet.lockedHint" is in schemas/copy/kor.json, schemas/copy/cn.json, schemas/copy/en.json.\nIt reads "Ask "support"" in kor, cn, en: translate it there.',
  )
  for (const locale of locales) {
    const keys = Object.keys(copyIn(folder, locale))
    expect(copyIn(folder, locale)['wallet.lockedHint']).toBe('Ask "support"')
    expect(keys[keys.indexOf('wallet.lockedHint') - 1]).toMatch(/^wallet\./)
  }
  expect(checkFolder(folder).isSound).toBe(true)
  expect(readFileSync(join(folder, 'reference/names.schema.json'), 'utf8')).toContain('wallet.lockedHint')
})

it('takes a text for each language, and words of the key without one', () => {
  const folder = schemas()
  expect(copyCommand(['add', 'kyc.askAgain', '--kor', '다시 요청', '--cn', '重新请求'], folder)).toMatch(
    /\nIt reads "Ask again" in en: translate it there\.$/,
  )
  expect(locales.map((locale) => copyIn(folder, locale)['kyc.askAgain'])).toEqual([
    '다시 요청',
    '重新请求',
    'Ask again',
  ])
})

it('adds every key that documents name and languages lack, each marked as to be written', () => {
  const folder = schemas()
  const screen = join(folder, 'screens/rechargeRecord.json')
  const text = readFileSync(screen, 'utf8').replace(/("none": )"[^"]+"/, '$1"rechargeRecord.noneYet"')
  writeFileSync(screen, text)
  const cn = join(folder, 'copy/cn.json')
  writeFileSync(cn, readFileSync(cn, 'utf8').replace(/ {2}"list\.empty": .*\n/, ''))
  const before = copyIn(folder, 'kor')['list.empty']

  expect(copyCommand(['missing'], folder)).toMatch(/: list\.empty, rechargeRecord\.noneYet\.\n/)
  for (const locale of locales) expect(copyIn(folder, locale)['rechargeRecord.noneYet']).toBe('[translate] None yet')
  expect(copyIn(folder, 'cn')['list.empty']).toBe('[translate] Empty')
  expect(copyIn(folder, 'kor')['list.empty']).toBe(before)
  const { text: said, isSound } = checkFolder(folder)
  expect(isSound).toBe(true)
  expect(said).toMatch(/copy\/cn\.json:\d+:\d+ warning missing-copy "list\.empty" is still to be written in cn\./)
  expect(copyCommand(['missing'], folder)).toBe('No key is missing.')
})

it.each([
  [[], 'Say what to add. Usage:'],
  [['missing', 'all'], 'Say what to add.'],
  [['add'], 'Say what to add.'],
  [['add', 'My bets'], '"My bets" cannot be a copy key'],
  [['add', 'wallet.title', 'x', 'y'], 'Say what to add.'],
  [['add', 'wallet.title', '--fr', 'x'], '--fr'],
  [['add', 'wallet.title'], 'has a text in every language already'],
])('refuses %j and says why', (argv, words) => {
  expect(() => copyCommand(argv, schemas())).toThrow(words)
})
