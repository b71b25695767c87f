import { createHash } from 'node:crypto'
import { request, type IncomingHttpHeaders, type IncomingMessage } from 'node:http'
import { join } from 'node:path'
import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { describe, expect, it, onTestFinished } from 'vitest'
import type { Service } from '../run/startService.ts'
import { createSqliteStore } from '../store/createSqliteStore.ts'
import { testClock, testFolder } from '../testing/createTestCore.ts'
import { startForeigner } from '../testing/startForeigner.ts'
import { startTestService } from '../testing/startTestService.ts'

const MIN = 'settings:/recharge/bank/min'

async function publishMinimum({ core }: Service, value: string): Promise<number> {
  const live: unknown = core.format.readFact(core.publisher.liveFiles(), MIN)
  await core.draft.put({ name: 'mina', role: 'owner' }, { fact: MIN, value, replaces: live })
  const { warnings } = await core.publisher.review()
  const request = {
    reason: 'test',
    expectedSeq: core.publisher.liveSeq(),
    acknowledgedWarnings: warnings.map(({ id }) => id),
  }
  return (await core.publisher.publish('mina', request)).release.seq
}

/** Without fetch, which decompresses and hides headers. */
function get(
  url: string,
  headers: Record<string, string> = {},
): Promise<{ status: number; headers: IncomingHttpHeaders; body: Buffer }> {
  return new Promise((resolve, reject) => {
    request(url, { headers, agent: false }, (response) => {
      const chunks: Buffer[] = []
      response
        .on('data', (chunk: Buffer) => chunks.push(chunk))
        .on('end', () =>
          resolve({ status: response.statusCode ?? 0, headers: response.headers, body: Buffer.concat(chunks) }),
        )
    })
      .on('error', reject)
      .end()
  })
}

describe('the release', () => {
  it('has a small head whose ETag changes exactly when its body does', async () => {
    const service = await startTestService()
    const url = `${service.publicUrl}/release/1/head.json`
    const seen = new Map<string, string>()
    for (const value of ['100', '120', '120.0', '100']) {
      if (value !== '100' || seen.size > 0) await publishMinimum(service, value)
      const { headers, body } = await get(url)
      expect(body.length).toBeLessThanOrEqual(512)
      expect(headers.etag).toBe(`"${createHash('sha256').update(body).digest('hex').slice(0, 32)}"`)
      seen.set(String(headers.etag), body.toString())
      expect((await get(url, { 'if-none-match': String(headers.etag) })).status).toBe(304)
      expect((await get(url, { 'if-none-match': `"other", W/${String(headers.etag)}` })).status).toBe(304)
      expect((await get(url, { 'if-none-match': '"other", W/"another"' })).status).toBe(200)
    }
    expect(seen.size).toBe(4)
    expect(new Set(seen.values()).size).toBe(4)
  })

  it('serves every file of the manifest under its own hash, for ever, compressed as asked', async () => {
    const service = await startTestService()
    const head = JSON.parse((await get(`${service.publicUrl}/release/1/head.json`)).body.toString()) as { sha: string }
    const manifest = await get(`${service.publicUrl}/release/files/${head.sha}.json`)
    const { copy, settings } = JSON.parse(manifest.body.toString()) as {
      copy: Record<string, string>
      settings: string
    }
    for (const sha of [head.sha, settings, ...Object.values(copy)]) {
      const url = `${service.publicUrl}/release/files/${sha}.json`
      const bodies = await Promise.all([
        get(url),
        get(url, { 'accept-encoding': 'br, gzip' }),
        get(url, { 'accept-encoding': 'gzip;q=1, br;q=0' }),
      ])
      expect(bodies.map(({ headers }) => headers['content-encoding'])).toEqual([undefined, 'br', 'gzip'])
      const texts = [bodies[0].body, brotliDecompressSync(bodies[1].body), gunzipSync(bodies[2].body)]
      for (const text of texts) expect(createHash('sha256').update(text).digest('hex')).toBe(sha)
      expect(bodies[0].headers).toMatchObject({
        'cache-control': 'public, max-age=31536000, immutable',
        etag: `W/"${sha}"`,
        vary: 'accept-encoding',
      })
      expect((await get(url, { 'if-none-match': `W/"${sha}"` })).status).toBe(304)
    }
  })

  it('knows no other files', async () => {
    const service = await startTestService()
    for (const path of [`files/${'0'.repeat(64)}.json`, 'files/..%2f..%2fplaybill.db', 'files/x.json', '2/head.json'])
      expect((await get(`${service.publicUrl}/release/${path}`)).status).toBe(404)
  })

  it('gives a paying back end the settings that members see', async () => {
    const service = await startTestService()
    const before = await get(`${service.publicUrl}/release/settings`)
    await publishMinimum(service, '500')
    const after = await get(`${service.publicUrl}/release/settings`, { 'if-none-match': String(before.headers.etag) })
    expect(after.status).toBe(200)
    expect(after.headers['x-release-seq']).toBe('2')
    expect(JSON.parse(after.body.toString())).toMatchObject({ recharge: { bank: { min: '500' } } })
  })

  it('answers reads while the database is gone', async () => {
    // What the service does by itself meanwhile finds no database either.
    const service = await startTestService({ warn: () => undefined })
    await service.core.store.close()
    for (const path of ['/release/1/head.json', '/release/settings', '/', '/readyz'])
      expect((await get(service.publicUrl + path)).status).toBe(200)
  })
})

describe('the event stream', () => {
  async function open(
    service: Service,
    query = '',
  ): Promise<{ response: IncomingMessage; next: () => Promise<string> }> {
    const response = await new Promise<IncomingMessage>((resolve, reject) => {
      request(`${service.publicUrl}/release/events${query}`, { agent: false }, resolve).on('error', reject).end()
    })
    onTestFinished(() => void response.destroy())
    const chunks = response.setEncoding('utf8')[Symbol.asyncIterator]() as AsyncIterator<string>
    return { response, next: async () => String((await chunks.next()).value) }
  }

  it('sends the whole head on connecting and again with every publish', async () => {
    const service = await startTestService()
    const { response, next } = await open(service)
    expect(response.headers).toMatchObject({
      'content-type': 'text/event-stream; charset=utf-8',
      'cache-control': 'no-store',
    })
    const first = await next()
    expect(first).toMatch(/^retry: \d{4,5}\n\nevent: head\nid: 1\ndata: \{"seq":1,/)
    await publishMinimum(service, '120')
    expect(await next()).toBe(`event: head\nid: 2\ndata: ${service.core.live.head(1)?.body}\n\n`)
  })

  it('refuses streams over the cap and says when to come back', async () => {
    const service = await startTestService({ environment: { MAX_STREAMS: '1' } })
    await (await open(service)).next()
    const { status, headers } = await get(`${service.publicUrl}/release/events`)
    expect(status).toBe(503)
    expect(Number(headers['retry-after'])).toBeGreaterThanOrEqual(30)
  })

  it('is ended with a time to come back when the service stops', async () => {
    const service = await startTestService()
    const { next, response } = await open(service)
    await next()
    const ended = new Promise((resolve) => response.once('end', resolve))
    const stopping = service.stop()
    expect(await next()).toMatch(/^retry: \d{4}\n\n$/)
    response.resume()
    await Promise.all([ended, stopping])
    await expect(get(`${service.publicUrl}/healthz`)).rejects.toThrow('ECONNREFUSED')
  })
})

describe('the app', () => {
  it('has a strict policy that names only the configured origins', async () => {
    const service = await startTestService({
      environment: {
        IMG_ORIGINS: 'https://img.example.com',
        FRAME_ORIGINS: 'https://games.example.com,https://chat.example.com',
      },
    })
    const { headers, body } = await get(service.publicUrl)
    expect(body.toString()).toContain('<title>app</title>')
    expect(headers).toMatchObject({
      'cache-control': 'no-cache',
      'x-content-type-options': 'nosniff',
      'x-frame-options': 'DENY',
    })
    expect(String(headers['content-security-policy']).split(';')).toEqual([
      "default-src 'none'",
      "script-src 'self'",
      "style-src 'self'",
      "connect-src 'self'",
      "font-src 'self'",
      "manifest-src 'self'",
      "worker-src 'self'",
      "img-src 'self' data: https://img.example.com",
      'frame-src https://games.example.com https://chat.example.com',
      "frame-ancestors 'none'",
      "base-uri 'none'",
      "form-action 'self'",
      "require-trusted-types-for 'script'",
      'trusted-types playbill',
    ])
  })

  it('serves its assets compressed and immutable', async () => {
    const service = await startTestService()
    const { headers, body } = await get(`${service.publicUrl}/assets/app-1a2b.js`, { 'accept-encoding': 'br' })
    expect(headers).toMatchObject({ 'content-encoding': 'br', 'cache-control': 'public, max-age=31536000, immutable' })
    expect(brotliDecompressSync(body).toString()).toContain("export const name = 'app'")
  })

  it('serves the documents of a build with their media type', async () => {
    const service = await startTestService()
    const { headers } = await get(`${service.publicUrl}/assets/documents-1a2b.ndjson`)
    expect(headers).toMatchObject({
      'content-type': 'application/x-ndjson',
      'cache-control': 'public, max-age=31536000, immutable',
    })
  })

  it('answers 404, not a page, for assets and paths it does not know', async () => {
    const service = await startTestService()
    for (const path of ['/assets/gone-1234.js', '/nowhere', '/assets/../playbill.db', '/.env'])
      expect((await get(service.publicUrl + path)).status).toBe(404)
  })
})

describe('reports', () => {
  const report = { release: 1, code: 'block-threw', pointer: '/body/0', build: 'b1' }
  const post = (service: Service, body: unknown): Promise<Response> =>
    fetch(`${service.publicUrl}/release/reports`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(body),
    })

  it('are summed up for the desk', async () => {
    const folder = await testFolder()
    const service = await startTestService({ dataDir: folder })
    expect((await post(service, { reports: [report, report] })).status).toBe(204)
    await service.stop()
    const store = createSqliteStore(join(folder, 'data/playbill.db'))
    expect(await store.listReports(9)).toMatchObject([
      { seq: 1, code: 'block-threw', pointer: '/body/0', build: 'b1', count: 2 },
    ])
    await store.close()
  })

  it('cannot carry values, other keys or many words', async () => {
    const service = await startTestService()
    for (const bad of [
      { ...report, value: '12345' },
      { ...report, pointer: 'password is secret' },
      { ...report, code: 'My Message' },
      { ...report, build: 'x'.repeat(65) },
    ])
      expect((await post(service, { reports: [bad] })).status).toBe(400)
    expect((await post(service, { reports: Array.from({ length: 500 }, () => report) })).status).toBe(413)
  })

  it('are limited per sender', async () => {
    const service = await startTestService()
    const statuses = []
    for (let n = 0; n < 32; n += 1) statuses.push((await post(service, { reports: [report] })).status)
    expect(statuses.slice(-2)).toEqual([429, 429])
    expect(statuses[29]).toBe(204)
  })
})

describe('the platform', () => {
  it('gets members calls, without cookies in either direction', async () => {
    const seen: { url: string | undefined; headers: IncomingHttpHeaders; body: string }[] = []
    const url = await startForeigner((request, response) => {
      let body = ''
      request.setEncoding('utf8').on('data', (chunk: string) => (body += chunk))
      request.on('end', () => {
        seen.push({ url: request.url, headers: request.headers, body })
        response
          .setHeader('set-cookie', 'tracker=1')
          .setHeader('content-type', 'application/json')
          .end('{"code":200,"message":"ok","data":{"balance":"1.50"}}')
      })
    })
    const service = await startTestService({ environment: { PLATFORM_URL: `${url}/members` } })
    const answer = await fetch(`${service.publicUrl}/api/balance?x=1`, {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        authorization: 'Bearer t',
        lang: 'kor',
        cookie: 'a=b',
        'idempotency-key': 'k',
      },
      body: '{"amount":"10"}',
    })
    expect(await answer.json()).toEqual({ code: 200, message: 'ok', data: { balance: '1.50' } })
    expect(answer.headers.get('set-cookie')).toBeNull()
    expect(answer.headers.get('x-demonstration')).toBeNull()
    expect(seen).toMatchObject([
      {
        url: '/members/api/balance?x=1',
        body: '{"amount":"10"}',
        headers: { authorization: 'Bearer t', lang: 'kor', 'idempotency-key': 'k' },
      },
    ])
    expect(seen[0]?.headers.cookie).toBeUndefined()
  })

  it('is asked only once however it fails, and the app gets the platform’s envelope', async () => {
    let calls = 0
    const url = await startForeigner((request, response) => {
      calls += 1
      if (request.url === '/api/busy') response.writeHead(503).end('busy')
      else request.socket.destroy()
    })
    const service = await startTestService({ environment: { PLATFORM_URL: url } })
    expect((await fetch(`${service.publicUrl}/api/busy`)).status).toBe(503)
    const broken = await fetch(`${service.publicUrl}/api/withdraw`, { method: 'POST' })
    expect([broken.status, await broken.json()]).toEqual([
      502,
      { code: 502, message: 'The platform cannot be reached.', data: null },
    ])
    expect(calls).toBe(2)
  })

  it('is released when a device gives up on a read, but a call that moves money is completed', async () => {
    const ended: string[] = []
    const asked = new Map<string | undefined, () => void>()
    const arrived = (path: string) => new Promise<void>((resolve) => asked.set(path, resolve))
    let moveMoney = (): void => undefined
    const url = await startForeigner((request, response) => {
      const { url: path = '' } = request
      response.on('close', () => {
        ended.push(`${path} ${response.writableFinished ? 'answered' : 'let go of'}`)
        asked.get(`end of ${path}`)?.()
      })
      if (path === '/api/withdraw') moveMoney = () => void response.end('{"code":200,"message":"ok","data":null}')
      asked.get(path)?.()
    })
    const service = await startTestService({ environment: { PLATFORM_URL: url } })
    const giveUp = async (path: string): Promise<void> => {
      const leaving = new AbortController()
      const hasArrived = arrived(path)
      const call = fetch(`${service.publicUrl}${path}`, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: '{}',
        signal: leaving.signal,
      })
      await hasArrived
      leaving.abort()
      await expect(call).rejects.toThrow('abort')
    }

    const money = arrived('end of /api/withdraw')
    await giveUp('/api/withdraw')
    const read = arrived('end of /api/balance')
    await giveUp('/api/balance')
    await read
    expect(ended).toEqual(['/api/balance let go of'])
    moveMoney()
    await money
    expect(ended).toEqual(['/api/balance let go of', '/api/withdraw answered'])
  })

  it('gets no body over the limit, with or without a declared length', async () => {
    const url = await startForeigner((request, response) => {
      request.resume().on('end', () => response.end('{}'))
    })
    const service = await startTestService({ environment: { PLATFORM_URL: url } })
    const big = new Uint8Array(6 * 1024 * 1024)
    expect((await fetch(`${service.publicUrl}/api/uploadimg`, { method: 'POST', body: big })).status).toBe(413)
    const chunked = new ReadableStream({
      start(controller) {
        for (let n = 0; n < 6; n += 1) controller.enqueue(new Uint8Array(1024 * 1024))
        controller.close()
      },
    })
    expect(
      (
        await fetch(`${service.publicUrl}/api/uploadimg`, {
          method: 'POST',
          body: chunked,
          duplex: 'half',
        } as RequestInit)
      ).status,
    ).toBe(413)
  })
})

describe('the demonstration', () => {
  it('answers instead of a platform, says so, and enforces what is live', async () => {
    const service = await startTestService({
      demonstration: (settings) => async (request) => {
        const { amount } = (await request.json()) as { amount: number }
        const { recharge } = settings() as { recharge: { bank: { min: string } } }
        return Response.json({
          code: amount < Number(recharge.bank.min) ? 422 : 200,
          lang: request.headers.get('lang'),
          cookie: request.headers.get('cookie'),
        })
      },
    })
    const deposit = async (): Promise<unknown> => {
      const answer = await fetch(`${service.publicUrl}/api/recharge`, {
        method: 'POST',
        headers: { lang: 'en', cookie: 'a=b', 'content-type': 'application/json' },
        body: '{"amount":150}',
      })
      expect(answer.headers.get('x-demonstration')).toBe('true')
      return answer.json()
    }
    expect(await deposit()).toEqual({ code: 200, lang: 'en', cookie: null })
    await publishMinimum(service, '200')
    expect(await deposit()).toEqual({ code: 422, lang: 'en', cookie: null })
    const picture = await get(`${service.publicUrl}/demo/welcome.svg`)
    expect(picture.status).toBe(200)
    expect(picture.headers['content-type']).toContain('image/svg+xml')
  })

  it('serves its games without an origin, from its own files alone', async () => {
    const service = await startTestService({ demonstration: () => async () => Promise.resolve(Response.json({})) })
    for (const address of [
      `${service.publicUrl}/demo/play/game.html`,
      `${service.deskUrl}/preview/demo/play/game.html`,
    ]) {
      const { status, headers } = await get(address)
      expect(status).toBe(200)
      const policy = String(headers['content-security-policy'])
      // Its origin by name too: a page without one has no 'self' in WebKit.
      const own = `'self' ${new URL(address).origin}`
      for (const part of ["default-src 'none'", `script-src ${own};`, `connect-src ${own};`, "frame-ancestors 'self'"])
        expect(policy).toContain(part)
      expect(policy).toMatch(/sandbox allow-scripts(;|$)/)
      expect(headers['cross-origin-resource-policy']).toBe('cross-origin')
      expect(headers['cache-control']).toBe('no-cache')
    }
    const { headers } = await get(`${service.publicUrl}/demo/welcome.svg`)
    expect(String(headers['content-security-policy'])).not.toContain('sandbox')
  })

  it('lets pages without an origin ask the provider, and nothing else', async () => {
    const service = await startTestService({
      demonstration: () => async (request) => Promise.resolve(Response.json({ asked: await request.text() })),
    })
    const ask = async (path: string, method: string, origin: string) =>
      fetch(`${service.publicUrl}${path}`, {
        method,
        headers: { origin, 'content-type': 'application/json' },
        ...(method === 'POST' && { body: '{"call":"spin"}' }),
      })
    const answer = await ask('/demo/provider', 'POST', 'null')
    expect(answer.headers.get('access-control-allow-origin')).toBe('null')
    expect(await answer.json()).toEqual({ asked: '{"call":"spin"}' })
    const asked = await ask('/demo/provider', 'OPTIONS', 'null')
    expect(asked.status).toBe(204)
    expect(asked.headers.get('access-control-allow-origin')).toBe('null')
    expect(asked.headers.get('access-control-allow-headers')).toBe('content-type')
    for (const [path, method, origin] of [
      ['/demo/provider', 'POST', 'https://elsewhere.example'],
      ['/api/balance', 'POST', 'null'],
      ['/demo/welcome.svg', 'GET', 'null'],
    ] as const)
      expect((await ask(path, method, origin)).headers.get('access-control-allow-origin'), path).toBeNull()
  })
})

describe('health', () => {
  it('is ready only with a release to serve', async () => {
    const clock = testClock()
    const service = await startTestService({ clock })
    expect((await get(`${service.publicUrl}/healthz`)).status).toBe(200)
    expect(JSON.parse((await get(`${service.deskUrl}/readyz`)).body.toString())).toEqual({ ready: true, seq: 1 })
    const refused = await startTestService({
      playTest: () => Promise.resolve([{ gate: 'play', code: 'play-bundle-missing', message: 'not built' }]),
    })
    expect(refused.boot).toMatchObject({ kind: 'refused', blockers: [{ code: 'play-bundle-missing' }] })
    expect((await get(`${refused.publicUrl}/readyz`)).status).toBe(503)
    expect((await get(`${refused.publicUrl}/healthz`)).status).toBe(200)
  })
})
