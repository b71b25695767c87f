import { cp, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { checkDocuments } from '../checkDocuments.ts'
import { readDocuments } from '../readDocuments.ts'
import { checkFolder } from './checkFolder.ts'
import { newScreen, titleOf } from './newScreen.ts'
import { NotWritten } from './NotWritten.ts'
import { newScreenCommand } from './newScreenCommand.ts'

const shipped = resolve(import.meta.dirname, '../../../schemas')
let folder = ''
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'playbill-'))
  await cp(shipped, folder, { recursive: true })
})
afterEach(async () => rm(folder, { recursive: true }))

const refusalOf = (...argv: string[]) => {
  try {
    return newScreenCommand(argv, folder)
  } catch (error) {
    return error instanceof NotWritten ? error.message : error
  }
}

it('writes a document that passes the check, with its title in every language', async () => {
  expect(newScreenCommand(['betDiary'], folder)).toContain('#/betDiary')
  expect(checkFolder(folder).text).toBe(`${readDocuments(folder).files.length} documents are sound.\n`)
  expect(JSON.parse(await readFile(join(folder, 'screens/betDiary.json'), 'utf8'))).toMatchObject({
    id: 'betDiary',
    path: '/betDiary',
    title: 'betDiary.title',
  })
  // An editor offers it at once.
  expect(await readFile(join(folder, 'reference/names.schema.json'), 'utf8')).toMatch(
    /"betDiary\.title"[^]*"\/betDiary"/,
  )
  for (const locale of ['kor', 'cn', 'en']) {
    const [before, after] = await Promise.all(
      [shipped, folder].map(async (root) => readFile(join(root, `copy/${locale}.json`), 'utf8')),
    )
    // One line more, and the comma before it.
    expect(after).toBe(before?.replace(/"\n\}\n$/, '",\n  "betDiary.title": "Bet diary"\n}\n'))
  }
})

it('begins with any screen there is, and is sound', () => {
  const { files, host } = readDocuments(shipped)
  const ids = files.flatMap(({ path }) => /^screens\/(.+)\.json$/.exec(path)?.[1] ?? [])
  const all = ids.reduce((before, like) => {
    const written = newScreen({ id: `${like}Again`, like }, before)
    return [...before.filter(({ path }) => !written.some((file) => file.path === path)), ...written]
  }, files)
  expect(all).toHaveLength(files.length + ids.length)
  expect(checkDocuments(all, host).issues).toEqual([])
})

it('refuses a bad id, an id or a route that is taken, and anything but one id', async () => {
  expect(refusalOf('Bet diary')).toMatch(/^"Bet diary" cannot be the id of a screen: .* such as betHistory\.$/)
  expect(refusalOf('../escaped')).toMatch(/cannot be the id/)
  expect(refusalOf('wallet')).toBe(
    'There is a screen of that id already: schemas/screens/wallet.json. Choose another id, or edit that document.',
  )
  expect(refusalOf('walLet')).toMatch(/already: schemas\/screens\/wallet\.json/)
  expect(refusalOf('betDiary', '--like', 'betRecrod')).toBe(
    'There is no screen "betRecrod" to begin with. Did you mean "betRecord"?',
  )
  expect(refusalOf()).toMatch(/^Give one id\. Usage/)
  expect(refusalOf('a', 'b')).toMatch(/^Give one id\. Usage/)
  expect(refusalOf('a', '--lik', 'b')).toMatch(/Usage: npm run new-screen/)
  expect(await readdir(join(folder, 'screens'))).toEqual(await readdir(join(shipped, 'screens')))
})

it('refuses the route of a screen of another id', () => {
  const { files } = readDocuments(shipped)
  const moved = files.map((file) =>
    file.path === 'screens/vip.json' ? { ...file, text: file.text.replace('"/vip"', '"/ladder"') } : file,
  )
  expect(() => newScreen({ id: 'ladder' }, moved)).toThrow(
    'The route /ladder is that of another screen already: schemas/screens/vip.json. Choose another id.',
  )
})

it('reads an id as words', () => {
  expect(['betDiary', 'vip', 'dealRecord2', 'usdtFAQ'].map(titleOf)).toEqual([
    'Bet diary',
    'Vip',
    'Deal record 2',
    'Usdt faq',
  ])
})

it('is checked like the others after an editor put the mark of an encoding before it', async () => {
  newScreenCommand(['betDiary'], folder)
  for (const name of ['screens/betDiary.json', 'copy/kor.json', 'settings.json']) {
    const text = await readFile(join(folder, name), 'utf8')
    await writeFile(join(folder, name), `\uFEFF${text}`)
  }
  expect(checkFolder(folder).text).toBe(`${readDocuments(folder).files.length} documents are sound.\n`)
})
