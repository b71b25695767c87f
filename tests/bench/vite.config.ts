import { resolve } from 'node:path'
import { defineConfig, type UserConfig } from 'vite'
import { buildNamePlugin } from '../../src/app/build/buildNamePlugin.ts'
import { compileAtOnce } from '../../src/app/build/compileAtOncePlugin.ts'
import { fileGroups } from '../../src/app/build/fileGroups.ts'
import { playbillDocuments } from '../../src/app/build/documentsPlugin.ts'
import { pageConfig } from '../../src/app/build/pageConfig.ts'
import { precompress } from '../../src/app/build/precompressPlugin.ts'

const at = (path: string) => resolve(import.meta.dirname, '../..', path)
const grouped = (start: string, list: string): UserConfig['build'] => ({
  rolldownOptions: { output: { codeSplitting: { groups: fileGroups({ start: at(start), list: at(list) }) } } },
})
const twinFiles = grouped('tests/bench/twin/main.tsx', 'tests/bench/twin/records/TransRecordScreen.tsx')
const appFiles = grouped('src/app/main.tsx', 'src/renderer/blocks/ListView.tsx')

const builds: Readonly<Record<string, () => UserConfig>> = {
  /** The hand-written twin, built as the members' app is. */
  twin: () => pageConfig('tests/bench/twin', '.cache/bench/twin', [compileAtOnce('start', 'list', 'TransRecordScreen', 'RechargeScreen'), precompress()], twinFiles),
  /** Both once more with the names of their components, for counting renders; never timed. */
  'twin-named': () => pageConfig('tests/bench/twin', '.cache/bench/twin-named', [], { ...twinFiles, minify: false }),
  'app-named': () => pageConfig('src', '.cache/bench/app-named', [playbillDocuments(), buildNamePlugin()], { ...appFiles, minify: false }),
}

export default defineConfig(({ mode }) => builds[mode]?.() ?? {})
