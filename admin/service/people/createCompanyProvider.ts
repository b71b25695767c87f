import {
  allowInsecureRequests,
  AuthorizationResponseError,
  authorizationCodeGrant,
  buildAuthorizationUrl,
  calculatePKCECodeChallenge,
  ClientError,
  clockSkew,
  clockTolerance,
  type Configuration,
  discovery,
  enableNonRepudiationChecks,
  fetchUserInfo,
  refreshTokenGrant,
  ResponseBodyError,
  type TokenEndpointResponse,
  type TokenEndpointResponseHelpers,
} from 'openid-client'
import { objectOf } from '../../../src/format/value/isObject.ts'
import type { CompanyLogin } from '../base/config/CompanyLogin.ts'
import type { Clock } from '../base/Clock.ts'
import { CompanyRefused, ProviderAway } from '../base/companyRefusals.ts'
import type { Errand } from '../../api/companyApi.ts'
import { hashToken } from './tokens.ts'

/** How far the clocks of the provider and of this machine may be apart, in seconds. */
const TOLERANCE = 120
/** How long the provider may take for an answer, in seconds. */
const PATIENCE = 10
/** How long ago somebody may have signed in at the provider who was sent there to prove who it is, in seconds. */
const JUST_NOW = 60

/** Somebody at the provider, by what it has just said. */
export interface CompanyPerson {
  readonly subject: string
  /** Names that it gives them, the best first. */
  readonly names: readonly string[]
  readonly groups: readonly string[]
  /** Whether it has asked for a second factor. */
  readonly hasFactor: boolean
  /** When they last typed something there, in ms. */
  readonly provedAt?: number
  readonly refreshToken?: string
}

/** The tokens as `openid-client` hands them out, of which all claims have been checked. */
type Tokens = Pick<TokenEndpointResponse & TokenEndpointResponseHelpers, 'claims' | 'access_token' | 'refresh_token'>

export interface CompanyProvider {
  /** The name of its host, under which the audit has it. */
  readonly host: string
  /** Where a browser is sent. `token` is known to the browser and this service alone. */
  begin(errand: Errand, token: string, redirectTo: string): Promise<string>
  /** `answer` is the query with which the browser came back. */
  finish(errand: Errand, token: string, answer: URL): Promise<CompanyPerson>
  refresh(refreshToken: string, subject: string): Promise<CompanyPerson>
}

/**
 * The provider of the company's accounts. Its addresses and keys are read each time, so it may be away when the service
 * starts, and may change its keys. Each call throws `ProviderAway` or `CompanyRefused`.
 */
export function createCompanyProvider(login: CompanyLogin, clock: Clock): CompanyProvider {
  const issuer = new URL(login.issuer)

  const discover = (): Promise<Configuration> =>
    discovery(
      issuer,
      login.clientId,
      {
        client_secret: login.clientSecret,
        // By the clock of the service, as everything else.
        [clockSkew]: Math.round((clock.now() - Date.now()) / 1000),
        [clockTolerance]: TOLERANCE,
      },
      undefined,
      {
        timeout: PATIENCE,
        execute: [enableNonRepudiationChecks, ...(issuer.protocol === 'http:' ? [allowInsecureRequests] : [])],
      },
    )

  /** Some providers have the groups in the token, others only where one asks who somebody is. */
  async function personOf(found: Configuration, tokens: Tokens, known?: string): Promise<CompanyPerson> {
    const told = tokens.claims()
    // It was issued for this question, so it is no older, and no newer, than the clocks differ.
    if (told !== undefined && Math.abs(told.iat * 1000 - clock.now()) > TOLERANCE * 1000)
      throw new CompanyRefused('not-valid', 'the clocks differ')
    const subject = told?.sub ?? known
    if (subject === undefined || (known !== undefined && subject !== known)) throw new CompanyRefused('not-valid')
    const asks = told?.[login.groupsClaim] === undefined && found.serverMetadata().userinfo_endpoint !== undefined
    const claims = objectOf({ ...told, ...(asks && (await fetchUserInfo(found, tokens.access_token, subject))) })
    const { auth_time: provedAt } = claims
    return {
      subject,
      names: ['name', 'preferred_username', 'nickname'].flatMap((claim) => wordsIn(claims[claim])),
      groups: wordsIn(claims[login.groupsClaim]),
      hasFactor: [...wordsIn(claims['amr']), ...wordsIn(claims['acr'])].some((how) =>
        login.secondFactors.includes(how),
      ),
      ...(typeof provedAt === 'number' && { provedAt: provedAt * 1000 }),
      ...(tokens.refresh_token !== undefined && { refreshToken: tokens.refresh_token }),
    }
  }

  return {
    host: issuer.host,

    begin: (errand, token, redirectTo) =>
      ask(async () => {
        const address = buildAuthorizationUrl(await discover(), {
          redirect_uri: redirectTo,
          scope: login.scopes,
          state: stateOf(errand, token),
          nonce: secretOf('nonce', token),
          code_challenge: await calculatePKCECodeChallenge(secretOf('verifier', token)),
          code_challenge_method: 'S256',
          ...(errand === 'confirm' && { max_age: String(JUST_NOW), prompt: 'login' }),
        })
        return address.href
      }),

    finish: (errand, token, answer) =>
      ask(async () => {
        // Somebody else's answer, or one that was waited for too long.
        if (answer.searchParams.get('state') !== stateOf(errand, token)) throw new CompanyRefused('stale')
        const found = await discover()
        const tokens = await authorizationCodeGrant(found, answer, {
          expectedState: stateOf(errand, token),
          expectedNonce: secretOf('nonce', token),
          pkceCodeVerifier: secretOf('verifier', token),
          idTokenExpected: true,
          ...(errand === 'confirm' && { maxAge: JUST_NOW }),
        })
        return personOf(found, tokens)
      }),

    refresh: (refreshToken, subject) =>
      ask(async () => {
        const found = await discover()
        return personOf(found, await refreshTokenGrant(found, refreshToken), subject)
      }),
  }
}

const secretOf = (use: string, token: string): string => hashToken(`${use}:${token}`)

/** It begins with the errand, so that the page that gets it back knows. */
const stateOf = (errand: Errand, token: string): string => `${errand}.${secretOf(`state ${errand}`, token)}`

const wordsIn = (value: unknown): readonly string[] =>
  (Array.isArray(value) ? value : [value]).filter((word): word is string => typeof word === 'string' && word !== '')

/** Tells a provider that is away from one that says no, and from an answer that is not to be believed. */
async function ask<T>(question: () => Promise<T>): Promise<T> {
  try {
    return await question()
  } catch (error) {
    if (error instanceof CompanyRefused) throw error
    if (error instanceof AuthorizationResponseError || error instanceof ResponseBodyError)
      throw isBusy(error) ? new ProviderAway(error.error) : new CompanyRefused('denied', error.error)
    const code = codeIn(error)
    if (NOT_BELIEVED.has(code)) throw new CompanyRefused('not-valid', code)
    throw new ProviderAway(code)
  }
}

/** Whether an error of the provider says nothing about whoever asks. */
const isBusy = (error: AuthorizationResponseError | ResponseBodyError): boolean =>
  ['server_error', 'temporarily_unavailable'].includes(error.error) ||
  (error instanceof ResponseBodyError && (error.status >= 500 || error.status === 429))

/** Codes of `openid-client` for an answer that came, but is not what the provider would have said to us now. */
const NOT_BELIEVED: ReadonlySet<string> = new Set([
  'OAUTH_INVALID_RESPONSE',
  'OAUTH_JWT_CLAIM_COMPARISON_FAILED',
  'OAUTH_JWT_TIMESTAMP_CHECK_FAILED',
  'OAUTH_JSON_ATTRIBUTE_COMPARISON_FAILED',
  'OAUTH_KEY_SELECTION_FAILED',
  'OAUTH_UNSUPPORTED_OPERATION',
  'OAUTH_WWW_AUTHENTICATE_CHALLENGE',
])

function codeIn(error: unknown): string {
  if (error instanceof ClientError && error.code !== undefined) return error.code
  return error instanceof Error && 'code' in error ? String(error.code) : 'no answer'
}
