import { once } from 'node:events'
import { type IncomingMessage, request } from 'node:http'
import { connect, type Socket } from 'node:net'
import { Duplex } from 'node:stream'
import { join } from 'node:path'
import { describe, expect, it, onTestFinished } from 'vitest'
import { trustProxies } from '../../admin/service/config/trustProxies.ts'
import { descriptorLimit, shareDescriptors } from '../../admin/service/http/connectionBudget.ts'
import { createLimitedServer } from '../../admin/service/http/createLimitedServer.ts'
import type { Service } from '../../admin/service/startService.ts'
import { testFolder } from '../../admin/service/testing/createTestCore.ts'
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
