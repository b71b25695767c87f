import { resolve } from 'node:path'
import type { Plugin } from 'vite'

const ours = resolve(import.meta.dirname, 'vitePreload.ts')

/** Puts our `vitePreload.ts` in the place of Vite's. */
export function slimPreload(): Plugin {
  return {
    name: 'playbill-slim-preload',
    enforce: 'pre',
    apply: 'build',
    resolveId: (id) => (id.endsWith('vite/preload-helper.js') ? ours : undefined),
  }
}
