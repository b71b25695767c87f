import { resolve } from 'node:path'
import { describe, expect, it } from 'vitest'
import { actions } from '../actions.ts'
import { checkDocuments } from '../checkDocuments.ts'
import { readDocuments } from '../readDocuments.ts'
import { kinds } from '../parts/gives.ts'
import { partTypes } from '../parts/Part.ts'
import { writtenOut } from '../parts/writtenOut.ts'
import type { SourceFile } from '../SourceFile.ts'
import { isObject, objectOf } from '../value/isObject.ts'
import { documentExamples } from './documentExamples.ts'
import { exampleFiles, screenOfAction, screenOfBlock } from './exampleScreen.ts'
import { partsManual } from './partsManual.ts'
import { expressionExample } from './writeManual.ts'

const { files, host } = readDocuments(resolve(import.meta.dirname, '../../../schemas'))
// An example shows one part, and may leave out what would read its source.
const issuesOf = (screen: object) =>
  checkDocuments([...files, { path: 'screens/example.json', text: JSON.stringify(screen) }], host)
    .issues.filter(({ code }) => code !== 'unused-source')
    .map(({ path, message, hint }) => `${path}: ${message} ${hint ?? ''}`)

const { issues } = checkDocuments([...files, ...exampleFiles], host)

it.each(exampleFiles)('the example of $type, $example.name, passes the check', ({ type, example, path }) => {
  expect(example.part).toHaveProperty('type', type)
  expect(issues.filter(({ document, code }) => document === path && code !== 'unused-source')).toEqual([])
})

it('calls every example of a type otherwise, as their stories are named', () => {
  const names = exampleFiles.map(({ type, example }) => `${type} ${example.name.replaceAll(/\W+/g, ' ').toLowerCase()}`)
  expect(names).toEqual([...new Set(names)])
})

it('the example of expressions passes the check', () => {
  expect(issuesOf(screenOfBlock(expressionExample))).toEqual([])
})

it.each(Object.entries(actions))('the example of the action %s passes the check', (_, { example }) => {
  expect(issuesOf(screenOfAction(example))).toEqual([])
})

it('shows every action by an example of itself', () => {
  expect(Object.values(actions).map(({ example }) => Object.keys(example.part)[0])).toEqual(Object.keys(actions))
})

it.each(Object.entries(documentExamples))(
  'the example of %s is sound in the document that is shipped',
  (kind, example) => {
    const changed = files.map(({ path, text }) =>
      path === `${kind}.json` || path.startsWith(`${kind}/`)
        ? { path, text: JSON.stringify(merged(JSON.parse(text), example)) }
        : { path, text },
    )
    expect(changed).not.toEqual(files)
    expect(checkDocuments(changed, host).issues.map(({ path, message }) => `${path}: ${message}`)).toEqual([])
  },
)

describe('the chapter on parts', () => {
  const chapter = partsManual(files)
  const examples = [...chapter.matchAll(/```json\n(.*?)\n```/gs)].map(([, text = '']) => text)
  const [uses = '', ...documents] = examples

  it('shows a part and a screen as they are shipped', () => {
    expect(documents.map((text) => objectOf(JSON.parse(text))['id'])).toEqual(['codeDeposit', 'k3'])
    for (const text of documents) expect(files.map((file) => file.text.trimEnd())).toContain(text)
  })

  it('shows uses that stand in the screen, each of them a form of its own once it is written out', () => {
    const recharge = (from: readonly SourceFile[]) =>
      from.find(({ path }) => path === 'screens/recharge.json')?.text ?? ''
    for (const use of JSON.parse(uses) as readonly object[]) {
      expect(recharge(files)).toContain(JSON.stringify(use, null, 1).replaceAll(/\n */g, ' '))
      const { way } = objectOf(objectOf(use)['with'])
      const written = recharge(writtenOut(files))
      expect(written).toContain(`"label": "payWay.${String(way)}"`)
      expect(written).toContain(`value.${String(way)}Min && form.amount`)
    }
    const k3 = writtenOut(files).find(({ path }) => path === 'screens/k3.json')
    expect(k3?.text).toContain("entry.typeid == 'k3'")
  })

  it('says of each kind where it stands, and of each type what it is given', () => {
    for (const word of [...Object.keys(kinds), ...partTypes]) expect(chapter).toContain(`\`${word}\``)
  })
})

function merged(whole: unknown, part: unknown): unknown {
  if (!isObject(whole) || !isObject(part)) return part
  return {
    ...whole,
    ...Object.fromEntries(Object.entries(part).map(([key, value]) => [key, merged(whole[key], value)])),
  }
}
