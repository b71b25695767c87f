import { once } from 'node:events'
import { connect, type Socket } from 'node:net'

/**
 * Asks for one address at a steady pace, each time with the ETag it knows, and reports how many ms each 304 took from the
 * moment at which it was to be asked for: what has to wait behind a slow answer counts, too. In a process of its own, and
 * by plain sockets, as `askAgain.ts`. Each message to it begins a round of so many seconds.
 */
const [url = '', perSecond = '500', connections = '32'] = process.argv.slice(2)
const { hostname, port, pathname } = new URL(url)
const EVERY = 1000 / Number(perSecond)

const etag = (await fetch(url)).headers.get('etag') ?? ''
const question = `GET ${pathname} HTTP/1.1\r\nhost: ${hostname}:${port}\r\nif-none-match: ${etag}\r\n\r\n`
let free: Socket[] = []
/** Moments of requests that found no free connection, oldest first. */
const waiting: number[] = []
const taken = new Map<Socket, number>()
let times: number[] = []

async function open(): Promise<Socket> {
  const socket = connect(Number(port), hostname)
  await once(socket, 'connect')
  socket.setNoDelay(true)
  socket.setEncoding('latin1')
  let received = ''
  socket.on('data', (chunk: string) => {
    received += chunk
    if (!received.endsWith('\r\n\r\n')) return
    if (!received.startsWith('HTTP/1.1 304')) throw new Error(`Not a 304 but: ${received.slice(0, 200)}`)
    received = ''
    times.push(performance.now() - (taken.get(socket) ?? 0))
    const next = waiting.shift()
    if (next === undefined) free.push(socket)
    else ask(socket, next)
  })
  socket.on('end', () => {
    throw new Error('The service closed a connection in the middle of a round.')
  })
  return socket
}

function ask(socket: Socket, since: number): void {
  taken.set(socket, since)
  socket.write(question)
}

process.on('message', (seconds: number) => void askFor(seconds))
process.on('disconnect', () => process.exit(0))
process.send?.('ready')

async function askFor(seconds: number): Promise<void> {
  // New ones for each round: between two, the service would close what is idle.
  free = await Promise.all(Array.from({ length: Number(connections) }, open))
  const all = [...free]
  times = []
  const count = (seconds * 1000) / EVERY
  const began = performance.now()
  let asked = 0
  const pace = setInterval(() => {
    for (; asked < count && began + asked * EVERY <= performance.now(); asked += 1) {
      const socket = free.shift()
      if (socket === undefined) waiting.push(began + asked * EVERY)
      else ask(socket, began + asked * EVERY)
    }
    if (times.length < count) return
    clearInterval(pace)
    for (const socket of all) socket.destroy()
    process.send?.(times)
  }, 1)
}
