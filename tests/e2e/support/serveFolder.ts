import { createReadStream, existsSync, statSync } from 'node:fs'
import { extname, join, normalize, resolve } from 'node:path'
import { type ServedHere, serveHere } from '../../../admin/service/testing/serveHere.ts'

const types: Readonly<Record<string, string>> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript',
  '.css': 'text/css',
  '.json': 'application/json',
  '.svg': 'image/svg+xml',
  '.woff2': 'font/woff2',
}

/** Serves the files of a folder on a free port, as any web server would. */
export async function serveFolder(folder: string): Promise<ServedHere> {
  const root = resolve(folder)
  return serveHere((request, response) => {
    const { pathname } = new URL(request.url ?? '/', 'http://localhost')
    const file = join(root, normalize(decodeURIComponent(pathname)))
    if (!file.startsWith(root) || !existsSync(file) || !statSync(file).isFile()) {
      response.writeHead(404).end()
      return
    }
    response.setHeader('content-type', types[extname(file)] ?? 'application/octet-stream')
    createReadStream(file).pipe(response)
  })
}
