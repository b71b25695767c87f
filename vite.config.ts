import { resolve } from 'node:path'
import { defineConfig, type UserConfig } from 'vite'
import { appConfig } from './src/build/appConfig.ts'
import { demonstration } from './src/build/demonstrationPlugin.ts'
import { playbillDocuments } from './src/build/documentsPlugin.ts'
import { hangulFont } from './src/build/hangulFontPlugin.ts'
import { pageConfig, sharedConfig } from './src/build/pageConfig.ts'
import { precompress } from './src/build/precompressPlugin.ts'

const at = (path: string) => resolve(import.meta.dirname, path)

const builds: Readonly<Record<string, () => UserConfig>> = {
  /** The members' app; in dev it plays against the simulated platform. */
  app: () => appConfig(),
  /** The members' app in the desk's frames and on an operator's own phone: the simulated platform is part of it. */
  preview: () =>
    pageConfig('src/preview', 'dist/preview', [playbillDocuments(), demonstration(), precompress()], {
      rolldownOptions: { input: ['index', 'phone'].map((page) => at(`src/preview/${page}.html`)) },
    }),
  /** The operators' desk. */
  desk: () => ({ ...pageConfig('admin/desk', 'dist/desk', [hangulFont(), precompress()]), worker: { format: 'es' } }),
  /** The play test, for Node: one file, because the service names a bundle by its hash. */
  play: () => ({
    ...sharedConfig,
    publicDir: false,
    define: { 'process.env.NODE_ENV': '"production"' },
    ssr: { noExternal: true, external: ['jsdom'], target: 'node' },
    build: {
      ssr: at('src/play/playScreens.tsx'),
      outDir: at('dist/play'),
      emptyOutDir: true,
      target: 'node22',
      minify: false,
      reportCompressedSize: false,
      rolldownOptions: { output: { entryFileNames: 'play.js', codeSplitting: false } },
    },
  }),
}

export default defineConfig(({ mode }) => builds[mode]?.() ?? sharedConfig)
