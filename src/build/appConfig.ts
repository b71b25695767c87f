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

/** Which files the members' app comes in, beside those of what is loaded alone. */
export function appFiles(): ReturnType<typeof fileGroups> {
  const at = (path: string) => resolve(import.meta.dirname, '..', path)
  const entries = {
    start: at('start/main.tsx'),
    home: at('renderer/blocks/homeViews.ts'),
    more: at('renderer/blocks/moreViews.ts'),
    list: at('renderer/blocks/list/ListView.tsx'),
    popups: at('renderer/blocks/popup/PopupView.tsx'),
    actions: at('renderer/actions/runActions.ts'),
    overlays: at('app/shell/rareViews.ts'),
  }
  return fileGroups(entries, [at('ui/ToastHost.tsx')])
}

/** The members' app. In dev it plays the documents of a folder, against the simulated platform. */
export function appConfig({ folder = schemasFolder } = {}): UserConfig {
  const config = pageConfig(
    'src',
    'dist/app',
    [
      playbillDocuments({ folder, overlay: false }),
      buildNamePlugin(),
      serviceWorker(),
      compileAtOnce('start', 'home', 'list', 'FormView'),
      precompress(),
    ],
    {
      rolldownOptions: { output: { codeSplitting: { groups: appFiles() } } },
    },
  )
  return { ...config, plugins: [...(config.plugins ?? []), { ...demonstration(), apply: 'serve' }] }
}
