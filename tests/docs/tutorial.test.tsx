// @vitest-environment jsdom
import assert from 'node:assert/strict'
import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { screen } from '@testing-library/react'
import { applyEdits, modify, parseTree, findNodeAtLocation } from 'jsonc-parser'
import { afterAll, expect, it } from 'vitest'
import { compileDocuments } from '../../src/build/compileDocuments.ts'
import { createPlainReleases } from '../../src/app/release/createPlainReleases.ts'
import { startTestApp } from '../../src/app/testing/startTestApp.tsx'
import { locales } from '../../src/format/locales.ts'
import { checkFolder } from '../../src/format/cli/checkFolder.ts'
import { newScreenCommand } from '../../src/format/cli/newScreenCommand.ts'
import { readSnippets, type Snippet } from './readSnippets.ts'

const folder = mkdtempSync(join(tmpdir(), 'playbill-'))
cpSync('schemas', folder, { recursive: true })
afterAll(() => rmSync(folder, { recursive: true }))

const file = (name: string) => join(folder, name)
const write = (name: string, path: readonly (string | number)[], value: unknown) => {
  const text = readFileSync(file(name), 'utf8')
  writeFileSync(
    file(name),
    applyEdits(text, modify(text, [...path], value, { formattingOptions: { insertSpaces: true, tabSize: 2 } })),
  )
}
const pathOf = (pointer: string) =>
  pointer
    .split('/')
    .slice(1)
    .map((part) => (/^\d+$/.test(part) ? Number(part) : part))

/** The path of the fixed lines of a screen's menu. */
function cellsIn(name: string): readonly (string | number)[] {
  const root = parseTree(readFileSync(file(name), 'utf8'))
  const body = (JSON.parse(readFileSync(file(name), 'utf8')) as { body: readonly { type: string }[] }).body
  const place = body.findIndex(({ type }) => type === 'cells')
  const items = root && findNodeAtLocation(root, ['body', place, 'items'])
  return ['body', place, 'items', items?.children?.length ?? 0]
}

/** Takes away what the tutorial leaves: whoever has followed it may keep its screen. */
function beginWithoutIt(): void {
  rmSync(file('screens/betHistory.json'), { force: true })
  for (const locale of locales) write(`copy/${locale}.json`, ['betHistory.title'], undefined)
  const place = cellsIn('screens/mine.json').slice(0, -1)
  const root = parseTree(readFileSync(file('screens/mine.json'), 'utf8'))
  const items = root && findNodeAtLocation(root, [...place])
  const kept = items?.children?.findIndex((item) => findNodeAtLocation(item, ['label'])?.value === 'betHistory.title')
  if (kept !== undefined && kept >= 0) write('screens/mine.json', [...place, kept], undefined)
}

/** The number of documents changes with every screen. */
const sumless = (text: string) => text.replace(/^\d+ documents/m, 'All documents')

/** Carries out a step of the tutorial, as a reader would by hand. */
function carryOut({ step = '', text }: Snippet): void {
  const [what, name = '', where = ''] = step.split(' ')
  if (what === 'write') writeFileSync(file(name), `${text}\n`)
  else if (what === 'put') write(name, pathOf(where), JSON.parse(text))
  else if (what === 'append') write(name, cellsIn(name), JSON.parse(text))
  else if (what === 'merge')
    for (const [key, value] of Object.entries(JSON.parse(text) as object)) write(name, [key], value)
  else if (what === 'check') assert.equal(sumless(checkFolder(folder).text.trimEnd()), sumless(text))
  else throw new Error(`The tutorial has a step that nobody carries out: ${step}`)
}

it('leads to a screen that plays, when every step is followed as written', async () => {
  beginWithoutIt()
  const snippets = readSnippets(readFileSync('schemas/TUTORIAL.md', 'utf8'))
  expect(snippets.length).toBeGreaterThan(10)
  for (const snippet of snippets) {
    if (snippet.step !== undefined) carryOut(snippet)
    // Commands on the whole checkout are tested elsewhere; here only the document is made.
    else
      for (const [, words = ''] of snippet.text.matchAll(/^npm run new-screen -- (.+)$/gm))
        newScreenCommand(words.split(' '), folder)
  }

  const { release, issues } = compileDocuments(folder)
  if (!release) throw new Error(JSON.stringify(issues))
  const app = startTestApp({ release: createPlainReleases(release), situation: 'member', at: '/betHistory' })
  expect(await screen.findByRole('heading', { level: 1, name: 'Bet history' })).toBeVisible()
  expect(await screen.findAllByRole('listitem')).not.toHaveLength(0)
  expect(app.calls('api/betrecord')).toBeGreaterThan(0)
  await app.stop()
})
