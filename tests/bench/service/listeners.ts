import { connect } from 'node:net'

/**
 * A number of phones that listen for releases, in a process of its own. Reports when all have received the live head,
 * and when asked for the date of a head, the moments (`Date.now()`, with fractions) at which each received it.
 */
const [url = '', count = '0'] = process.argv.slice(2)
const { hostname, port, pathname, search } = new URL(url)
const question = `GET ${pathname}${search} HTTP/1.1\r\nhost: ${hostname}:${port}\r\naccept: text/event-stream\r\n\r\n`
/** When each head was received, by its date. */
const heard = new Map<string, number[]>()
const now = () => performance.timeOrigin + performance.now()
/** Connected a hundred at a time: a server takes only so many callers at once. */
const AT_ONCE = 100
let waiting: { readonly at: string } | undefined

for (let opened = 0; opened < Number(count); opened += AT_ONCE) {
  await Promise.all(Array.from({ length: Math.min(AT_ONCE, Number(count) - opened) }, listen))
}
process.send?.({ listening: Number(count) })
process.on('message', (request: { readonly at: string }) => {
  waiting = request
  tell()
})
process.on('disconnect', () => process.exit(0))

/** Settles when the stream has sent the live head. */
async function listen(): Promise<void> {
  return new Promise((resolve, reject) => {
    const socket = connect(Number(port), hostname, () => socket.write(question))
    socket.setEncoding('latin1')
    let rest = ''
    socket.on('data', (chunk: string) => {
      const moment = now()
      const events = (rest + chunk).split('\n\n')
      rest = events.pop() ?? ''
      for (const event of events) {
        const [, at] = /^data: .*"at":"([^"]+)"/m.exec(event) ?? []
        if (at === undefined) continue
        hear(at, moment)
        resolve()
      }
    })
    socket.on('error', reject)
    socket.on('close', () => reject(new Error(`A stream was closed: ${rest}`)))
  })
}

function hear(at: string, moment: number): void {
  const moments = heard.get(at) ?? []
  heard.set(at, moments)
  moments.push(moment)
  tell()
}

function tell(): void {
  if (waiting === undefined) return
  const moments = heard.get(waiting.at) ?? []
  if (moments.length < Number(count)) return
  waiting = undefined
  process.send?.({ moments })
}
