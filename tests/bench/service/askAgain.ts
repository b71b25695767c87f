import { connect } from 'node:net'

/**
 * Asks for one address again and again over kept connections, each with the ETag it knows, and reports how many 304s
 * came in how long. In a process of its own, and by plain sockets: Node's client costs more than the server.
 */
const [url = '', etag = '', seconds = '5', connections = '32'] = process.argv.slice(2)
const { hostname, port, pathname } = new URL(url)
const question = `GET ${pathname} HTTP/1.1\r\nhost: ${hostname}:${port}\r\nif-none-match: ${etag}\r\n\r\n`
let answers = 0
let isOver = false
let began: number | undefined

await Promise.all(
  Array.from(
    { length: Number(connections) },
    async () =>
      new Promise<void>((resolve, reject) => {
        const socket = connect(Number(port), hostname, () => socket.write(question))
        socket.setNoDelay(true)
        socket.setEncoding('latin1')
        let received = ''
        socket.on('data', (chunk: string) => {
          received += chunk
          if (!received.endsWith('\r\n\r\n')) return
          if (!received.startsWith('HTTP/1.1 304')) throw new Error(`Not a 304 but: ${received.slice(0, 200)}`)
          received = ''
          answers += 1
          if (isOver) socket.end()
          else socket.write(question)
        })
        socket.on('close', () => resolve())
        socket.on('error', reject)
        if (began === undefined) began = performance.now()
        setTimeout(() => (isOver = true), Number(seconds) * 1000)
      }),
  ),
)
process.send?.({ answers, seconds: (performance.now() - (began ?? 0)) / 1000 })
