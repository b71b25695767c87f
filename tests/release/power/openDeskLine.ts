import { once } from 'node:events'
import { request } from 'node:http'
import { buffer } from 'node:stream/consumers'
import { callDesk, type CallDesk } from '../../../admin/api/callDesk.ts'
import { memberOf } from '../../../src/format/value/isObject.ts'

/** A browser at the desk that makes a connection for each request, so that its port names the answer in a recording. */
export interface DeskLine {
  /** Throws `Refused`, or what a connection throws that ends. */
  readonly call: CallDesk
  /** A request with bytes, or without any. */
  readonly send: (method: string, path: string, body?: unknown) => Promise<unknown>
  /** Port of the last request. */
  readonly port: () => number
}

export class Refused extends Error {
  readonly status: number

  constructor(status: number, what: string) {
    super(`The desk answered ${status} to ${what}`)
    this.status = status
  }
}

/**
 * @param deskUrl where the desk is by now
 * @param machineToken of a program that is at the desk in place of a person
 */
export function openDeskLine(deskUrl: () => string, machineToken?: string): DeskLine {
  const cookies = new Map<string, string>()
  let csrf = ''
  let port = 0

  async function send(method: string, path: string, body?: unknown): Promise<unknown> {
    const bytes = body === undefined || body instanceof Uint8Array ? body : Buffer.from(JSON.stringify(body))
    const sent = request(`${deskUrl()}/desk-api${path}`, {
      method,
      agent: false,
      headers: {
        origin: deskUrl(),
        cookie: [...cookies].map(([name, value]) => `${name}=${value}`).join('; '),
        'x-desk-token': csrf,
        ...(machineToken !== undefined && { authorization: `Bearer ${machineToken}` }),
        ...(bytes !== undefined && {
          'content-type': bytes === body ? 'application/octet-stream' : 'application/json',
          'content-length': bytes.length,
        }),
      },
    })
    sent.once('socket', (socket) => socket.once('connect', () => (port = socket.localPort ?? 0)))
    sent.end(bytes)
    const [response] = await once(sent, 'response')
    const text = (await buffer(response)).toString()
    if (response.statusCode >= 300) throw new Refused(response.statusCode, `${method} ${path}: ${text}`)
    for (const set of response.headers['set-cookie'] ?? []) {
      const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(set) ?? []
      cookies.set(name, value)
    }
    const answer: unknown = text === '' ? undefined : JSON.parse(text)
    const token = memberOf(answer, 'csrf')
    if (typeof token === 'string') csrf = token
    return answer
  }

  return { call: callDesk(send), send, port: () => port }
}
