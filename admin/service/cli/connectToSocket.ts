import { request } from 'node:http'
import { callDesk } from '../../api/callDesk.ts'
import { USER_HEADER } from '../desk/socket/createSocketServer.ts'
import { CommandRefused, type DeskConnection, readAnswer } from './DeskConnection.ts'

/** The running service behind a socket, or undefined when none answers there. */
export async function connectToSocket(path: string, user: string): Promise<DeskConnection | undefined> {
  const call = callDesk(async (method, url, body) => {
    const { status, text } = await send(path, user, method, `/desk-api${url}`, body)
    return readAnswer(status, text)
  })
  try {
    await call('GET', '/status')
  } catch (error) {
    if (error instanceof Error && 'code' in error && (error.code === 'ENOENT' || error.code === 'ECONNREFUSED'))
      return undefined
    // It runs, without its store.
    if (error instanceof CommandRefused) return { call, isService: true, close: () => Promise.resolve() }
    if (error instanceof Error && 'code' in error && error.code === 'EACCES')
      throw new Error(`Only the user who runs the service may use it from the command line (${path}).`, {
        cause: error,
      })
    throw error
  }
  return { call, isService: true, close: () => Promise.resolve() }
}

function send(
  socketPath: string,
  user: string,
  method: string,
  path: string,
  body: unknown,
): Promise<{ status: number; text: string }> {
  return new Promise((resolve, reject) => {
    const payload = body === undefined ? undefined : JSON.stringify(body)
    const headers = {
      [USER_HEADER]: user,
      ...(payload !== undefined && {
        'content-type': 'application/json',
        'content-length': Buffer.byteLength(payload),
      }),
    }
    const outgoing = request({ socketPath, method, path, headers, agent: false }, (response) => {
      let text = ''
      response.setEncoding('utf8')
      response.on('data', (chunk: string) => {
        text += chunk
      })
      response.on('end', () => resolve({ status: response.statusCode ?? 500, text }))
      response.on('error', reject)
    })
    outgoing.on('error', reject)
    outgoing.end(payload)
  })
}
