import { Type } from 'typebox'
import { MeSchema } from './accountApi.ts'
import { exactly, nothing, role, someOf, text } from './fields.ts'
import type { Route, Told } from './Route.ts'

const OperatorSchema = exactly({
  id: MeSchema.properties.id,
  name: MeSchema.properties.name,
  role,
  disabled: Type.Boolean(),
  createdAt: Type.String(),
  /** When they were last signed in at the desk, to the minute. Missing for one who was not since this is kept. */
  seenAt: Type.Optional(Type.String()),
  /** Operator who let this one in last, and when. Missing in accounts older than the record. */
  vouchedBy: Type.Optional(Type.String()),
  vouchedAt: Type.Optional(Type.String()),
  /** Whether a code is asked for at the log-in. */
  secondFactor: Type.Boolean(),
  /** Whether the account is the company's: its groups decide on the role. */
  isCompany: Type.Optional(Type.Boolean()),
})
export type Operator = Told<typeof OperatorSchema>

const InvitationSchema = exactly({
  tokenHash: Type.String(),
  name: Type.Union([Type.String(), Type.Null()]),
  role,
  createdBy: Type.String(),
  createdAt: Type.String(),
  expiresAt: Type.String(),
  /** Whose password the link sets; null for one that makes a new operator. */
  operatorId: Type.Union([Type.Integer(), Type.Null()]),
})
export type Invitation = Told<typeof InvitationSchema>

/** A one-time link; it is shown once, because only its hash is kept. */
const MadeLinkSchema = exactly({ link: Type.String(), expiresAt: Type.String() })
export type MadeLink = Told<typeof MadeLinkSchema>

const byId = Type.Object({ id: Type.Integer({ minimum: 1 }) })

/** Calls on the operators of the desk. */
export const operatorApi = {
  team: {
    method: 'GET',
    url: '/operators',
    schema: {
      response: {
        200: exactly({ operators: Type.Array(OperatorSchema), invitations: Type.Array(InvitationSchema) }),
      },
    },
  },
  invite: {
    method: 'POST',
    url: '/operators/invitations',
    schema: { body: exactly({ name: Type.Optional(text(64, 2)), role }), response: { 201: MadeLinkSchema } },
  },
  withdrawInvitation: {
    method: 'DELETE',
    url: '/operators/invitations/:tokenHash',
    schema: {
      params: Type.Object({ tokenHash: Type.String({ pattern: '^[0-9a-f]{64}$' }) }),
      response: { 204: nothing },
    },
  },
  changeOperator: {
    method: 'PATCH',
    url: '/operators/:id',
    schema: { params: byId, body: someOf({ role, disabled: Type.Boolean() }), response: { 204: nothing } },
  },
  /** For an operator who lost the password. */
  makePasswordLink: {
    method: 'POST',
    url: '/operators/:id/password-link',
    schema: { params: byId, response: { 201: MadeLinkSchema } },
  },
  endSessionsOf: {
    method: 'DELETE',
    url: '/operators/:id/sessions',
    schema: { params: byId, response: { 204: nothing } },
  },
  resetSecondFactor: {
    method: 'DELETE',
    url: '/operators/:id/second-factor',
    schema: { params: byId, response: { 204: nothing } },
  },
} as const satisfies Readonly<Record<string, Route>>
