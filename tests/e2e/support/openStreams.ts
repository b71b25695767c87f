import { connect } from 'node:net'
import type { Socket } from 'node:net'
import { PLAN_VERSION } from '../../../src/format/release.ts'
import type { Stack } from './startStack.ts'

/** So many at a time: more would overrun the queue of a listening socket. */
const AT_ONCE = 100

/** `count` phones that follow the release and show nothing, until `close`. */
export async function openStreams(
  { appUrl }: Stack,
  count: number,
): Promise<{
  /** How many of them have been sent this text since they were opened. */
  readonly heard: (text: string) => number
  readonly close: () => void
}> {
  const streams: { socket: Socket; text: string }[] = []
  while (streams.length < count) {
    const few = Array.from({ length: Math.min(AT_ONCE, count - streams.length) }, () => openStream(appUrl))
    streams.push(...(await Promise.all(few)))
  }
  return {
    heard: (text) => streams.filter((stream) => stream.text.includes(text)).length,
    close: () => {
      for (const { socket } of streams) socket.destroy()
    },
  }
}

/** @throws Error if the service closes it before it names a release */
function openStream(appUrl: string): Promise<{ socket: Socket; text: string }> {
  const { host, hostname, port } = new URL(appUrl)
  return new Promise((opened, fail) => {
    const socket = connect(Number(port), hostname === 'localhost' ? '127.0.0.1' : hostname)
    const stream = { socket, text: '' }
    socket.setEncoding('utf8')
    socket.write(
      `GET /release/events?plan=${PLAN_VERSION} HTTP/1.1\r\nhost: ${host}\r\naccept: text/event-stream\r\n\r\n`,
    )
    socket.on('data', (data: string) => {
      stream.text += data
      if (stream.text.includes('event: head')) opened(stream)
    })
    socket.on('error', fail)
    socket.on('close', () => fail(new Error(`A stream was closed: ${stream.text.slice(0, 300)}`)))
  })
}
