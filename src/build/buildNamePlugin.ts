import { createHash } from 'node:crypto'
import type { Plugin } from 'vite'

/**
 * Names a build by the files it is made of: in the page, so that the app knows its own name, and in `build.json`, so
 * that an open app learns of a newer one.
 */
export function buildNamePlugin(): Plugin {
  let name = 'dev'
  return {
    name: 'playbill-build-name',
    generateBundle: {
      order: 'post',
      handler(_, bundle) {
        // File names carry the hashes of their contents; the page itself is named by what it loads.
        const files = Object.keys(bundle)
          .filter((file) => !file.endsWith('.html'))
          .sort()
        name = createHash('sha256').update(files.join('\n')).digest('hex').slice(0, 12)
        for (const file of Object.values(bundle)) {
          if (file.type === 'asset' && file.fileName.endsWith('.html')) {
            file.source = String(file.source).replace('content="dev"', `content="${name}"`)
          }
        }
        this.emitFile({ type: 'asset', fileName: 'build.json', source: JSON.stringify({ build: name }) })
      },
    },
  }
}
