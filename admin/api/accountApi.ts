import { Type } from 'typebox'
import { code, exactly, nothing, password, role, text, token } from './fields.ts'
import type { Route, Told } from './Route.ts'

export type Role = Told<typeof role>
export const ROLES: readonly Role[] = role.enum
export const isRole = (value: unknown): value is Role => ROLES.some((known) => known === value)

export const MeSchema = exactly({
  id: Type.Integer(),
  name: Type.String(),
  role,
  /** The role needs a code at the log-in and none is turned on yet; nothing else works until it is. */
  needsSecondFactor: Type.Optional(Type.Boolean()),
  /** A code is on and was not typed in this session yet; nothing else works until it is. */
  needsCode: Type.Optional(Type.Boolean()),
  /** Whether the account is the company's: the provider asks who it is, and there is no password. */
  isCompany: Type.Optional(Type.Boolean()),
})
export type Me = Told<typeof MeSchema>

const SignedInSchema = exactly({ operator: MeSchema, csrf: Type.String() })
export type SignedIn = Told<typeof SignedInSchema>

/**
 * By its operator from elsewhere, by an owner or the command line, with a changed password, unused for too long, because
 * the provider of the company's accounts said so, or because it could not be asked.
 */
export const sessionEndKind = Type.Enum(['self', 'owner', 'password', 'expired', 'provider', 'provider-away'], {
  type: 'string',
})

/** How a session ended, in the refusal `not-signed-in` to the browser that had it, as `ended`, for half a day. */
export interface SessionEnd {
  readonly how: Told<typeof sessionEndKind>
  /** Name of whoever ended it; missing for one that was unused for too long. */
  readonly by?: string
}

const JoinLookSchema = exactly({
  /** The name the inviter chose; null when the person who joins chooses it. */
  name: Type.Union([Type.String(), Type.Null()]),
  /** Somebody joined under that name meanwhile. */
  isTaken: Type.Boolean(),
  role,
  expiresAt: Type.String(),
  /** Purpose of the link. */
  makes: Type.Enum(['operator', 'password']),
})
export type JoinLook = Told<typeof JoinLookSchema>

const CredentialsSchema = exactly({
  name: text(64, 1),
  password,
  /** From an authenticator app, or a recovery code; needed once the second factor is on. */
  code: Type.Optional(code),
})
export type Credentials = Told<typeof CredentialsSchema>

/** Joining, signing in and out: the only routes that strangers reach. */
export const accountApi = {
  needsSetup: {
    method: 'GET',
    url: '/setup',
    schema: {
      response: {
        200: exactly({
          needed: Type.Boolean(),
          /** Whether operators may sign in with the company's accounts. */
          company: Type.Optional(Type.Boolean()),
        }),
      },
    },
  },
  lookAtLink: {
    method: 'POST',
    url: '/join/look',
    schema: { body: exactly({ token }), response: { 200: JoinLookSchema } },
  },
  /** By a link for a lost password; does not sign in. */
  setPassword: {
    method: 'POST',
    url: '/join/password',
    schema: { body: exactly({ token, password }), response: { 204: nothing } },
  },
  join: {
    method: 'POST',
    url: '/join',
    schema: {
      body: exactly({
        token,
        name: Type.String({ minLength: 2, maxLength: 64, pattern: '^\\S(.*\\S)?$' }),
        password,
      }),
      response: { 201: SignedInSchema },
    },
  },
  login: { method: 'POST', url: '/login', schema: { body: CredentialsSchema, response: { 200: SignedInSchema } } },
  logout: { method: 'POST', url: '/logout', schema: { response: { 204: nothing } } },
  me: { method: 'GET', url: '/me', schema: { response: { 200: SignedInSchema } } },
  changePassword: {
    method: 'POST',
    url: '/me/password',
    schema: { body: exactly({ current: password, next: password }), response: { 204: nothing } },
  },
} as const satisfies Readonly<Record<string, Route>>
