import { Type } from 'typebox'
import { stopNames } from '../../src/format/wire/stops.ts'
import { address, exactly, nothing, text } from './fields.ts'
import type { Route, Told } from './Route.ts'

/** Powers that a machine token may have: to set the stops that it names, or to read the audit. */
export const MACHINE_SCOPES = ['stop', 'audit'] as const
export type MachineScope = (typeof MACHINE_SCOPES)[number]

/** The most days that a token may last. */
export const MACHINE_TOKEN_DAYS = 365

const powers = {
  /** Stops that it may set; none where it may set none. */
  stops: Type.Array(Type.Enum([...stopNames], { type: 'string' }), { uniqueItems: true }),
  readsAudit: Type.Boolean(),
}

const MachineTokenSchema = exactly({
  tokenHash: Type.String(),
  name: Type.String(),
  ...powers,
  createdBy: Type.String(),
  createdAt: Type.String(),
  expiresAt: Type.String(),
  /** When it was used last; missing until it is. */
  usedAt: Type.Optional(Type.String()),
  /** Whether its maker is still an owner with access; otherwise it opens nothing. */
  isBacked: Type.Boolean(),
})
export type MachineToken = Told<typeof MachineTokenSchema>

const NewMachineTokenSchema = exactly({
  name: text(64, 2),
  ...powers,
  days: Type.Integer({ minimum: 1, maximum: MACHINE_TOKEN_DAYS }),
})
export type NewMachineToken = Told<typeof NewMachineTokenSchema>

/** A token that was just made; it is shown once, because only its hash is kept. */
const MadeMachineTokenSchema = exactly({ token: Type.String(), expiresAt: Type.String() })
export type MadeMachineToken = Told<typeof MadeMachineTokenSchema>

/** Calls on the tokens by which programs act. */
export const machineTokenApi = {
  machineTokens: {
    method: 'GET',
    url: '/machine-tokens',
    schema: { response: { 200: exactly({ tokens: Type.Array(MachineTokenSchema) }) } },
  },
  makeMachineToken: {
    method: 'POST',
    url: '/machine-tokens',
    schema: { body: NewMachineTokenSchema, response: { 201: MadeMachineTokenSchema } },
  },
  revokeMachineToken: {
    method: 'DELETE',
    url: '/machine-tokens/:tokenHash',
    schema: { params: Type.Object({ tokenHash: address }), response: { 204: nothing } },
  },
} as const satisfies Readonly<Record<string, Route>>
