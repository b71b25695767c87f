import { resolve } from 'node:path'
import { defineConfig, type UserConfig } from 'vite'
import { buildNamePlugin } from '../../src/app/build/buildNamePlugin.ts'
import { fileGroups } from '../../src/app/build/fileGroups.ts'
import { playbillDocuments } from '../../src/app/build/documentsPlugin.ts'
import { pageConfig } from '../../src/app/build/pageConfig.ts'
import { precompress } from '../../src/app/build/precompressPlugin.ts'

const at = (path: string) => resolve(import.meta.dirname, '../..', path)
const grouped = (entries: Readonly<Record<string, string>>): UserConfig['build'] => {
  const groups = fileGroups(Object.fromEntries(Object.entries(entries).map(([group, entry]) => [group, at(entry)])))
  return { rolldownOptions: { output: { codeSplitting: { groups } } } }
}
const twinFiles = grouped({
  start: 'tests/bench/twin/main.tsx',
  list: 'tests/bench/twin/records/TransRecordScreen.tsx',
  form: 'tests/bench/twin/deposit/RechargeScreen.tsx',
})
const appFiles = grouped({ start: 'src/app/main.tsx', list: 'src/renderer/blocks/ListView.tsx', form: 'src/renderer/blocks/FormView.tsx' })

const builds: Readonly<Record<string, () => UserConfig>> = {
  /** The hand-written twin, built as the members' app is. */
  twin: () => pageConfig('tests/bench/twin', '.cache/bench/twin', [precompress()], twinFiles),
  /** Both once more with the names of their components, for counting renders; never timed. */
  'twin-named': () => pageConfig('tests/bench/twin', '.cache/bench/twin-named', [], { ...twinFiles, minify: false }),
  'app-named': () => pageConfig('src', '.cache/bench/app-named', [playbillDocuments(), buildNamePlugin()], { ...appFiles, minify: false }),
}

export default defineConfig(({ mode }) => builds[mode]?.() ?? {})
