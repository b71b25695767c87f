import { createHash } from 'node:crypto'
import { readdirSync, readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import type { Plugin } from 'vite'

const source = resolve(import.meta.dirname, '../start/offline/sw.ts')
const FILE = 'sw.js'
const PLACE = 'self.precached'
/** Scripts, styles and pictures of the build, and its documents. */
const kept = /\.(js|css|svg)$|^assets\/(documents|copy)-.*json$/
/** Of the files that keep their names: the larger pictures are for the device's home screen, which keeps its own. */
const keptByName = /\.(svg|webmanifest)$/

const revisionOf = (content: string | Uint8Array) => createHash('sha256').update(content).digest('hex').slice(0, 12)

/** Builds the service worker beside the page and writes the list of the build's files into it. */
export function serviceWorker(): Plugin {
  let named = ''
  return {
    name: 'playbill-service-worker',
    apply: 'build',
    configResolved({ publicDir }) {
      named = publicDir
    },
    buildStart() {
      this.emitFile({ type: 'chunk', id: source, fileName: FILE })
    },
    generateBundle: {
      order: 'post',
      handler(_, bundle) {
        const worker = bundle[FILE]
        const page = bundle['index.html']
        if (worker?.type !== 'chunk' || page?.type !== 'asset') return
        // Browsers would not take it, and nothing but a first offline start would tell.
        if (worker.imports.length > 0) throw new Error(`The service worker imports ${worker.imports.join(', ')}.`)
        const files = Object.keys(bundle).filter((name) => name !== FILE && kept.test(name))
        const list = [
          { url: 'index.html', revision: revisionOf(page.source) },
          ...readdirSync(named)
            .filter((name) => keptByName.test(name))
            .sort()
            .map((url) => ({ url, revision: revisionOf(readFileSync(resolve(named, url))) })),
          // Their names carry the hashes of their contents.
          ...files.sort().map((url) => ({ url, revision: null })),
        ]
        worker.code = worker.code.replace(PLACE, JSON.stringify(list))
      },
    },
  }
}
