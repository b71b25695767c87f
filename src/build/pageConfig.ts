import { resolve, basename } from 'node:path'
import react from '@vitejs/plugin-react'
import type { UserConfig } from 'vite'
import { existsSync } from 'node:fs'

const at = (path: string) => resolve(import.meta.dirname, '../..', path)

/** Configuration shared by every build of ours; Storybook and the tests use no more than this. */
export const sharedConfig: UserConfig = {
  plugins: [react()],
  css: { modules: { generateScopedName: createScopedName() } },
  resolve: {
    alias: [
      // rjsf brings a Markdown renderer for descriptions; ours are plain text, and it weighs 30 KB.
      { find: /^markdown-to-jsx(\/react)?$/, replacement: at('src/renderer/form/theme/plainMarkdown.ts') },
      // swr brings a copy of it for older Reacts.
      { find: /^use-sync-external-store\/shim(\/index\.js)?$/, replacement: at('src/build/reactStore.ts') },
    ],
  },
}

/** A page of ours: its paths are relative, as it may be mounted anywhere. Its policy allows nothing inline but what
 * the service finds in the page itself. */
export function pageConfig(
  root: string,
  outDir: string,
  plugins: UserConfig['plugins'],
  build: UserConfig['build'] = {},
): UserConfig {
  return {
    ...sharedConfig,
    root: at(root),
    base: './',
    publicDir: at('src/app/icons'),
    plugins: [...(sharedConfig.plugins ?? []), ...(plugins ?? [])],
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

/**
 * Names the classes of style sheets as `Button-full`: the sheet and its class, as the browser's inspector shows them.
 * Throws where two sheets have one name, whose classes would be the same.
 */
export function createScopedName(): (name: string, path: string) => string {
  const paths = new Map<string, string>()
  return (name, path) => {
    const sheet = basename(path, '.module.css')
    const other = paths.get(sheet) ?? path
    // A sheet that was moved while the dev server runs is no other one.
    if (other !== path && existsSync(other))
      throw new Error(`Two style sheets have the name ${sheet}: ${other} and ${path}. Rename one.`)
    paths.set(sheet, path)
    return `${sheet}-${name}`
  }
}
