import { resolve } from 'node:path'
import type { UserConfig } from 'vite'
import { buildNamePlugin } from './buildNamePlugin.ts'
import { schemasFolder } from './compileDocuments.ts'
import { demonstration } from './demonstrationPlugin.ts'
import { playbillDocuments } from './documentsPlugin.ts'
import { pageConfig } from './pageConfig.ts'
import { precompress } from './precompressPlugin.ts'
import { serviceWorker } from './serviceWorkerPlugin.ts'
import { startGroup } from './startGroup.ts'

/** The members' app. In dev it plays the documents of a folder, against the simulated platform. */
export function appConfig({ folder = schemasFolder } = {}): UserConfig {
  const entry = resolve(import.meta.dirname, '../main.tsx')
  const config = pageConfig('src', 'dist/app', [playbillDocuments({ folder, overlay: false }), buildNamePlugin(), serviceWorker(), precompress()], {
    rolldownOptions: { output: { codeSplitting: { groups: [{ debugName: 'start', name: startGroup(entry) }] } } },
  })
  return { ...config, plugins: [...(config.plugins ?? []), { ...demonstration(), apply: 'serve' }] }
}
