import { resolve } from 'node:path'
import { defineConfig, type UserConfig } from 'vite'
import { appFiles, smallBuild } from '../../src/build/appConfig.ts'
import { buildNamePlugin } from '../../src/build/buildNamePlugin.ts'
import { compileAtOnce } from '../../src/build/compileAtOncePlugin.ts'
import { fileGroups } from '../../src/build/fileGroups.ts'
import { playbillDocuments } from '../../src/build/documentsPlugin.ts'
import { pageConfig } from '../../src/build/pageConfig.ts'
import { precompress } from '../../src/build/precompressPlugin.ts'

const at = (path: string) => resolve(import.meta.dirname, '../..', path)
const twinBuild = smallBuild(
  fileGroups({
    start: { id: at('tests/bench/twin/main.tsx') },
    list: { id: at('tests/bench/twin/records/TransRecordScreen.tsx') },
  }),
)

const builds: Readonly<Record<string, () => UserConfig>> = {
  /** The hand-written twin, built as the members' app is. */
  twin: () =>
    pageConfig(
      'tests/bench/twin',
      '.cache/bench/twin',
      [compileAtOnce('start', 'list', 'RechargeScreen'), precompress()],
      twinBuild,
    ),
  /** Both again with the names of their components, for counting renders; never timed. */
  'twin-named': () => pageConfig('tests/bench/twin', '.cache/bench/twin-named', [], { ...twinBuild, minify: false }),
  'app-named': () =>
    pageConfig('src', '.cache/bench/app-named', [playbillDocuments(), buildNamePlugin()], {
      ...smallBuild(appFiles()),
      minify: false,
    }),
}

export default defineConfig(({ mode }) => builds[mode]?.() ?? {})
