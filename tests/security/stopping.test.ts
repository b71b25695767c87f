import { once } from 'node:events'
import { stat } from 'node:fs/promises'
import { type IncomingMessage, request } from 'node:http'
import { connect, type Socket } from 'node:net'
import { join } from 'node:path'
import { describe, expect, it, onTestFinished } from 'vitest'
import { testFolder } from '../../admin/service/testing/createTestCore.ts'
import { publicUrlIn, startProcess } from '../../admin/service/testing/startProcess.ts'
import { startForeigner } from '../../admin/service/testing/startForeigner.ts'

const STOPS_WITHIN = 6_000

async function openStream(url: string): Promise<IncomingMessage> {
  const asked = request(`${url}/release/events`, { agent: false }).end()
  const [response] = (await once(asked, 'response')) as [IncomingMessage]
  onTestFinished(() => void response.destroy())
  return response.on('error', () => undefined)
}

/** Connected, and then silent: after `said`, which is a part of a request at most. */
async function openSilent(url: string, said = ''): Promise<Socket> {
  const { hostname, port } = new URL(url)
  const socket = connect(Number(port), hostname).on('error', () => undefined)
  onTestFinished(() => void socket.destroy())
  await once(socket, 'connect')
  if (said !== '') socket.write(said)
  return socket
}

const many = <T>(count: number, open: () => Promise<T>): Promise<readonly T[]> =>
  Promise.all(Array.from({ length: count }, open))

async function running(environment: Readonly<Record<string, string>> = {}) {
  const dataDir = join(await testFolder(), 'data')
  const { child, until, exit } = startProcess({ DATA_DIR: dataDir, ...environment })
  const url = publicUrlIn(await until('Desk '))
  return {
    url,
    child,
    /** Milliseconds until it has ended, its exit code, and whether the store was closed in order. */
    stop: async (signal: NodeJS.Signals = 'SIGTERM') => {
      const began = performance.now()
      child.kill(signal)
      const code = await exit
      const log = await stat(join(dataDir, 'playbill.db-wal')).catch(() => undefined)
      return { code, late: performance.now() - began > STOPS_WITHIN, closed: log === undefined }
    },
  }
}

const IN_ORDER = { code: 0, late: false, closed: true }

describe('a stop', () => {
  it('takes at most six seconds with 500 open streams and 100 silent connections, and closes the store', async () => {
    const { url, stop } = await running()
    await many(500, () => openStream(url))
    await many(80, () => openSilent(url))
    await many(20, () => openSilent(url, 'GET /release/1/head.json HTTP/1.1\r\nHost: a'))
    expect(await stop()).toEqual(IN_ORDER)
  })

  it('does not wait for a body that never ends, nor for a platform that never answers', async () => {
    const asked = Promise.withResolvers<undefined>()
    const platform = await startForeigner(() => asked.resolve(undefined))
    const { url, stop } = await running({ PLATFORM_URL: platform })
    await openSilent(
      url,
      'POST /release/reports HTTP/1.1\r\nHost: a\r\nContent-Type: application/json\r\nContent-Length: 900\r\n\r\n{"rep',
    )
    void fetch(`${url}/api/balance`).catch(() => undefined)
    await asked.promise
    expect(await stop()).toEqual(IN_ORDER)
  })

  it('finishes requests that end soon', async () => {
    const [asked, told] = [Promise.withResolvers<() => void>(), Promise.withResolvers<undefined>()]
    const platform = await startForeigner((_request, response) =>
      asked.resolve(() => void response.setHeader('content-type', 'application/json').end('{"code":200}')),
    )
    const { url, child, stop } = await running({ PLATFORM_URL: platform })
    const answer = fetch(`${url}/api/withdraw`, { method: 'POST' }).then((response) => response.json())
    const finish = await asked.promise
    child.stdout?.on('data', (chunk: string) => chunk.includes('Stopping') && told.resolve(undefined))
    const stopped = stop()
    await told.promise
    finish()
    expect(await answer).toEqual({ code: 200 })
    expect(await stopped).toEqual(IN_ORDER)
  })

  it('that is requested twice, as by a terminal and by npm, happens once', async () => {
    const { url, child, stop } = await running()
    await openStream(url)
    child.kill('SIGINT')
    expect(await stop('SIGINT')).toEqual(IN_ORDER)
  })

  it('of a service that has not started up yet is a success too', async () => {
    const { child, exit, until } = startProcess({
      DATA_DIR: join(await testFolder(), 'data'),
      PLATFORM_URL: 'http://platform.example.com',
    })
    await until('Warning')
    child.kill('SIGTERM')
    expect(await exit).toBe(0)
  })
})
