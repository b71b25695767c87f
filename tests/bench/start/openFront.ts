import { execFileSync } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { Agent, request as ask, type IncomingMessage } from 'node:http'
import { createSecureServer, type Http2ServerRequest, type Http2ServerResponse } from 'node:http2'
import { connect, createServer, type Server, type Socket } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { createLane, type Lane } from './createLane.ts'

export interface Line {
  /** Milliseconds there and back. */
  readonly latency: number
  /** Bytes a second. */
  readonly downloadThroughput: number
  readonly uploadThroughput: number
}

export interface Front {
  readonly url: string
  close(): Promise<void>
}

/**
 * TLS and HTTP/2 in front of a service, as a proxy of production is, at the end of a line that all connections share and
 * that is slow by itself: a browser's own throttling knows neither handshakes nor the order in which streams are sent.
 * @param target origin of the service
 */
export async function openFront(target: string, line: Line): Promise<Front> {
  const agent = new Agent({ keepAlive: true })
  const front = createSecureServer(makeCertificate())
  front.on('request', (request, response) => passOn(request, response, new URL(target), agent))
  const port = await listen(front)
  const down = createLane(line.downloadThroughput, line.latency / 2)
  const up = createLane(line.uploadThroughput, line.latency / 2)
  const open = new Set<Socket>()
  const shaper = createServer((phone) => void carry(phone))
  const url = `https://localhost:${await listen(shaper)}`

  async function carry(phone: Socket): Promise<void> {
    keep(phone)
    // The connection of a real line takes one way there and back before anything is sent.
    await wait(line.latency)
    const server = keep(connect(port, '127.0.0.1'))
    ship(phone, server, up)
    ship(server, phone, down)
  }

  function keep(socket: Socket): Socket {
    open.add(socket)
    return socket.setNoDelay().on('close', () => open.delete(socket))
  }

  return {
    url,
    async close() {
      for (const socket of open) socket.destroy()
      agent.destroy()
      await Promise.all([closed(shaper), closed(front)])
    },
  }
}

function ship(from: Socket, to: Socket, lane: Lane): void {
  from.on('data', (chunk: Buffer) => {
    const isFull = lane.send(chunk, (piece) => void to.write(piece))
    if (!isFull) return
    from.pause()
    lane.whenFree(() => from.resume())
  })
  from.on('end', () => lane.send(Buffer.alloc(0), () => void to.end()))
  from.on('error', () => to.destroy()).on('close', () => lane.send(Buffer.alloc(0), () => void to.destroy()))
}

/** Headers of one connection, which HTTP/2 refuses. */
const OF_CONNECTION = new Set(['connection', 'keep-alive', 'transfer-encoding', 'upgrade', 'http2-settings'])

const passed = (headers: IncomingMessage['headers']) =>
  Object.fromEntries(Object.entries(headers).filter(([name]) => !name.startsWith(':') && !OF_CONNECTION.has(name)))

function passOn(
  request: Http2ServerRequest,
  response: Http2ServerResponse,
  { hostname, port }: URL,
  agent: Agent,
): void {
  const { method, url: path, headers, authority } = request
  const asked = ask({ hostname, port, method, path, agent, headers: { ...passed(headers), host: authority } })
  asked.on('response', (answer) => {
    response.writeHead(answer.statusCode ?? 502, passed(answer.headers))
    answer.pipe(response)
  })
  asked.on('error', () => response.stream.destroy())
  response.on('close', () => asked.destroy())
  request.pipe(asked)
}

function makeCertificate(): { readonly key: Buffer; readonly cert: Buffer } {
  const folder = mkdtempSync(join(tmpdir(), 'bench-front-'))
  const [key, cert] = [join(folder, 'key.pem'), join(folder, 'cert.pem')]
  try {
    const curve = ['-newkey', 'ec', '-pkeyopt', 'ec_paramgen_curve:prime256v1', '-nodes']
    execFileSync(
      'openssl',
      ['req', '-x509', ...curve, '-days', '2', '-subj', '/CN=localhost', '-keyout', key, '-out', cert],
      {
        stdio: 'ignore',
      },
    )
    return { key: readFileSync(key), cert: readFileSync(cert) }
  } catch (error) {
    throw new Error('The front of the bench needs openssl to make its certificate.', { cause: error })
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}

async function listen(server: Server | ReturnType<typeof createSecureServer>): Promise<number> {
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const address = server.address()
  if (address === null || typeof address === 'string') throw new Error('The front of the bench has no port.')
  return address.port
}

const closed = async (server: Server | ReturnType<typeof createSecureServer>) =>
  new Promise((resolve) => server.close(resolve))
