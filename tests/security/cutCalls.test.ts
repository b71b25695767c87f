import { once } from 'node:events'
import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http'
import { connect, type Socket } from 'node:net'
import { join } from 'node:path'
import { expect, it, onTestFinished } from 'vitest'
import { testFolder } from '../../admin/service/testing/createTestCore.ts'
import { serveHere } from '../../admin/service/testing/serveHere.ts'
import { publicUrlIn, startProcess } from '../../admin/service/testing/startProcess.ts'

/** The connections to the platform of a process that may open 256 files. */
const CONNECTIONS = 32

type Cut = (socket: Socket) => void

const cuts: Readonly<Record<string, Cut>> = {
  close: (socket) => void socket.destroy(),
  reset: (socket) => void socket.resetAndDestroy(),
  'half-close': (socket) => void socket.end(),
  malformed: (socket) => void socket.write('\u0000\r\nzz\r\n\r\n'),
}

const calls = ['/api/withdraw', '/api/balance', '/api/uploadimg']
const headOf = (path: string, ...headers: readonly string[]): string =>
  [`POST ${path} HTTP/1.1`, 'Host: a', 'Content-Type: application/json', ...headers, '', ''].join('\r\n')
const BODY = `{"amount":"${'1'.repeat(300)}"}`

/** The real process, with a platform that answers as the test says at the moment. */
async function start() {
  let answer: RequestListener = succeed
  const platform = await serveHere((request, response) => answer(request, response))
  onTestFinished(platform.close)
  const dataDir = join(await testFolder(), 'data')
  const { until } = startProcess({ DATA_DIR: dataDir, PLATFORM_URL: platform.url }, { descriptors: 256 })
  const url = publicUrlIn(await until('Desk '))

  /** A connection that has sent something; what comes back is not read unless it is waited for. */
  async function open(said: string): Promise<Socket> {
    const { hostname, port } = new URL(url)
    const socket = connect({ port: Number(port), host: hostname, allowHalfOpen: true }).on('error', () => undefined)
    onTestFinished(() => void socket.destroy())
    await once(socket, 'connect')
    socket.write(said)
    return socket
  }

  /** Whether it answers; it has then also taken note of what was sent before. */
  const isServing = async (): Promise<boolean> =>
    fetch(`${url}/healthz`, { headers: { connection: 'close' } }).then(
      ({ ok }) => ok,
      () => false,
    )

  /** From now on the platform takes calls and does not answer, until it is told to. */
  function hold() {
    const held: ServerResponse[] = []
    const full = Promise.withResolvers<undefined>()
    answer = (request, response) => {
      request.resume()
      if (held.push(response) === CONNECTIONS) full.resolve(undefined)
    }
    return {
      full: full.promise,
      letGo: () => {
        answer = succeed
        for (const response of held) succeed(response.req, response)
      },
    }
  }

  /** Calls on all connections to the platform at once: none was lost before if there are so many. */
  async function takeAll(): Promise<() => Promise<void>> {
    const { full, letGo } = hold()
    const statuses = Promise.all(
      Array.from({ length: CONNECTIONS }, async () =>
        fetch(`${url}/api/withdraw`, { method: 'POST', body: BODY }).then(({ status }) => status),
      ),
    )
    await full
    return async () => {
      letGo()
      expect(new Set(await statuses)).toEqual(new Set([200]))
    }
  }

  return {
    open,
    isServing,
    hold,
    takeAll,
    /** The status that a member gets; undefined where the connection breaks. */
    call: async (path: string) =>
      fetch(`${url}${path}`, { method: 'POST', body: BODY })
        .then(async (response) => (await response.text()) && response.status)
        .catch(() => undefined),
    answerWith: (next: RequestListener) => {
      answer = next
    },
  }
}

function succeed(request: IncomingMessage, response: ServerResponse): void {
  request.resume()
  response.setHeader('content-type', 'application/json').end('{"code":200,"message":"ok","data":null}')
}

it('goes on serving when members cut their calls off, at whatever stage and in whatever way', async () => {
  const { open, isServing, hold, takeAll, answerWith } = await start()
  const hasBegun = async (socket: Socket): Promise<Socket> => {
    await once(socket, 'data')
    return socket
  }
  type Stages = Readonly<Record<string, (path: string) => Promise<Socket>>>
  /** Each leaves a call at the stage that its name says. */
  const stages: Stages = {
    'sends its head': async (path) => open(`POST ${path} HTTP/1.1\r\nHost: a\r\nConte`),
    'sends a body of a known length': async (path) => {
      const socket = await hasBegun(await open(headOf(path, 'Content-Length: 900', 'Expect: 100-continue')))
      socket.write(BODY)
      return socket
    },
    'sends a chunked body': async (path) => {
      const socket = await hasBegun(await open(headOf(path, 'Transfer-Encoding: chunked', 'Expect: 100-continue')))
      socket.write(`${BODY.length.toString(16)}\r\n${BODY}\r\n90\r\n{"am`)
      return socket
    },
    'sends a body that is not wanted': async (path) =>
      open(`GET ${path} HTTP/1.1\r\nHost: a\r\nContent-Length: 900\r\n\r\n${BODY}`),
    'has sent all': async (path) => open(headOf(path, `Content-Length: ${BODY.length}`) + BODY),
  }
  async function cutAll(chosen: Stages): Promise<void> {
    for (const [stage, reach] of Object.entries(chosen))
      for (const [way, cut] of Object.entries(cuts)) {
        const sockets = await Promise.all(calls.map(reach))
        await isServing()
        for (const socket of sockets) cut(socket)
        expect([stage, way, await isServing()]).toEqual([stage, way, true])
        for (const socket of sockets) socket.destroy()
      }
  }

  const { letGo } = hold()
  await cutAll(stages)
  letGo()
  const answerAll = await takeAll()
  // There is no connection for them now.
  await cutAll(stages)
  await answerAll()
  answerWith((request, response) => {
    request.resume()
    response.writeHead(200, { 'content-type': 'application/json', 'content-length': 9_000_000 })
    response.write(`{"code":200,"data":"${'x'.repeat(1_000_000)}`)
  })
  await cutAll({ 'reads its answer': async (path) => hasBegun(await open(headOf(path, 'Content-Length: 2') + '{}')) })
  await (
    await takeAll()
  )()
})

it('goes on serving when the platform cuts calls off, at whatever stage and in whatever way', async () => {
  const { isServing, takeAll, call, answerWith } = await start()
  const stages: Readonly<Record<string, (response: ServerResponse) => void>> = {
    'has got the call': () => undefined,
    'has said how it ends': (response) => {
      response.writeHead(200, { 'content-type': 'application/json', 'content-length': 900 }).flushHeaders()
    },
    'has begun a page that is not passed on': (response) => {
      response.writeHead(500, { 'content-type': 'text/html' }).write('<p>')
    },
    'answers with a length': (response) => {
      response.writeHead(200, { 'content-type': 'application/json', 'content-length': 900 }).write('{"code":')
    },
    'answers in chunks': (response) => {
      response.writeHead(200, { 'content-type': 'application/json' }).write('{"code":')
    },
  }
  for (const [stage, reach] of Object.entries(stages))
    for (const [way, cut] of Object.entries(cuts)) {
      answerWith((request, response) => {
        request.resume()
        reach(response)
        cut(request.socket)
        // So that it ends, with fewer bytes than it promised.
        if (way === 'malformed') request.socket.end()
      })
      const statuses = await Promise.all(calls.map(call))
      expect([stage, way, statuses.includes(200), await isServing()]).toEqual([stage, way, false, true])
    }
  await (
    await takeAll()
  )()
})
