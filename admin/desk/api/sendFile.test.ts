// @vitest-environment jsdom
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { sendFile } from './sendFile.ts'

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
    if (request.url !== '/silent') response.writeHead(422).end('{"code":"picture-refused"}')
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

function opened(path: string): XMLHttpRequest {
  const request = new XMLHttpRequest()
  request.open('POST', `${url}${path}`)
  return request
}

it('a file is sent as its bytes, says how far it is, and answers as fetch would', async () => {
  const shares: number[] = []
  const response = await sendFile(opened('/'), new Blob(['bytes']), { onProgress: (share) => shares.push(share) })
  expect([response.status, await response.json()]).toEqual([422, { code: 'picture-refused' }])
  expect(got.at(-1)).toEqual({ type: 'application/octet-stream', body: 'bytes' })
  expect(shares.at(-1)).toBe(1)
})

it('a file that is cancelled, or finds nobody, is refused with a code', async () => {
  const end = new AbortController()
  const cancelled = sendFile(opened('/silent'), new Blob(['bytes']), { signal: end.signal })
  end.abort()
  await expect(cancelled).rejects.toMatchObject({ code: 'cancelled' })
  const request = new XMLHttpRequest()
  request.open('POST', 'http://127.0.0.1:1/')
  await expect(sendFile(request, new Blob(['bytes']), {})).rejects.toMatchObject({ code: 'offline' })
})
