import cookiePlugin from '@fastify/cookie'
import { describe, expect, it, onTestFinished } from 'vitest'
import type { TrustedProxies } from '../base/config/trustProxies.ts'
import { createApp } from '../http/createApp.ts'
import { guardOrigin } from './guardOrigin.ts'
import { sessionCookie } from './sessionCookie.ts'

async function desk(deskOrigin: string | undefined, trustProxy: TrustedProxies = 0) {
  const app = createApp({ logLevel: 'silent', trustProxy, bodyLimit: 1024 })
  onTestFinished(() => app.close())
  guardOrigin(app, deskOrigin)
  await app.register(cookiePlugin)
  const cookie = sessionCookie({ tls: deskOrigin?.startsWith('https:') === true, firstEntry: () => undefined })
  app.post('/', (_request, reply) => {
    cookie.write(reply, 'secret')
    return reply.send({})
  })
  return (host: string, origin: string, more: Record<string, string> = {}) =>
    app.inject({ method: 'POST', url: '/', headers: { host, origin, ...more } })
}

describe('the desk behind TLS', () => {
  it('sets a __Host- cookie that never travels in the clear', async () => {
    const post = await desk('https://desk.example.com')
    const { headers } = await post('desk.example.com', 'https://desk.example.com')
    expect(headers['set-cookie']).toBe(
      '__Host-playbill-desk=secret; Max-Age=43200; Path=/; HttpOnly; Secure; SameSite=Strict',
    )
  })

  it('answers a proxy on the same machine that rewrites the host', async () => {
    const post = await desk('https://desk.example.com')
    expect((await post('127.0.0.1:4601', 'https://desk.example.com')).statusCode).toBe(200)
  })

  it.each([
    ['desk.example.com', 'http://desk.example.com', 403],
    ['desk.example.com', 'https://evil.example', 403],
    ['evil.example', 'https://desk.example.com', 421],
  ])('refuses host %s with origin %s', async (host, origin, status) => {
    const post = await desk('https://desk.example.com')
    expect((await post(host, origin)).statusCode).toBe(status)
  })
})

it.each<TrustedProxies>([1, ['loopback']])(
  'a page on a rebound name cannot pose as a proxy, whoever is trusted: %o',
  async (trustProxy) => {
    const post = await desk(undefined, trustProxy)
    const posed = await post('rebound.example:4601', 'http://localhost:4601', {
      'x-forwarded-host': 'localhost:4601',
      'x-forwarded-proto': 'http',
      'x-forwarded-for': '127.0.0.1',
    })
    expect(posed.statusCode).toBe(421)
  },
)

describe('the desk on this machine', () => {
  it.each([
    ['localhost:4601', 'http://localhost:4601', 200],
    ['127.0.0.1:4601', 'http://127.0.0.1:4601', 200],
    ['[::1]:4601', 'http://[::1]:4601', 200],
    ['localhost:4601', 'http://localhost:4600', 403],
    ['localhost:4601', 'null', 403],
    ['rebound.example:4601', 'http://rebound.example:4601', 421],
  ])('answers host %s with origin %s by %i', async (host, origin, status) => {
    const post = await desk(undefined)
    expect((await post(host, origin)).statusCode).toBe(status)
  })
})
