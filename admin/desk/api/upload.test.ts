// @vitest-environment jsdom
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterEach, beforeEach, expect, it } from 'vitest'
import type { SentFile } from '../../api/deskCalls.ts'
import { createServiceClient } from './serviceClient.ts'

interface Got {
  readonly type: string | undefined
  readonly body: string
}

let got: Got[] = []
let url = ''
const server = createServer((request, response) => {
  const parts: Buffer[] = []
  response.setHeader('access-control-allow-origin', '*').setHeader('access-control-allow-headers', '*')
  request.on('data', (part: Buffer) => parts.push(part))
  request.on('end', () => {
    // A browser asks first whether it may send anything from another origin.
    if (request.method === 'OPTIONS') return void response.writeHead(204).end()
    got.push({ type: request.headers['content-type'], body: Buffer.concat(parts).toString() })
    if (request.url !== '/silent?name=a.png') response.writeHead(422).end('{"code":"picture-refused"}')
    return undefined
  })
})

beforeEach(async () => {
  got = []
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
})
afterEach(() => {
  server.closeAllConnections()
  return new Promise((resolve) => server.close(resolve))
})

/** Sends a file to an address of the server. */
function upload(address: string, sent: Omit<SentFile, 'file'> = {}) {
  const { uploadPicture } = createServiceClient({
    fetch,
    openEvents: () => ({ addEventListener: () => undefined, close: () => undefined }),
    openRequest() {
      const request = new XMLHttpRequest()
      const open = request.open.bind(request)
      request.open = (method: string, path: string | URL) =>
        open(method, String(path).replace('/desk-api/pictures', address))
      return request
    },
  })
  return uploadPicture({ querystring: { name: 'a.png' }, file: new Blob(['bytes']), ...sent })
}

it('a file is sent as its bytes, says how far it is, and is answered as any call', async () => {
  const shares: number[] = []
  const sent = upload(`${url}/`, { onProgress: (share) => shares.push(share) })
  await expect(sent).rejects.toMatchObject({ code: 'picture-refused', message: 'HTTP 422' })
  expect(got.at(-1)).toEqual({ type: 'application/octet-stream', body: 'bytes' })
  expect(shares.at(-1)).toBe(1)
})

it('a file that is cancelled, or finds nobody, is refused with a code', async () => {
  const end = new AbortController()
  const cancelled = upload(`${url}/silent`, { signal: end.signal })
  end.abort()
  await expect(cancelled).rejects.toMatchObject({ code: 'cancelled' })
  await expect(upload('http://127.0.0.1:1/')).rejects.toMatchObject({ code: 'offline' })
})
