import { afterAll, expect, it } from 'vitest'
import { expectHowTo } from './support/howTo.ts'
import { after, openScratch } from './support/openScratch.ts'

const scratch = openScratch(['src', 'admin', 'mocks', 'schemas'])
afterAll(() => scratch.close())

const types = { types: ['vite/client', 'node'] }
const runner = 'src/renderer/actions/runAction.ts'
const kinds = 'src/format/actionKinds.gen.ts'
const declared = `
  vibrate: declareAction({
    title: { kor: '진동', cn: '振动', en: 'Vibrate' },
    shape: exact({
      vibrate: figure(
        { least: 1 },
        { kor: '진동하는 시간(밀리초)입니다.', cn: '振动的毫秒数。', en: 'Milliseconds for which the phone vibrates.' },
      ),
      ...when,
    }),
    example: { part: { vibrate: 200 } },
  }),`
const run = `
  vibrate({ vibrate }, context) {
    const ms = readSlot(vibrate, context)
    return typeof ms === 'number' && navigator.vibrate(ms) ? done : stopped
  },
`
/** The title and help that the desk's forms show of it, the kind that the app knows it by, and whether it is sound. */
const ask = `
  const { actions, ActionListSchema } = await import('./src/format/actions.ts')
  const { asShape } = await import('./src/format/shape/asShape.ts')
  const { alternativesOf } = await import('./admin/desk/fields/shape-form/fieldKind.ts')
  const { kindOf } = await import('./src/renderer/actions/kindOf.ts')
  const { screenOfAction } = await import('./src/format/manual/exampleScreen.ts')
  const { writeManual } = await import('./src/format/manual/writeManual.ts')
  const { checkDocuments } = await import('./src/format/checkDocuments.ts')
  const { readDocuments } = await import('./src/format/readDocuments.ts')
  const { shape } = alternativesOf(asShape(ActionListSchema.items)).find(({ id }) => id === 'vibrate')
  const { example } = actions.vibrate
  const { files, host } = readDocuments('schemas')
  const path = 'screens/example.json'
  const { issues } = checkDocuments([...files, { path, text: JSON.stringify(screenOfAction(example)) }], host)
  const wrong = issues.filter(({ document }) => document === path).map(({ message }) => message)
  const isInManual = writeManual([]).includes('### vibrate')
  console.log(JSON.stringify([shape.title.kor, shape.properties.vibrate.help.cn, kindOf(example.part), isInManual, wrong]))
`

it('an action is added in two files, and check, manual, app and desk know it', { timeout: 300_000 }, () => {
  scratch.write('src/format/actions.ts', (text) => after(text, 'export const actions = {', declared))
  expect(scratch.run('src/build/generate/generate.js')).toContain(kinds)
  expect(scratch.typeErrors([runner, kinds], types)).toEqual([
    expect.stringMatching(/runAction\.ts: .*'vibrate' is missing/),
  ])

  scratch.write(runner, (text) => after(text, '  open: openTarget,\n', run))
  expect(scratch.typeErrors([runner, kinds], types)).toEqual([])
  expect(JSON.parse(scratch.run('--input-type=module', '--eval', ask))).toEqual([
    '진동',
    '振动的毫秒数。',
    'vibrate',
    true,
    [],
  ])
  expect(scratch.written()).toHaveLength(2)
  expectHowTo('src/format/README.md', 'A new action', scratch.written())
})
