import { cp, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { build, type Rolldown } from 'vite'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { locales } from '../format/locales.ts'
import { joinRelease } from '../start/releaseParts.ts'
import { compileDocuments, schemasFolder } from './compileDocuments.ts'
import { playbillDocuments } from './documentsPlugin.ts'

let folder = ''
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'playbill-'))
  await cp(schemasFolder, join(folder, 'schemas'), { recursive: true })
  await writeFile(
    join(folder, 'index.html'),
    '<link rel="preload" as="fetch" crossorigin data-baseline /><script type="module" src="./main.js"></script>',
  )
  await writeFile(
    join(folder, 'main.js'),
    "import { baselineUrls } from 'virtual:baseline-urls'\ndocument.title = JSON.stringify(baselineUrls)",
  )
})
afterAll(async () => {
  await rm(folder, { recursive: true })
})

async function buildPage(callsEarly = false) {
  const result = await build({
    root: folder,
    base: './',
    configFile: false,
    logLevel: 'silent',
    build: { write: false },
    plugins: [playbillDocuments({ folder: join(folder, 'schemas'), callsEarly })],
  })
  return (result as Rolldown.RolldownOutput).output
}

describe('the documents in a build', () => {
  it('are files beside the scripts, the copy of each language by itself; the page begins to load what every start needs first', async () => {
    const output = await buildPage()
    const sourceOf = (pattern: RegExp) => {
      const file = output.find(({ fileName }) => pattern.test(fileName))
      if (file?.type !== 'asset') throw new Error(`The build has no ${String(pattern)}.`)
      return [file.fileName, String(file.source)] as const
    }
    const [documents, lines] = sourceOf(/^assets\/documents-[0-9a-f]+\.ndjson$/)
    const copies = locales.map((locale) => sourceOf(new RegExp(`^assets/copy-${locale}-[0-9a-f]+\\.json$`)))
    const { release } = compileDocuments(join(folder, 'schemas'))
    const joined = joinRelease(
      lines,
      locales.map((locale, index) => [locale, copies[index]?.[1] ?? '']),
    )
    expect([joined.sha, joined.files.size]).toEqual([release?.sha, release?.files.size])

    const [, page] = sourceOf(/^index\.html$/)
    const [, script = ''] = /^<script>(.+)<\/script>$/m.exec(page) ?? []
    expect(page).toContain(`</script>\n<link rel="preload" as="fetch" crossorigin href="./${documents}" />`)
    const chunk = output.find((file) => file.type === 'chunk')
    for (const [name] of [[documents], ...copies]) expect(chunk?.code).toContain(`./${name}`)
    expect(chunk?.code.length).toBeLessThan(2000)
    for (const [name] of copies) expect(script).toContain(`./${name}`)
    // The preview's platform is part of it: nothing may be asked at its address.
    expect(script).not.toContain('api/app')
  })

  it('are also a file for each screen in each language, which the page of the app begins to load in place of them', async () => {
    const output = await buildPage(true)
    const page = output.find(({ fileName }) => fileName === 'index.html')
    const source = page?.type === 'asset' ? String(page.source) : ''
    expect(source).not.toContain('rel="preload"')
    const [, first = ''] = /"\.\/(assets\/first-[0-9a-f]{12}-)"/.exec(source.replaceAll('`', '"')) ?? []
    const names = output.flatMap(({ fileName }) => (fileName.startsWith('assets/first-') ? [fileName] : []))
    const { release } = compileDocuments(join(folder, 'schemas'))
    expect(names).toHaveLength(Object.keys(release?.manifest.screens ?? {}).length * locales.length)
    // A visitor starts with the login screen where a screen is members' own.
    for (const name of ['kor-', 'en-login', 'cn-recharge']) expect(names).toContain(`${first}${name}.ndjson`)
  })

  it('fail it when they have errors, by file and line', async () => {
    const path = join(folder, 'schemas/settings.json')
    const settings = await readFile(path, 'utf8')
    await writeFile(path, settings.replace('"tabBar"', '"tapBar"'))
    await expect(buildPage()).rejects.toThrow(/schemas\/settings\.json:\d+:\d+ .*tapBar/)
    await writeFile(path, settings)
  })
})
