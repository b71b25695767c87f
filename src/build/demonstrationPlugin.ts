import { createReadStream } from 'node:fs'
import { cp, stat } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { extname, join, normalize, resolve } from 'node:path'
import type { Plugin } from 'vite'

const pictures = resolve(import.meta.dirname, '../../mocks/pictures')
const worker = createRequire(import.meta.url).resolve('msw/mockServiceWorker.js')
const types: Readonly<Record<string, string>> = {
  '.svg': 'image/svg+xml',
  '.html': 'text/html; charset=utf-8',
  '.css': 'text/css',
  '.js': 'text/javascript',
}

/** Serves the files of the simulated platform: pictures under `demo/`, and MSW's worker in dev or on demand. */
export function demonstration({ worker: isWorkerBuilt = false } = {}): Plugin {
  let folder = ''
  return {
    name: 'playbill-demonstration',
    configResolved(config) {
      folder = resolve(config.root, config.build.outDir)
    },
    configureServer({ middlewares }) {
      middlewares.use('/mockServiceWorker.js', (_, response) => {
        response.setHeader('content-type', 'text/javascript')
        createReadStream(worker).pipe(response)
      })
      middlewares.use('/demo/', (request, response, next) => {
        const path = join(pictures, normalize(decodeURIComponent(request.url?.split('?')[0] ?? '/')))
        const type = types[extname(path)]
        if (!path.startsWith(pictures) || type === undefined) {
          next()
          return
        }
        stat(path).then(
          () => {
            response.setHeader('content-type', type)
            createReadStream(path).pipe(response)
          },
          () => next(),
        )
      })
    },
    async writeBundle() {
      if (isWorkerBuilt) await cp(worker, join(folder, 'mockServiceWorker.js'))
      await cp(pictures, join(folder, 'demo'), { recursive: true })
    },
  }
}
