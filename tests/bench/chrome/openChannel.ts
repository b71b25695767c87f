import type { Readable, Writable } from 'node:stream'

/** Commands to a Chromium over its debugging pipe. */
export interface Channel {
  /**
   * Rejects when the browser refuses the command. `session` names the page it is for; the browser itself when left out.
   */
  send<T>(method: string, params?: object, session?: string): Promise<T>
}

interface Reply {
  readonly id?: number
  readonly result?: unknown
  readonly error?: { readonly message: string }
}

interface Waiting {
  readonly resolve: (result: unknown) => void
  readonly reject: (error: Error) => void
  readonly method: string
}

/**
 * Messages are JSON, each ended by a zero byte. Events are ignored, and nothing that costs the page time is switched
 * on.
 */
export function openChannel(input: Writable, output: Readable): Channel {
  const waiting = new Map<number, Waiting>()
  let sent = 0
  let rest = ''
  output.setEncoding('utf8')
  output.on('data', (chunk: string) => {
    const messages = (rest + chunk).split('\0')
    rest = messages.pop() ?? ''
    for (const message of messages) receive(JSON.parse(message) as Reply)
  })
  output.on('close', () => {
    for (const { reject, method } of waiting.values())
      reject(new Error(`The browser ended before it answered ${method}.`))
  })

  function receive({ id = 0, result, error }: Reply): void {
    const asked = waiting.get(id)
    waiting.delete(id)
    if (error) asked?.reject(new Error(`The browser refused ${asked.method}: ${error.message}`))
    else asked?.resolve(result)
  }

  return {
    send: async <T>(method: string, params: object = {}, session?: string) =>
      new Promise<T>((resolve, reject) => {
        sent += 1
        waiting.set(sent, { resolve: (result) => resolve(result as T), reject, method })
        input.write(`${JSON.stringify({ id: sent, method, params, sessionId: session })}\0`)
      }),
  }
}
