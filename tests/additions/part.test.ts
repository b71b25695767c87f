import { afterAll, beforeAll, expect, it } from 'vitest'
import { expectHowTo } from './support/howTo.ts'
import { after, openScratch } from './support/openScratch.ts'

const scratch = openScratch(['src/format', 'schemas'])
afterAll(() => scratch.close())

const note = {
  format: 1,
  id: 'smallNote',
  gives: 'block',
  takes: { id: 'name', text: { type: 'text', default: 'list.empty' } },
  part: { id: '=part.id', type: 'text', text: '=part.text', size: 'small' },
}
const use = (given: object) => `\n    ${JSON.stringify({ use: 'smallNote', with: given })},`
const check = (...args: readonly string[]) => scratch.run('src/format/cli.ts', ...args)

beforeAll(() => {
  scratch.write('schemas/parts/smallNote.json', () => JSON.stringify(note))
  scratch.write('schemas/screens/abouts.json', (text) => after(text, '\n  "body": [', use({ id: 'hint' })))
  scratch.write('schemas/screens/login.json', (text) =>
    after(text, '\n  "body": [', use({ id: 'hint', text: 'list.finished' })),
  )
})

it('a part is added in one file, and two screens use it', () => {
  scratch.write('schemas/parts/smallNote.json', () => JSON.stringify(note))
  expect(check()).toContain('documents are sound')
  expect(check('schemas/parts/smallNote.json')).toContain('sound')
  expect(scratch.written()).toHaveLength(3)
  expectHowTo('schemas/README.md', 'To say a thing once', scratch.written())
})

it('a mistake in it is told once, with both of its uses, whichever of the files is checked', () => {
  scratch.write('schemas/parts/smallNote.json', () =>
    JSON.stringify({ ...note, part: { ...note.part, text: 'list.emtpy' } }),
  )
  const told = check('schemas/parts/smallNote.json')
  expect(told).toContain('schemas/parts/smallNote.json:1:')
  expect(told).toMatch(/list\.emtpy.*Used by screens\/abouts\.json:\d+:\d+ and 1 more\./s)
  expect(told).toContain('1 error')
  expect(check('schemas/screens/login.json')).toContain('schemas/parts/smallNote.json:1:')
})
