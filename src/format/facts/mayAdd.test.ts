import { expect, it } from 'vitest'
import { checkDocuments } from '../checkDocuments.ts'
import { compileRelease } from '../compileRelease.ts'
import { isFactOf, parseFact } from '../fact.ts'
import { locales } from '../locales.ts'
import { applyEdits } from '../overlay.ts'
import { readWrittenOut } from '../readDocuments.ts'
import { host, sampleFiles } from '../testing/sampleDocuments.ts'
import { listFacts } from './findFacts.ts'
import { isOwn, mayAdd, unitOf } from './mayAdd.ts'
import { parseFacts } from './parseFacts.ts'

const shipped = readWrittenOut('schemas').files
const texts = (key: string, text = 'Summer') =>
  locales.map((locale) => ({ fact: `copy:${locale}:${key}`, value: text, replaces: null }))
const sale = {
  fact: 'dialog:own-sale',
  value: { title: 'own.saleTitle', body: 'own.saleTitle', confirm: 'common.ok', places: ['/records'] },
  replaces: null,
}

function check(edits: readonly { fact: string; value: unknown; replaces: null }[]) {
  const { files, issues } = applyEdits(sampleFiles(), edits)
  const checked = checkDocuments(files, host)
  return { ...checked, issues: [...issues, ...checked.issues] }
}

it.each([
  ['notice:n-1', true],
  ['copy:en:own.sale', true],
  ['dialog:own-sale', true],
  ['copy:en:home.own', false],
  ['copy:en:own.sale.title', false],
  ['dialog:owner', false],
  ['settings:/own', false],
  ['screen:own', false],
])('whether an edit may add %s: %s', (fact, expected) => {
  expect(mayAdd(parseFact(fact))).toBe(expected)
})

it('no build ships a name that operators may give, or a later build would collide with theirs', () => {
  const facts = listFacts(parseFacts(shipped))
  expect(facts.filter((fact) => isOwn(parseFact(fact)))).toEqual([])
  expect(facts.filter((fact) => !isFactOf('notice', fact) && mayAdd(parseFact(fact)))).toEqual([])
})

it('texts and a dialog of operators’ own are sound together, and in the release that phones load', () => {
  const { issues, documents } = check([...texts('own.saleTitle'), sale])
  expect(issues).toEqual([])
  if (documents === undefined) throw new Error('They do not compile.')
  const { manifest, files } = compileRelease(documents, 'b')
  expect(JSON.parse(files.get(manifest.lists) ?? '')).toMatchObject({
    dialogs: { 'own-sale': { places: ['/records'] } },
  })
  expect(JSON.parse(files.get(manifest.copy.cn) ?? '')).toMatchObject({ 'own.saleTitle': 'Summer' })
})

it('a text of one’s own that lacks a language is refused by its key and language', () => {
  const [kor, , en] = texts('own.sale')
  const issues = [kor, en].flatMap((edit) => edit ?? [])
  expect(check(issues).issues).toMatchObject([
    { severity: 'error', document: 'copy/cn.json', message: '"own.sale" is missing in cn.' },
  ])
})

it('a text of one’s own that nothing uses is no issue, and one that is used cannot be taken away', () => {
  expect(check(texts('own.sale')).issues).toEqual([])
  expect(check([sale]).issues).toMatchObject([
    { severity: 'error', document: 'dialogs.json' },
    { severity: 'error', document: 'dialogs.json' },
  ])
})

it('a text of one’s own has no placeholder, because nothing fills it', () => {
  const { issues } = check(texts('own.sale', '{{amount}} off'))
  expect(issues).toHaveLength(locales.length)
  expect(issues[0]).toMatchObject({ severity: 'error', said: { id: 'copy-no-value' } })
})

it('a text of one’s own is one thing in all its languages', () => {
  expect(unitOf('copy:en:own.sale')).toBe(unitOf('copy:kor:own.sale'))
  expect(unitOf('copy:en:home.title')).not.toBe(unitOf('copy:kor:home.title'))
})
