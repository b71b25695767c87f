import { afterAll, expect, it } from 'vitest'
import { expectHowTo } from './support/howTo.ts'
import { after, openScratch } from './support/openScratch.ts'

const scratch = openScratch(['src', 'admin', 'mocks', 'schemas'])
afterAll(() => scratch.close())

const types = { types: ['vite/client', 'node'] }
const table = ['src/renderer/form/fields/inputs.gen.ts']
const input = `${[
  "import { TextField } from '../../../ui/TextField.tsx'",
  "import { typedFieldOf, type InputProps } from './InputProps.ts'",
].join('\n')}

/** Stars out of five, as a figure. */
export function StarsInput(props: InputProps) {
  return <TextField {...typedFieldOf(props)} inputMode="numeric" />
}
`
/** What is wrong with a form of one field with the widget, which is to hand up texts. */
const check = (type: string) => `
  const { checkDocuments } = await import('./src/format/checkDocuments.ts')
  const { readDocuments } = await import('./src/format/readDocuments.ts')
  const { exampleFiles } = await import('./src/format/manual/exampleScreen.ts')
  const { files, host } = readDocuments('schemas')
  const { path, text } = exampleFiles.find(({ type }) => type === 'form')
  const screen = JSON.parse(text)
  screen.body[0].schema.properties.mobile = { type: '${type}' }
  screen.body[0].fields.mobile.widget = 'stars'
  const { issues } = checkDocuments([...files, { path, text: JSON.stringify(screen) }], host)
  console.log(issues.filter(({ document }) => document === path).map(({ message }) => message).join('\\n') || 'sound')
`
const checked = (type: string) => scratch.run('--input-type=module', '--eval', check(type))

it('a widget is added in two files, and check, manual and forms know it', { timeout: 300_000 }, () => {
  expect(checked('string')).toContain('"stars" is not one of')

  scratch.write('src/format/blocks/widgets.ts', (text) =>
    after(
      after(text, '  date: {},', '\n  stars: { isTyped: true },'),
      "  date: { gives: ['string'], isRare: true },",
      "\n  stars: { gives: ['string'] },",
    ),
  )
  expect(checked('string')).toContain('sound')
  expect(checked('boolean')).toContain('The input stars gives no boolean.')
  scratch.run('src/build/generate/generate.js')
  expect(scratch.typeErrors(table, types)).toEqual([expect.stringContaining("'stars' is missing")])

  scratch.write('src/renderer/form/fields/StarsInput.tsx', () => input)
  expect(scratch.run('src/build/generate/generate.js')).toContain(table[0])
  expect(scratch.typeErrors(table, types)).toEqual([])
  expect(scratch.written()).toHaveLength(2)
  expectHowTo('src/format/README.md', 'A new widget', scratch.written())
})
