import { once } from 'node:events'
import { type IncomingMessage, request, type ServerResponse } from 'node:http'
import { connect, type Socket } from 'node:net'
import { Duplex } from 'node:stream'
import { join } from 'node:path'
import { describe, expect, it, onTestFinished, vi } from 'vitest'
import { trustProxies } from '../../admin/service/base/config/trustProxies.ts'
import { descriptorLimit, shareDescriptors } from '../../admin/service/http/connectionBudget.ts'
import { createLimitedServer } from '../../admin/service/http/createLimitedServer.ts'
import type { Service } from '../../admin/service/run/startService.ts'
import { testFolder } from '../../admin/service/testing/createTestCore.ts'
import { startForeigner } from '../../admin/service/testing/startForeigner.ts'
import { publicUrlIn, startProcess } from '../../admin/service/testing/startProcess.ts'
import { startTestService } from '../../admin/service/testing/startTestService.ts'

describe('event streams', () => {
  /** The status of a stream that is opened from an address, as a proxy on this machine reports it. */
  async function open(
    { publicUrl }: Service,
    from?: string,
  ): Promise<{ readonly status: number | undefined; readonly close: () => Promise<void> }> {
    const asked = request(`${publicUrl}/release/events`, {
      agent: false,
      headers: from === undefined ? {} : { 'x-forwarded-for': from },
    }).end()
    const [response] = (await once(asked, 'response')) as [IncomingMessage]
    onTestFinished(() => void response.destroy())
    response.on('error', () => undefined).resume()
    return {
      status: response.statusCode,
      close: async () => {
        response.destroy()
        await once(response, 'close')
      },
    }
  }

  const statuses = async (service: Service, addresses: readonly string[]) => {
    const found: (number | undefined)[] = []
    for (const address of addresses) found.push((await open(service, address)).status)
    return found
  }

  const behindProxy = (environment: Record<string, string> = {}) =>
    startTestService({ environment: { TRUST_PROXY: 'loopback, 198.51.100.0/24', MAX_STREAMS: '6', ...environment } })

  it('of one address are at most half of all, and the others still get theirs', async () => {
    const service = await behindProxy()
    expect(
      await statuses(
        service,
        Array.from({ length: 5 }, () => '203.0.113.9'),
      ),
    ).toEqual([200, 200, 200, 503, 503])
    expect(await statuses(service, ['203.0.113.10', '203.0.113.11', '203.0.113.12', '203.0.113.13'])).toEqual([
      200, 200, 200, 503,
    ])
  })

  it('are counted per /64 of an IPv6 address', async () => {
    const service = await behindProxy()
    expect(
      await statuses(service, ['2001:db8::1', '2001:db8::2', '2001:db8:0:0:9::3', '2001:db8::4', '2001:db8:0:1::1']),
    ).toEqual([200, 200, 200, 503, 200])
  })

  it('are limited by a setting, if there is one', async () => {
    const service = await behindProxy({ MAX_STREAMS_PER_NETWORK: '1' })
    expect(await statuses(service, ['203.0.113.9', '203.0.113.9', '203.0.113.10'])).toEqual([200, 503, 200])
  })

  it('make room when they end', async () => {
    const service = await behindProxy({ MAX_STREAMS_PER_NETWORK: '1' })
    const first = await open(service, '203.0.113.9')
    await first.close()
    await expect.poll(async () => (await open(service, '203.0.113.9')).status).toBe(200)
  })

  it('of this machine and of trusted proxies are limited only in total', async () => {
    for (const address of ['127.0.0.1', '198.51.100.7'])
      expect(
        await statuses(
          await behindProxy(),
          Array.from({ length: 7 }, () => address),
        ),
      ).toEqual([200, 200, 200, 200, 200, 200, 503])
  })

  it('are counted for the real client, not for an invented address', async () => {
    const service = await startTestService({
      environment: { TRUST_PROXY: '198.51.100.7', MAX_STREAMS_PER_NETWORK: '1' },
    })
    // This machine is not a proxy here, so what it says about others is not believed; it is exempt itself.
    expect(await statuses(service, ['203.0.113.9', '203.0.113.9'])).toEqual([200, 200])
  })
})

describe('connections', () => {
  class FakeSocket extends Duplex {
    readonly remoteAddress: string
    constructor(remoteAddress: string) {
      super()
      this.remoteAddress = remoteAddress
    }
    override _read(): void {
      // It sends nothing.
    }
    override _write(_chunk: unknown, _encoding: unknown, done: () => void): void {
      done()
    }
    setTimeout = () => this
    setNoDelay = () => this
    setKeepAlive = () => this
  }

  const from = (addresses: readonly string[]) => {
    const { server, closeSilent } = createLimitedServer(() => undefined, {
      most: 6,
      requestMs: 60_000,
      trusts: trustProxies(['198.51.100.7']),
    })
    const sockets = addresses.map((address) => new FakeSocket(address))
    for (const socket of sockets) server.emit('connection', socket)
    return { sockets, closeSilent, left: () => sockets.filter(({ destroyed }) => !destroyed).length, server }
  }

  it('of one network are at most half of all', () => {
    expect(from(Array.from({ length: 9 }, () => '203.0.113.9')).left()).toBe(3)
    expect(from(Array.from({ length: 9 }, (_, n) => `2001:db8::${n}`)).left()).toBe(3)
    expect(from(Array.from({ length: 9 }, (_, n) => `203.0.113.${n}`)).left()).toBe(9)
  })

  it('of this machine and of trusted proxies are exempt', () => {
    for (const address of ['127.0.0.1', '::1', '::ffff:127.0.0.1', '198.51.100.7'])
      expect(from(Array.from({ length: 9 }, () => address)).left()).toBe(9)
  })

  it('make room when they end, and can be ended if they never asked', async () => {
    const { sockets, server, left, closeSilent } = from(['203.0.113.9', '203.0.113.9', '203.0.113.9'])
    const [first] = sockets
    first?.destroy()
    if (first) await once(first, 'close')
    const next = new FakeSocket('203.0.113.9')
    server.emit('connection', next)
    expect([left(), next.destroyed]).toEqual([2, false])
    closeSilent()
    expect([left(), next.destroyed]).toEqual([0, true])
  })
})

describe('connections to the platform', () => {
  /** Eight of them, a platform that holds every call under a path that ends in `hold`, and calls from addresses. */
  async function start() {
    const arrived: ServerResponse[] = []
    let look = (): void => undefined
    const url = await startForeigner((request, response) => {
      request.resume()
      response.setHeader('content-type', 'application/json')
      if (!request.url?.endsWith('hold')) response.end('{"code":200}')
      else arrived.push(response)
      look()
    })
    const service = await startTestService({
      environment: { PLATFORM_URL: url, TRUST_PROXY: 'loopback' },
      descriptors: 64,
    })
    const call = (from: string, path: string, init: RequestInit = {}) =>
      fetch(`${service.publicUrl}/api/${path}`, { method: 'POST', headers: { 'x-forwarded-for': from }, ...init })
    return {
      service,
      call,
      arrived,
      /** Resolves once the platform has so many calls to answer. */
      has: (count: number) =>
        new Promise<void>((resolve) => {
          look = () => arrived.length >= count && resolve()
          look()
        }),
      hold: (count: number, from: string, signal?: AbortSignal) =>
        Array.from({ length: count }, () =>
          call(from, 'withdraw/hold', signal ? { signal } : {}).then(
            ({ status }) => status,
            () => undefined,
          ),
        ),
    }
  }

  it('are left to others by a network that takes all it can get, and by a second one', async () => {
    const { call, arrived, has, hold } = await start()
    void hold(9, '203.0.113.9')
    await has(4)
    expect((await call('203.0.113.10', 'balance')).status).toBe(200)
    void hold(9, '2001:db8::1')
    await has(6)
    expect((await call('203.0.113.10', 'balance')).status).toBe(200)
    expect(arrived).toHaveLength(6)
  })

  it('are given to those that wait as soon as one is free', async () => {
    const { arrived, has, hold } = await start()
    const answers = hold(5, '203.0.113.9')
    await has(4)
    arrived[0]?.end('{"code":200}')
    await has(5)
    for (const response of arrived) response.end('{"code":200}')
    expect(await Promise.all(answers)).toEqual([200, 200, 200, 200, 200])
  })

  it('are waited for by a part of what one network may send, and the rest is told that nothing was sent', async () => {
    const { call } = await start()
    // Four on their way, sixteen that wait, and one more.
    const leaving = new AbortController()
    const refused = await Promise.any(
      Array.from({ length: 21 }, async () => {
        const answer = await call('203.0.113.9', 'withdraw/hold', { signal: leaving.signal })
        return answer.status === 503 ? answer : Promise.reject(new Error('It was passed on.'))
      }),
    )
    expect(Object.fromEntries(refused.headers)).toMatchObject({ 'x-not-sent': 'true', 'retry-after': '1' })
    expect(await refused.json()).toMatchObject({ code: 503, data: null })
    expect((await call('203.0.113.10', 'balance')).status).toBe(200)
    leaving.abort()
  })

  it('are not used for calls whose members left while they waited', async () => {
    const { arrived, has, hold } = await start()
    void hold(4, '203.0.113.9')
    await has(4)
    const leaving = new AbortController()
    const left = hold(3, '203.0.113.9', leaving.signal)
    const stayed = hold(1, '203.0.113.9')
    leaving.abort()
    expect(await Promise.all(left)).toEqual([undefined, undefined, undefined])
    for (const response of arrived.slice(0, 4)) response.end('{"code":200}')
    await has(5)
    arrived[4]?.end('{"code":200}')
    expect(await Promise.all(stayed)).toEqual([200])
    expect(arrived).toHaveLength(5)
  })

  it('are not held by members who send slowly', async () => {
    const { service, call } = await start()
    const { port } = new URL(service.publicUrl)
    const slow = Array.from({ length: 20 }, async (_, n) => {
      const socket = connect(Number(port), 'localhost').on('error', () => undefined)
      onTestFinished(() => void socket.destroy())
      const head = `POST /api/withdraw HTTP/1.1\r\nHost: a\r\nContent-Type: application/json\r\nX-Forwarded-For: 203.0.113.${n}\r\n`
      socket.write(`${head}Expect: 100-continue\r\nContent-Length: 900\r\n\r\n`)
      await once(socket, 'data')
      socket.write('{"am')
    })
    await Promise.all(slow)
    expect((await call('203.0.113.200', 'balance')).status).toBe(200)
  })

  it('are taken away from members who do not read their answers', async () => {
    vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] })
    onTestFinished(() => void vi.useRealTimers())
    let isCut = false
    const began = Promise.withResolvers<undefined>()
    const url = await startForeigner((request, response) => {
      request.resume()
      response.on('close', () => (isCut = true)).setHeader('content-type', 'application/json')
      // More than the buffers of the machine between here and there.
      const write = (): void => {
        while (response.write('x'.repeat(65_536)));
        began.resolve(undefined)
        response.once('drain', write)
      }
      write()
    })
    const service = await startTestService({ environment: { PLATFORM_URL: url } })
    const asked = request(`${service.publicUrl}/api/balance`, { method: 'POST', agent: false }).end()
    const [answer] = (await once(asked, 'response')) as [IncomingMessage]
    answer.on('error', () => undefined).pause()
    await began.promise
    await expect
      .poll(() => {
        vi.advanceTimersByTime(20_000)
        return isCut
      })
      .toBe(true)
  })
})

describe('uploads', () => {
  it('are two at once for a network, and others still upload', async () => {
    const held: ServerResponse[] = []
    let holds = true
    const two = Promise.withResolvers<undefined>()
    const url = await startForeigner((request, response) => {
      request.resume()
      if (held.push(response.setHeader('content-type', 'application/json')) === 2) two.resolve(undefined)
      if (!holds || request.headers['x-forwarded-for'] !== '203.0.113.9') response.end('{"code":200}')
    })
    const service = await startTestService({ environment: { PLATFORM_URL: url, TRUST_PROXY: 'loopback' } })
    const upload = (from: string) =>
      fetch(`${service.publicUrl}/api/uploadimg`, {
        method: 'POST',
        headers: { 'x-forwarded-for': from },
        body: new Uint8Array(1_000_000),
      })
    const first = [upload('203.0.113.9'), upload('203.0.113.9')]
    await two.promise
    const third = await upload('203.0.113.9')
    expect([third.status, third.headers.get('x-not-sent')]).toEqual([503, 'true'])
    expect((await upload('203.0.113.10')).status).toBe(200)
    holds = false
    for (const response of held) response.end('{"code":200}')
    expect((await Promise.all(first)).map(({ status }) => status)).toEqual([200, 200])
    await expect.poll(async () => (await upload('203.0.113.9')).status).toBe(200)
  })
})

describe('descriptors', () => {
  it.each([256, 1024, 4096, 1_000_000])(
    'of %i are shared out so that members leave some to the desk, the platform and the store',
    (limit) => {
      const { members, desk, platform } = shareDescriptors(limit)
      expect(members).toBeGreaterThanOrEqual(limit / 2)
      expect([desk, platform].every((share) => share >= 32)).toBe(true)
      expect(limit - members - desk - platform).toBeGreaterThanOrEqual(64)
    },
  )

  it('are counted', () => {
    expect(descriptorLimit()).toBeGreaterThan(100)
  })

  it('suffice for the desk, its store and connected members while 400 silent connections fill the members’ port of a process with 256', async () => {
    const { until } = startProcess({ DATA_DIR: join(await testFolder(), 'data') }, { descriptors: 256 })
    const printed = await until('Desk ')
    const url = publicUrlIn(printed)
    const desk = /Desk {3}(http:\/\/localhost:\d+)\n/.exec(printed)?.[1] ?? ''
    const connected = connect(Number(new URL(url).port), '127.0.0.1').on('error', () => undefined)
    const sockets: Socket[] = [connected]
    onTestFinished(() => {
      for (const socket of sockets) socket.destroy()
    })
    await once(connected, 'connect')
    connected.write('GET /healthz HTTP/1.1\r\nHost: a\r\n\r\n')
    await once(connected, 'data')
    for (let n = 0; n < 400; n += 1)
      sockets.push(connect(Number(new URL(url).port), '127.0.0.1').on('error', () => undefined))
    await Promise.all(sockets.slice(1).map((socket) => once(socket, 'connect')))
    for (let n = 0; n < 20; n += 1)
      expect((await fetch(`${desk}/healthz`, { headers: { connection: 'close' } })).status).toBe(200)
    const token = /#\/join\/([\w-]{43})\n/.exec(printed)?.[1]
    const body = JSON.stringify({ token, name: 'mina', password: 'a few random words' })
    expect(
      (
        await fetch(`${desk}/desk-api/join`, {
          method: 'POST',
          headers: { origin: desk, 'content-type': 'application/json' },
          body,
        })
      ).status,
    ).toBe(201)
    connected.write('GET /healthz HTTP/1.1\r\nHost: a\r\n\r\n')
    expect(String((await once(connected, 'data'))[0])).toContain('200 OK')
  })
})
