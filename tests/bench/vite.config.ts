import { resolve } from 'node:path'
import { defineConfig, type UserConfig } from 'vite'
import { buildNamePlugin } from '../../src/app/build/buildNamePlugin.ts'
import { playbillDocuments } from '../../src/app/build/documentsPlugin.ts'
import { pageConfig } from '../../src/app/build/pageConfig.ts'
import { precompress } from '../../src/app/build/precompressPlugin.ts'
import { startGroup } from '../../src/app/build/startGroup.ts'

const at = (path: string) => resolve(import.meta.dirname, '../..', path)
const oneStart = (entry: string): UserConfig['build'] => ({
  rolldownOptions: { output: { codeSplitting: { groups: [{ debugName: 'start', name: startGroup(at(entry)) }] } } },
})

const builds: Readonly<Record<string, () => UserConfig>> = {
  /** The hand-written twin, built as the members' app is. */
  twin: () => pageConfig('tests/bench/twin', '.cache/bench/twin', [precompress()], oneStart('tests/bench/twin/main.tsx')),
  /** Both once more with the names of their components, for counting renders; never timed. */
  'twin-named': () => pageConfig('tests/bench/twin', '.cache/bench/twin-named', [], { ...oneStart('tests/bench/twin/main.tsx'), minify: false }),
  'app-named': () => pageConfig('src', '.cache/bench/app-named', [playbillDocuments(), buildNamePlugin()], { ...oneStart('src/app/main.tsx'), minify: false }),
}

export default defineConfig(({ mode }) => builds[mode]?.() ?? {})
