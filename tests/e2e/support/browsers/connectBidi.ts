import { isObject, memberOf } from '../../../../src/format/value/isObject.ts'

/** A connection that speaks WebDriver BiDi (https://w3c.github.io/webdriver-bidi). */
export interface Bidi {
  /** Sends a command and gives its result; a refused one throws what the browser said. */
  send(method: string, params?: Readonly<Record<string, unknown>>): Promise<unknown>
  close(): void
}

export async function connectBidi(url: string): Promise<Bidi> {
  const socket = new WebSocket(url)
  const waiting = new Map<unknown, PromiseWithResolvers<unknown>>()
  let last = 0
  socket.addEventListener('message', ({ data }) => {
    const message: unknown = JSON.parse(String(data))
    const asked = waiting.get(memberOf(message, 'id'))
    waiting.delete(memberOf(message, 'id'))
    if (memberOf(message, 'type') === 'error') asked?.reject(new Error(String(memberOf(message, 'message'))))
    else asked?.resolve(memberOf(message, 'result'))
  })
  socket.addEventListener('close', () => {
    for (const asked of waiting.values()) asked.reject(new Error('The browser has ended the connection.'))
  })
  await new Promise((resolve, reject) => {
    socket.addEventListener('open', resolve)
    socket.addEventListener('error', () => reject(new Error(`Nothing speaks WebDriver BiDi at ${url}.`)))
  })
  return {
    async send(method, params = {}) {
      const asked = Promise.withResolvers<unknown>()
      waiting.set(++last, asked)
      socket.send(JSON.stringify({ id: last, method, params }))
      return asked.promise
    },
    close: () => socket.close(),
  }
}

/** What a script gave, or what it threw. */
export function resultOf(evaluated: unknown): string {
  const value = memberOf(memberOf(evaluated, 'result'), 'value')
  if (typeof value === 'string') return value
  const thrown = memberOf(memberOf(evaluated, 'exceptionDetails'), 'text')
  throw new Error(isObject(evaluated) && typeof thrown === 'string' ? thrown : 'The script gave no text.')
}
