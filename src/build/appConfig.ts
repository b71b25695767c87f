import { parse, resolve } from 'node:path'
import type { UserConfig } from 'vite'
import { codeFiles, type CodeFile } from '../start/codeFiles.ts'
import { buildNamePlugin } from './buildNamePlugin.ts'
import { compileAtOnce } from './compileAtOncePlugin.ts'
import { schemasFolder } from './compileDocuments.ts'
import { demonstration } from './demonstrationPlugin.ts'
import { playbillDocuments } from './documentsPlugin.ts'
import { fileGroups } from './fileGroups.ts'
import { pageConfig } from './pageConfig.ts'
import { precompress } from './precompressPlugin.ts'
import { serviceWorker } from './serviceWorkerPlugin.ts'

const at = (entry: string) => resolve(import.meta.dirname, '..', entry)

/** Which files the members' app comes in, beside those that are loaded on their own. */
export function appFiles(): ReturnType<typeof fileGroups> {
  const files = Object.entries<CodeFile>(codeFiles)
  const grouped = files.filter(([, { isGrouped }]) => isGrouped).map(([name, { entry }]) => [name, at(entry)] as const)
  const alone = files.filter(([, { isAlone }]) => isAlone).map(([, { entry }]) => at(entry))
  return fileGroups(Object.fromEntries(grouped), alone)
}

/** As the bundler names what is compiled while it downloads. */
const namesAtOnce = Object.entries<CodeFile>(codeFiles)
  .filter(([, { runsAtOnce }]) => runsAtOnce)
  .map(([name, { entry, isGrouped }]) => (isGrouped ? name : parse(entry).name))

/** The members' app. In dev it plays the documents of a folder, against the simulated platform. */
export function appConfig({ folder = schemasFolder } = {}): UserConfig {
  const config = pageConfig(
    'src',
    'dist/app',
    [
      playbillDocuments({ folder, overlay: false, callsEarly: true }),
      buildNamePlugin(),
      serviceWorker(),
      compileAtOnce(...namesAtOnce),
      precompress(),
    ],
    {
      rolldownOptions: { output: { codeSplitting: { groups: appFiles() } } },
    },
  )
  return { ...config, plugins: [...(config.plugins ?? []), { ...demonstration(), apply: 'serve' }] }
}
