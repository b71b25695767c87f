import { cp, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { build, type Rolldown } from 'vite'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { schemasFolder } from './compileDocuments.ts'
import { playbillDocuments } from './documentsPlugin.ts'

let folder = ''
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'playbill-'))
  await cp(schemasFolder, join(folder, 'schemas'), { recursive: true })
  await writeFile(join(folder, 'index.html'), '<link rel="preload" as="fetch" crossorigin data-baseline /><script type="module" src="./main.js"></script>')
  await writeFile(join(folder, 'main.js'), "import { baselineUrl } from 'virtual:baseline-url'\ndocument.title = baselineUrl")
})
afterAll(async () => {
  await rm(folder, { recursive: true })
})

async function buildPage() {
  const result = await build({
    root: folder,
    base: './',
    configFile: false,
    logLevel: 'silent',
    build: { write: false },
    plugins: [playbillDocuments({ folder: join(folder, 'schemas') })],
  })
  return (result as Rolldown.RolldownOutput).output
}

describe('the documents in a build', () => {
  it('are one file beside the scripts, which the page begins to load first', async () => {
    const output = await buildPage()
    const baseline = output.find(({ fileName }) => fileName.startsWith('assets/baseline-'))
    const page = output.find(({ fileName }) => fileName === 'index.html')
    const script = output.find((file) => file.type === 'chunk')
    if (baseline?.type !== 'asset' || page?.type !== 'asset' || script?.type !== 'chunk') throw new Error('The build is not complete.')
    expect(Object.keys(JSON.parse(String(baseline.source)) as object)).toEqual(['manifest', 'sha', 'files'])
    expect(String(page.source)).toContain(`href="./${baseline.fileName}"`)
    expect(script.code).toContain(`./${baseline.fileName}`)
    expect(script.code.length).toBeLessThan(2000)
  })

  it('fail it when they have errors, by file and line', async () => {
    const path = join(folder, 'schemas/settings.json')
    const settings = await readFile(path, 'utf8')
    await writeFile(path, settings.replace('"tabBar"', '"tapBar"'))
    await expect(buildPage()).rejects.toThrow(/schemas\/settings\.json:\d+:\d+ .*tapBar/)
    await writeFile(path, settings)
  })
})
