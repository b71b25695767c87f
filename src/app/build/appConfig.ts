import { resolve } from 'node:path'
import type { UserConfig } from 'vite'
import { buildNamePlugin } from './buildNamePlugin.ts'
import { compileAtOnce } from './compileAtOncePlugin.ts'
import { schemasFolder } from './compileDocuments.ts'
import { demonstration } from './demonstrationPlugin.ts'
import { playbillDocuments } from './documentsPlugin.ts'
import { fileGroups } from './fileGroups.ts'
import { pageConfig } from './pageConfig.ts'
import { precompress } from './precompressPlugin.ts'
import { serviceWorker } from './serviceWorkerPlugin.ts'

/** The members' app. In dev it plays the documents of a folder, against the simulated platform. */
export function appConfig({ folder = schemasFolder } = {}): UserConfig {
  const at = (path: string) => resolve(import.meta.dirname, '../..', path)
  const groups = fileGroups({ start: at('app/main.tsx'), list: at('renderer/blocks/ListView.tsx') })
  const config = pageConfig('src', 'dist/app', [playbillDocuments({ folder, overlay: false }), buildNamePlugin(), serviceWorker(), compileAtOnce('start', 'list', 'ListView', 'FormView'), precompress()], {
    rolldownOptions: { output: { codeSplitting: { groups } } },
  })
  return { ...config, plugins: [...(config.plugins ?? []), { ...demonstration(), apply: 'serve' }] }
}
