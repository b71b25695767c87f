import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import { decodeJwt, exportJWK, generateKeyPair, importJWK, type JWK, type JWTPayload, SignJWT } from 'jose'
import { type Adapter, type AdapterPayload, Provider } from 'oidc-provider'

/** Somebody whom the provider knows. */
interface Colleague {
  readonly name?: string
  readonly groups?: readonly string[]
  readonly amr?: readonly string[]
}

/** Faults of the provider; none unless set. */
interface ProviderFaults {
  /** Every request ends without an answer. */
  isDown?: boolean
  /** Every request for tokens gets this status. */
  tokenStatus?: number
  /** Claims of the next tokens instead of the right ones; the signature is right. */
  claims?: JWTPayload
  /** Tokens are signed with a key that the provider does not publish. */
  isForged?: boolean
  /** They are told only where one asks who somebody is. */
  hidesGroups?: boolean
  /** Without them, the desk has to end at its next question. */
  hasNoRefreshToken?: boolean
}

export interface TestProvider {
  readonly issuer: string
  /** Variables of a service that uses it. */
  readonly environment: Readonly<Record<string, string>>
  /** By subject; a test may change them at any time. */
  readonly colleagues: Map<string, Colleague>
  readonly faults: ProviderFaults
  /** From now on tokens are signed with a new key. */
  rollKeys(): Promise<void>
  /** Forgets everybody's refresh tokens and sessions. */
  revoke(): void
  /** A browser at the provider; it stays signed in there. */
  browser(): ProviderBrowser
  stop(): Promise<void>
}

export interface ProviderBrowser {
  /**
   * Opens a page of the provider as a colleague, or as `nobody`, who cancels; answers the query with which it sends back
   * to the desk.
   */
  readonly visit: (url: string, subject: string) => Promise<string>
}

const HOUR = 60 * 60
const MONTH = 30 * 24 * HOUR

type Kept = Map<string, AdapterPayload>

/** The rows of a kind, in memory. */
function adapterOf(kept: Kept, model: string): Adapter {
  const keyOf = (id: string): string => `${model} ${id}`
  const findBy = (isWanted: (payload: AdapterPayload) => boolean) =>
    Promise.resolve([...kept].find(([key, payload]) => key.startsWith(`${model} `) && isWanted(payload))?.[1])
  return {
    upsert: async (id, payload) => void kept.set(keyOf(id), payload),
    find: async (id) => kept.get(keyOf(id)),
    findByUserCode: (code) => findBy(({ userCode }) => userCode === code),
    findByUid: (wanted) => findBy(({ uid }) => uid === wanted),
    consume: async (id) => {
      const found = kept.get(keyOf(id))
      if (found !== undefined) kept.set(keyOf(id), { ...found, consumed: Math.floor(Date.now() / 1000) })
    },
    destroy: async (id) => void kept.delete(keyOf(id)),
    revokeByGrantId: async (grant) => {
      for (const [key, { grantId }] of kept) if (grantId === grant) kept.delete(key)
    },
  }
}

interface Key {
  readonly jwk: JWK
}

async function createKey(kid: string): Promise<Key> {
  const { privateKey } = await generateKeyPair('RS256', { extractable: true })
  return { jwk: { ...(await exportJWK(privateKey)), kid, alg: 'RS256', use: 'sig' } }
}

/** A real provider of OpenID Connect on a port of its own, in which every fault can be made. */
export async function startProvider({ redirectTo }: { readonly redirectTo: () => string }): Promise<TestProvider> {
  const colleagues = new Map<string, Colleague>()
  const faults: ProviderFaults = {}
  let keys = [await createKey('first')]
  const forger = await createKey('first')
  let built: Provider | undefined
  const kept: Kept = new Map()

  const server = createServer((request, response) => void answer(request, response))
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const address = server.address()
  const issuer = `http://localhost:${typeof address === 'object' ? address?.port : ''}`

  const published = () => ({
    keys: keys.map(({ jwk: { kty, n, e, kid, alg, use } }) => ({ kty, n, e, kid, alg, use })),
  })

  async function altered(body: string): Promise<string> {
    const tokens: Record<string, unknown> = JSON.parse(body)
    const [key] = faults.isForged === true ? [forger] : keys
    if (typeof tokens['id_token'] !== 'string' || key === undefined) return body
    const { groups, ...rest } = decodeJwt(tokens['id_token'])
    // It tells them only to those who ask for the claim by name.
    const amr = colleagues.get(rest.sub ?? '')?.amr
    const claims = { ...rest, ...(amr && { amr }), ...(faults.hidesGroups !== true && { groups }), ...faults.claims }
    const signed = new SignJWT(claims).setProtectedHeader({ alg: 'RS256', kid: key.jwk.kid ?? '' })
    tokens['id_token'] = await signed.sign(await importJWK(key.jwk, 'RS256'))
    if (faults.hasNoRefreshToken === true) delete tokens['refresh_token']
    return JSON.stringify(tokens)
  }

  async function answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    if (faults.isDown === true) return void request.socket.destroy()
    const { pathname, searchParams } = new URL(request.url ?? '/', issuer)
    if (pathname.startsWith('/interaction/')) return interact(request, response, searchParams.get('as'))
    if (pathname === '/token' && faults.tokenStatus !== undefined)
      return void response.writeHead(faults.tokenStatus, { 'content-type': 'application/json' }).end('{}')
    if (pathname === '/jwks')
      return void response
        .writeHead(200, { 'content-type': 'application/jwk-set+json' })
        .end(JSON.stringify(published()))
    const callback = provider().callback()
    if (pathname !== '/token') return callback(request, response)
    const end = response.end.bind(response)
    response.end = (body?: unknown) => {
      void altered(String(body)).then((text) => {
        if (!response.headersSent) response.setHeader('content-length', Buffer.byteLength(text))
        end(text)
      })
      return response
    }
    return callback(request, response)
  }

  /** The page on which a person chooses who they are; a test names them in the address. */
  async function interact(request: IncomingMessage, response: ServerResponse, as: string | null): Promise<void> {
    if (as === null) {
      const links = [...colleagues.keys(), 'nobody'].map((subject) => `<p><a href="?as=${subject}">${subject}</a></p>`)
      return void response.writeHead(200, { 'content-type': 'text/html' }).end(`<h1>Provider</h1>${links.join('')}`)
    }
    await provider().interactionFinished(
      request,
      response,
      as === 'nobody'
        ? { error: 'access_denied', error_description: 'cancelled' }
        : { login: { accountId: as, remember: true, amr: [...(colleagues.get(as)?.amr ?? [])] } },
    )
  }

  /** Built with the first request, when the desk's address is known. */
  function provider(): Provider {
    built ??= new Provider(issuer, {
      adapter: (model) => adapterOf(kept, model),
      ttl: { Interaction: HOUR, Grant: MONTH, Session: MONTH, AccessToken: HOUR, RefreshToken: MONTH, IdToken: 300 },
      clients: [
        {
          client_id: 'desk',
          client_secret: 'a secret of the desk',
          redirect_uris: [redirectTo()],
          token_endpoint_auth_method: 'client_secret_post',
          grant_types: ['authorization_code', 'refresh_token'],
          require_auth_time: true,
        },
      ],
      jwks: { keys: keys.map(({ jwk }) => jwk) },
      cookies: { keys: ['a key of the provider'] },
      features: { devInteractions: { enabled: false } },
      claims: { openid: ['sub', 'groups'], profile: ['name'] },
      conformIdTokenClaims: false,
      pkce: { required: () => true },
      interactions: { url: (_context, { uid }) => `/interaction/${uid}` },
      issueRefreshToken: () => true,
      findAccount: (_context, subject) => {
        const found = colleagues.get(subject)
        return (
          found && {
            accountId: subject,
            claims: () => ({
              sub: subject,
              ...(found.name !== undefined && { name: found.name }),
              groups: [...(found.groups ?? [])],
            }),
          }
        )
      },
      // Nobody is asked what the desk may know.
      async loadExistingGrant(context) {
        const { client, session } = context.oidc
        const grant = new context.oidc.provider.Grant({
          ...(client && { clientId: client.clientId }),
          ...(session?.accountId !== undefined && { accountId: session.accountId }),
        })
        grant.addOIDCScope('openid profile offline_access')
        await grant.save()
        return grant
      },
    })
    return built
  }

  return {
    issuer,
    environment: {
      OIDC_ISSUER: issuer,
      OIDC_CLIENT_ID: 'desk',
      OIDC_CLIENT_SECRET: 'a secret of the desk',
      OIDC_ROLES: 'desk-owners=owner,desk-publishers=publisher,desk-editors=editor',
    },
    colleagues,
    faults,
    async rollKeys() {
      keys = [await createKey('second')]
    },
    revoke() {
      kept.clear()
    },
    browser() {
      const cookies = new Map<string, string>()
      return {
        async visit(url, subject) {
          let at = url
          for (let steps = 0; steps < 12; steps++) {
            if (at.startsWith(redirectTo())) return new URL(at).search
            const response = await fetch(at, {
              redirect: 'manual',
              headers: { cookie: [...cookies].map(([name, value]) => `${name}=${value}`).join('; ') },
            })
            for (const set of response.headers.getSetCookie()) {
              const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(set) ?? []
              cookies.set(name, value)
            }
            const location = response.headers.get('location')
            if (location !== null) at = new URL(location, at).href
            else if (/\/interaction\/[^?]+$/.test(at)) at = `${at}?as=${subject}`
            else throw new Error(`The provider has answered ${response.status}: ${await response.text()}`)
          }
          throw new Error('The provider sends the browser round in circles.')
        },
      }
    },
    async stop() {
      server.closeAllConnections()
      await new Promise((resolve) => server.close(resolve))
    },
  }
}
