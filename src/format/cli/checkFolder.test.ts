import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { expect, it, onTestFinished } from 'vitest'
import { checkFolder } from './checkFolder.ts'

/** A copy of the shipped documents in which the screen of transfers has a text where true belongs. */
function faultySchemas(): string {
  const folder = mkdtempSync(join(tmpdir(), 'playbill-'))
  onTestFinished(() => rmSync(folder, { recursive: true }))
  cpSync(resolve(import.meta.dirname, '../../../schemas'), folder, { recursive: true })
  const screen = join(folder, 'screens/transfer.json')
  writeFileSync(screen, readFileSync(screen, 'utf8').replace('"money": true', '"money": "true"'))
  return folder
}

it('one error in one document is counted in the singular', () => {
  expect(checkFolder(faultySchemas()).text).toMatch(/\n1 error in 1 document\.\n$/)
})

it('issues come as JSON for programs', () => {
  const { text, isSound } = checkFolder(faultySchemas(), [], true)
  expect(isSound).toBe(false)
  expect(JSON.parse(text)).toMatchObject({
    issues: [{ document: 'screens/transfer.json', code: 'shape', severity: 'error', column: expect.any(Number) }],
  })
})

it('a document may be named from its folder; anything else is not called sound', () => {
  const folder = faultySchemas()
  expect(checkFolder(folder, ['screens/transfer.json']).text).toMatch(/^schemas\/screens\/transfer\.json:\d+/)
  expect(checkFolder(folder, ['screens/home.json']).isSound).toBe(true)
  expect(checkFolder(folder, ['screens/home.json', 'screens/hmoe.json'])).toEqual({
    text: '"screens/hmoe.json" is not a document that is checked.\nName one as in schemas/screens/home.json.\n',
    isSound: false,
  })
  const { text, isSound } = checkFolder(folder, ['screens/hmoe.json'], true)
  expect(JSON.parse(text)).toMatchObject({ issues: [], unknown: ['screens/hmoe.json'] })
  expect(isSound).toBe(false)
})
