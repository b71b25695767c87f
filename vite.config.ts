import { resolve } from 'node:path'
import react from '@vitejs/plugin-react'
import { defineConfig, type UserConfig } from 'vite'
import { buildNamePlugin } from './src/app/build/buildNamePlugin.ts'
import { demonstration } from './src/app/build/demonstrationPlugin.ts'
import { playbillDocuments } from './src/app/build/documentsPlugin.ts'
import { precompress } from './src/app/build/precompressPlugin.ts'
import { slimPackages } from './src/app/build/slimPackagesPlugin.ts'
import { startGroup } from './src/app/build/startGroup.ts'
import { serviceWorker } from './src/app/build/serviceWorkerPlugin.ts'

const at = (path: string) => resolve(import.meta.dirname, path)

/** What every build of ours shares; Storybook and the tests use no more than this. */
const shared: UserConfig = {
  plugins: [react(), slimPackages()],
  resolve: {
    alias: [
      // rjsf brings a Markdown renderer for descriptions; ours are plain text, and it weighs 30 KB.
      { find: /^markdown-to-jsx(\/react)?$/, replacement: at('src/renderer/form/plainMarkdown.ts') },
      // swr brings a copy of it for older Reacts.
      { find: /^use-sync-external-store\/shim(\/index\.js)?$/, replacement: at('src/app/build/reactStore.ts') },
      // Its package has the checks of a development build in every build.
      { find: /^react-router-dom$/, replacement: at('node_modules/react-router/dist/production/index.mjs') },
    ],
  },
}

/** Pages of ours: relative to wherever they are mounted, and with nothing inline, because the CSP forbids it. */
function page(root: string, outDir: string, plugins: UserConfig['plugins'], build: UserConfig['build'] = {}): UserConfig {
  return {
    ...shared,
    root: at(root),
    base: './',
    publicDir: at('src/app/icons'),
    plugins: [...(shared.plugins ?? []), ...(plugins ?? [])],
    server: { fs: { allow: [at('.')] } },
    build: {
      outDir: at(outDir),
      emptyOutDir: true,
      target: 'es2022',
      assetsInlineLimit: 0,
      modulePreload: { polyfill: false },
      // One small file: nothing flashes, and no chunk has to name its styles.
      cssCodeSplit: false,
      manifest: true,
      reportCompressedSize: false,
      chunkSizeWarningLimit: 1000,
      ...build,
    },
  }
}

const builds: Readonly<Record<string, () => UserConfig>> = {
  /** The members' app; in dev it plays against the simulated platform. */
  app: () => {
    const config = page('src', 'dist/app', [playbillDocuments(), buildNamePlugin(), serviceWorker(), precompress()], {
      rolldownOptions: { output: { codeSplitting: { groups: [{ debugName: 'start', name: startGroup(at('src/app/main.tsx')) }] } } },
    })
    return { ...config, plugins: [...(config.plugins ?? []), { ...demonstration(), apply: 'serve' }] }
  },
  /** The members' app in the desk's phone: the simulated platform is part of it. */
  preview: () => page('src/app/preview', 'dist/preview', [playbillDocuments(), demonstration(), precompress()]),
  /** The operators' desk. */
  desk: () => page('admin/desk', 'dist/desk', [precompress()]),
  /** The play test, for Node: one file, because the service names a bundle by its hash. */
  play: () => ({
    ...shared,
    publicDir: false,
    define: { 'process.env.NODE_ENV': '"production"' },
    ssr: { noExternal: true, external: ['jsdom'], target: 'node' },
    build: {
      ssr: at('src/app/play/playScreens.tsx'),
      outDir: at('dist/play'),
      emptyOutDir: true,
      target: 'node22',
      minify: false,
      reportCompressedSize: false,
      rolldownOptions: { output: { entryFileNames: 'play.js', codeSplitting: false } },
    },
  }),
}

export default defineConfig(({ mode }) => builds[mode]?.() ?? shared)
