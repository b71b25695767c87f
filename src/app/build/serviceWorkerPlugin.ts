import { createHash } from 'node:crypto'
import { resolve } from 'node:path'
import type { Plugin } from 'vite'

const source = resolve(import.meta.dirname, '../offline/sw.ts')
const FILE = 'sw.js'
const PLACE = 'self.precached'
const kept = /\.(js|css)$|^assets\/baseline-.*\.json$/

/** Builds the service worker beside the page and writes the list of the build's files into it. */
export function serviceWorker(): Plugin {
  return {
    name: 'playbill-service-worker',
    apply: 'build',
    buildStart() {
      this.emitFile({ type: 'chunk', id: source, fileName: FILE })
    },
    generateBundle: {
      order: 'post',
      handler(_, bundle) {
        const worker = bundle[FILE]
        const page = bundle['index.html']
        if (worker?.type !== 'chunk' || page?.type !== 'asset') return
        const files = Object.keys(bundle).filter((name) => name !== FILE && kept.test(name))
        const revision = createHash('sha256').update(page.source).digest('hex').slice(0, 12)
        const list = [
          { url: 'index.html', revision },
          // Their names carry the hashes of their contents.
          ...files.sort().map((url) => ({ url, revision: null })),
        ]
        worker.code = worker.code.replace(PLACE, JSON.stringify(list))
      },
    },
  }
}
