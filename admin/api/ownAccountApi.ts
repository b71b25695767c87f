import { Type } from 'typebox'
import { code, exactly, nothing, password, someOf } from './fields.ts'
import type { Route, Told } from './Route.ts'

/** One place where an operator is signed in. */
const OpenSessionSchema = exactly({
  id: Type.String(),
  createdAt: Type.String(),
  seenAt: Type.String(),
  ip: Type.String(),
  /** Name that the browser gives itself. */
  agent: Type.String(),
  /** Whether the request came from it. */
  current: Type.Boolean(),
})
export type OpenSession = Told<typeof OpenSessionSchema>

const FactorStateSchema = exactly({ on: Type.Boolean(), recoveryCodesLeft: Type.Integer() })
export type FactorState = Told<typeof FactorStateSchema>

const EnrolledFactorSchema = exactly({
  /** In base32, for typing. */
  secret: Type.String(),
  /** `otpauth://…`, for a QR code. */
  uri: Type.String(),
})
export type EnrolledFactor = Told<typeof EnrolledFactorSchema>

/** Missing for an account of the company, which is confirmed at its provider instead. */
const ownPassword = Type.Optional(password)

/** The password, or a code. */
const ProofSchema = someOf({ password, code }, { maxProperties: 1 })

/** Where an operator is signed in, and the code beside the password. */
export const ownAccountApi = {
  sessions: {
    method: 'GET',
    url: '/me/sessions',
    schema: { response: { 200: exactly({ sessions: Type.Array(OpenSessionSchema) }) } },
  },
  endSession: {
    method: 'DELETE',
    url: '/me/sessions/:id',
    schema: {
      params: Type.Object({ id: Type.String({ pattern: '^[0-9a-f]{16}$' }) }),
      response: { 204: nothing },
    },
  },
  /** Everywhere, also here. */
  endSessions: { method: 'DELETE', url: '/me/sessions', schema: { response: { 204: nothing } } },
  /** Confirms again who this is; good for five minutes. */
  confirm: { method: 'POST', url: '/me/confirm', schema: { body: ProofSchema, response: { 204: nothing } } },
  secondFactor: { method: 'GET', url: '/me/second-factor', schema: { response: { 200: FactorStateSchema } } },
  /** Not in force before it is confirmed. */
  beginSecondFactor: {
    method: 'POST',
    url: '/me/second-factor',
    schema: { body: exactly({ password: ownPassword }), response: { 201: EnrolledFactorSchema } },
  },
  /** Answers recovery codes, which are shown only here. */
  confirmSecondFactor: {
    method: 'POST',
    url: '/me/second-factor/confirm',
    schema: { body: exactly({ code }), response: { 200: exactly({ recoveryCodes: Type.Array(Type.String()) }) } },
  },
  removeSecondFactor: {
    method: 'DELETE',
    url: '/me/second-factor',
    schema: { body: exactly({ password: ownPassword, code }), response: { 204: nothing } },
  },
} as const satisfies Readonly<Record<string, Route>>
