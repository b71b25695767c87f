import type { ServerResponse } from 'node:http'
import { beforeAll, describe, expect, it } from 'vitest'
import { startForeigner } from '../../admin/service/testing/startForeigner.ts'
import { startTestService } from '../../admin/service/testing/startTestService.ts'
import { createIdempotencyKeys } from '../../src/platform/createIdempotencyKeys.ts'
import { createMemoryStorage } from '../../src/platform/createMemoryStorage.ts'
import { createMoneyCalls } from '../../src/platform/createMoneyCalls.ts'
import { createPlatform } from '../../src/platform/createPlatform.ts'
import { createServerClock } from '../../src/platform/createServerClock.ts'
import { loadActs } from '../../src/platform/entries.ts'

beforeAll(async () => void (await loadActs()))

const clock = { now: () => Date.now() }
const order = { amount: '100', bank: '1', password: '123456' }

/** The app's own client, from an address. */
function clientAt(url: string, from: string) {
  const storage = createMemoryStorage()
  const platform = createPlatform({
    fetch: async (path, init) => {
      const headers = new Headers(init?.headers)
      headers.set('x-forwarded-for', from)
      return fetch(new URL(path as string, `${url}/`), { ...init, headers })
    },
    session: { getSnapshot: () => ({ token: 't' }) },
    clock: createServerClock(clock),
    locale: () => 'kor',
    timeouts: { reads: () => 20_000, money: () => 30_000 },
    onUnauthorized: () => undefined,
  })
  const keys = createIdempotencyKeys({ storage, clock })
  const money = createMoneyCalls({ platform, keys, member: async () => Promise.resolve('7') })
  return { platform, withdraw: async () => money.send('withdraw', order, () => expect.unreachable('Nothing is open.')) }
}

describe('money that the service turns away', () => {
  it('has not been sent, and goes out once when it is tried again', async () => {
    const held: ServerResponse[] = []
    const keys: unknown[] = []
    let isBusy = true
    const full = Promise.withResolvers<undefined>()
    const url = await startForeigner((request, response) => {
      request.resume()
      response.setHeader('content-type', 'application/json')
      if (request.url === '/api/withdraw') keys.push(request.headers['idempotency-key'])
      if (!isBusy) response.end('{"code":200,"message":"ok","data":null}')
      else if (held.push(response) === 4) full.resolve(undefined)
    })
    // Eight connections, of which a network gets four while sixteen of its calls wait.
    const service = await startTestService({
      environment: { PLATFORM_URL: url, TRUST_PROXY: 'loopback' },
      descriptors: 64,
    })
    const { withdraw } = clientAt(service.publicUrl, '203.0.113.9')
    const others = Array.from({ length: 21 }, async () =>
      fetch(`${service.publicUrl}/api/balance`, { method: 'POST', headers: { 'x-forwarded-for': '203.0.113.9' } }),
    )
    await full.promise
    // One of them was turned away, so there is no room for another one.
    expect((await Promise.any(others)).status).toBe(503)
    expect(await withdraw()).toMatchObject({ kind: 'notSent', error: { kind: 'notSent', code: 503 } })
    expect(keys).toEqual([])
    isBusy = false
    for (const response of held) response.end('{"code":200,"message":"ok","data":null}')
    await Promise.all(others)
    expect(await withdraw()).toMatchObject({ kind: 'success' })
    expect(keys).toEqual([expect.any(String)])
  })

  it('because the platform cannot be reached, has not been sent; what broke off may have been', async () => {
    const gone = await startTestService({ environment: { PLATFORM_URL: 'http://127.0.0.1:9' } })
    expect(await clientAt(gone.publicUrl, '203.0.113.9').withdraw()).toMatchObject({
      kind: 'notSent',
      error: { kind: 'notSent', code: 502 },
    })
    const url = await startForeigner((request) => void request.socket.destroy())
    const breaking = await startTestService({ environment: { PLATFORM_URL: url } })
    expect(await clientAt(breaking.publicUrl, '203.0.113.9').withdraw()).toMatchObject({ kind: 'unknown' })
  })
})

it('a picture as large as the app allows is uploaded, and one too large for the service says so', async () => {
  const url = await startForeigner((request, response) =>
    request
      .resume()
      .on('end', () =>
        response
          .setHeader('content-type', 'application/json')
          .end('{"code":200,"message":"ok","data":{"url":"/a.png"}}'),
      ),
  )
  const service = await startTestService({ environment: { PLATFORM_URL: url } })
  const { platform } = clientAt(service.publicUrl, '203.0.113.9')
  const picture = (bytes: number) => new File([new Uint8Array(bytes)], 'me.png', { type: 'image/png' })
  expect(await platform.call('uploadImage', { file: picture(5 * 1024 * 1024) })).toMatchObject({ code: 200 })
  await expect(platform.call('uploadImage', { file: picture(5 * 1024 * 1024 + 4096) })).rejects.toMatchObject({
    kind: 'notSent',
    code: 413,
  })
})
