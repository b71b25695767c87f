import { deskApi } from '../../api/deskApi.ts'
import { answerProblems } from '../../api/testing/answerProblems.ts'
import type { Service } from '../run/startService.ts'

/**
 * A browser at the desk: keeps the cookie, sends the origin and the header token, and throws when an answer is not as
 * its route declares.
 */
export interface DeskClient {
  // Tests name the shape they expect of an answer.
  // oxlint-disable-next-line typescript/no-unnecessary-type-parameters
  call<T = Record<string, unknown>>(
    method: string,
    path: string,
    body?: unknown,
    headers?: Record<string, string>,
  ): Promise<{ status: number; body: T; headers: Headers }>
  readonly cookie: () => string
}

export function deskClient(service: Pick<Service, 'deskUrl'>): DeskClient {
  const cookies = new Map<string, string>()
  const cookie = (): string => [...cookies].map(([name, value]) => `${name}=${value}`).join('; ')
  let csrf = ''
  return {
    cookie,
    // oxlint-disable-next-line typescript/no-unnecessary-type-parameters
    async call<T>(method: string, path: string, body?: unknown, headers: Record<string, string> = {}) {
      const response = await fetch(`${service.deskUrl}/desk-api${path}`, {
        method,
        headers: {
          origin: service.deskUrl,
          ...(cookies.size > 0 && { cookie: cookie() }),
          ...(csrf !== '' && { 'x-desk-token': csrf }),
          ...(body !== undefined && {
            'content-type': body instanceof Uint8Array ? 'application/octet-stream' : 'application/json',
          }),
          ...headers,
        },
        ...(body !== undefined && { body: body instanceof Uint8Array ? Uint8Array.from(body) : JSON.stringify(body) }),
      })
      const text = await response.text()
      const problems = answerProblems(deskApi, { method, path, status: response.status, text })
      if (problems.length > 0) throw new Error(problems.join('\n'))
      const answer: T = text === '' ? {} : JSON.parse(text)
      for (const set of response.headers.getSetCookie()) {
        const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(set) ?? []
        cookies.set(name, value)
      }
      if (typeof answer === 'object' && answer !== null && 'csrf' in answer) csrf = String(answer.csrf)
      return { status: response.status, body: answer, headers: response.headers }
    },
  }
}

export const PASSWORD = 'a few random words'

/** Uses up the setup link and answers the owner's browser. */
export async function signInOwner(service: Pick<Service, 'deskUrl' | 'setupLink'>, name = 'mina'): Promise<DeskClient> {
  const client = deskClient(service)
  const token = service.setupLink?.split('/').at(-1)
  const { status, body } = await client.call('POST', '/join', { token, name, password: PASSWORD })
  if (status !== 201) throw new Error(`The setup link was refused: ${JSON.stringify(body)}`)
  return client
}

/** Invites somebody and lets them join; answers their browser. */
export async function signInAs(
  service: Pick<Service, 'deskUrl'>,
  owner: DeskClient,
  role: string,
  name: string,
): Promise<DeskClient> {
  const { body } = await owner.call<{ link: string }>('POST', '/operators/invitations', { role, name })
  const client = deskClient(service)
  await client.call('POST', '/join', { token: body.link.split('/').at(-1), name, password: PASSWORD })
  return client
}
