import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { createServer } from 'node:http'

/**
 * The smallest server of a file: Node's own, with a body in memory, an ETag and nothing else. In a process of its own,
 * which reports its address and, when asked, its processor time.
 */
const body = readFileSync(process.argv[2] ?? '')
const etag = `"${createHash('sha256').update(body).digest('hex').slice(0, 32)}"`

const server = createServer((request, response) => {
  response.setHeader('etag', etag)
  response.setHeader('cache-control', 'max-age=0')
  if (request.headers['if-none-match'] === etag) response.writeHead(304).end()
  else response.writeHead(200, { 'content-type': 'application/json' }).end(body)
})
server.listen(0, '127.0.0.1', () => {
  const address = server.address()
  if (typeof address === 'object' && address) process.send?.({ url: `http://127.0.0.1:${address.port}` })
})
process.on('message', () => {
  const { user, system } = process.cpuUsage()
  process.send?.({ cpuMicroseconds: user + system })
})
process.on('disconnect', () => process.exit(0))
