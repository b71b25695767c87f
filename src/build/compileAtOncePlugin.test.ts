import { build, type Rolldown } from 'vite'
import { expect, it } from 'vitest'
import { compileAtOnce } from './compileAtOncePlugin.ts'

/** A page of an entry, a file loaded at once and one loaded later. */
const modules: Readonly<Record<string, string>> = {
  entry: 'import("now").then(({ now }) => now(() => import("rare")))',
  now: 'export const now = (next) => { document.title = "now"; return next }',
  rare: 'export const rare = () => { document.title = "rare" }',
}

it('marks only the named files, in their first line, where alone it counts', async () => {
  const result = (await build({
    configFile: false,
    logLevel: 'silent',
    build: { write: false, minify: true, rolldownOptions: { input: 'entry', output: { chunkFileNames: '[name].js' } } },
    plugins: [
      compileAtOnce('now'),
      { name: 'modules', resolveId: (id) => (id in modules ? id : undefined), load: (id) => modules[id] },
    ],
  })) as Rolldown.RolldownOutput
  const firstLines = new Map(
    result.output.flatMap((file) => (file.type === 'chunk' ? [[file.name, file.code.split('\n')[0]] as const] : [])),
  )
  expect([...firstLines].filter(([, line]) => line === '//# allFunctionsCalledOnLoad').map(([name]) => name)).toEqual([
    'now',
  ])
  expect([...firstLines.keys()].sort()).toEqual(expect.arrayContaining(['now', 'rare']))
})
