import { afterAll, expect, it } from 'vitest'
import { expectHowTo } from './support/howTo.ts'
import { after, openScratch } from './support/openScratch.ts'

const scratch = openScratch(['src', 'admin', 'mocks', 'schemas'])
afterAll(() => scratch.close())

const types = { types: ['vite/client', 'node'] }
const files = {
  fact: 'src/format/fact.ts',
  overlay: 'src/format/overlay.ts',
  name: 'src/format/facts/factName.ts',
  search: 'src/format/facts/findFacts.ts',
  place: 'admin/desk/facts/names/factPlace.ts',
  phone: 'admin/desk/phone/useFollowFocus.ts',
  start: 'admin/service/changes/release/start.ts',
}
const forgotten = () => scratch.typeErrors(Object.values(files), types).map((told) => told.split(':')[0])
const choices = "\n    case 'choices':"
const screenCase = "    case 'screen':"

/** The documents after an edit of it, its name, how it is found, its page, and an edit of none. */
const ask = `
  const { applyEdits, readFact } = await import('./src/format/overlay.ts')
  const { checkDocuments } = await import('./src/format/checkDocuments.ts')
  const { readDocuments } = await import('./src/format/readDocuments.ts')
  const { factName } = await import('./src/format/facts/factName.ts')
  const { findFacts } = await import('./src/format/facts/findFacts.ts')
  const { parseFacts } = await import('./src/format/facts/parseFacts.ts')
  const { factPlace } = await import('./admin/desk/facts/names/factPlace.ts')
  const { files, host } = readDocuments('schemas')
  const fact = 'choices:agentTransfer'
  const before = readFact(files, fact)
  const value = { options: before.options.toReversed() }
  const applied = applyEdits(files, [{ fact, value, replaces: before }])
  const unknown = applyEdits(files, [{ fact: 'choices:none', value, replaces: null }])
  const facts = parseFacts(files)
  console.log(JSON.stringify([
    readFact(applied.files, fact).options.map(({ value }) => value),
    [...applied.issues, ...checkDocuments(applied.files, host).issues].map(({ message }) => message),
    unknown.issues.map(({ code }) => code),
    factName(fact, 'kor', facts), findFacts('agentTransfer', facts).includes(fact), factPlace(fact)?.path,
  ]))
`

it('a fact is added in seven files, and overlay, desk and service know it', { timeout: 300_000 }, () => {
  scratch.write(files.fact, (text) =>
    after(
      after(
        after(
          text,
          "  | { readonly kind: 'screen'; readonly id: string }\n",
          "  | { readonly kind: 'choices'; readonly id: string }\n",
        ),
        "  screen: (id) => ({ kind: 'screen', id }),\n",
        "  choices: (id) => ({ kind: 'choices', id }),\n",
      ),
      "    case 'dialog':\n    case 'screen':",
      choices,
    ),
  )
  expect(new Set(forgotten())).toEqual(new Set(Object.values(files).slice(1)))

  scratch.write(files.overlay, (text) =>
    text.replace(
      screenCase,
      `    case 'choices': {
      const path = pathIn(files, 'choices.json', ['lists', fact.id])
      return path && { file: 'choices.json', path }
    }
${screenCase}`,
    ),
  )
  scratch.write(files.name, (text) =>
    after(text, "en: 'Screens' },\n", "  choices: { kor: '선택지', cn: '选项', en: 'Choices' },\n").replace(
      screenCase,
      `    case 'choices':\n      return [kindIn('choices', locale), fact.id]\n${screenCase}`,
    ),
  )
  scratch.write(files.search, (text) =>
    text.replace(
      '    screen: screens.map(',
      `    choices: Object.keys(membersIn(facts, 'choices.json', 'lists')).map((id) => ({ kind: 'choices', id })),
    screen: screens.map(`,
    ),
  )
  scratch.write(files.place, (text) =>
    text.replace(
      screenCase,
      `    case 'choices':\n      return { path: '/screens', name: 'areas.screens' }\n${screenCase}`,
    ),
  )
  scratch.write(files.phone, (text) => after(text, "    case 'notice':", choices))
  scratch.write(files.start, (text) =>
    text
      .replace(screenCase, `    case 'choices':\n      return 'choices.json'\n${screenCase}`)
      .replace(
        `${screenCase}\n      return ''`,
        `    case 'choices':\n      return toPointer(['lists', parsed.id])\n${screenCase}\n      return ''`,
      ),
  )
  expect(forgotten()).toEqual([])
  expect(JSON.parse(scratch.run('--input-type=module', '--eval', ask))).toEqual([
    [2, 1],
    [],
    ['unknown-fact'],
    '선택지 › agentTransfer',
    true,
    '/screens',
  ])
  expect(scratch.written()).toEqual(Object.values(files))
  expectHowTo('src/format/README.md', 'A new fact', scratch.written())
})
