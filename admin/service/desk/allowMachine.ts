import type { FastifyRequest } from 'fastify'
import type { MachineToken } from '../../api/machineTokenApi.ts'
import { NotInToken, TokenNotValid } from '../base/machineRefusals.ts'
import { isMachineToken, machineActor, type MachineTokens, mayDo } from '../people/createMachineTokens.ts'
import type { Allow } from './guardRoutes.ts'

const machines = new WeakMap<FastifyRequest, MachineToken>()

/** Machine token that a request brings along, known or not. */
export function machineTokenIn({ headers: { authorization = '' } }: FastifyRequest): string | undefined {
  const [, token = ''] = /^Bearer +(\S+)$/i.exec(authorization) ?? []
  return isMachineToken(token) ? token : undefined
}

/**
 * Lets in whoever brings a machine token, where the route says with which power; cookies count for nothing then. All
 * others are let in by `otherwise`, or not at all.
 */
export function allowMachine(tokens: MachineTokens, otherwise?: Allow): Allow {
  return async (request, needed) => {
    const text = machineTokenIn(request)
    if (text === undefined) {
      if (otherwise === undefined) throw new TokenNotValid()
      return otherwise(request, needed)
    }
    const token = await tokens.admit(text)
    if (token === undefined) throw new TokenNotValid()
    const { scope } = request.routeOptions.config
    if (scope === undefined || !mayDo(token, scope)) throw new NotInToken(scope)
    machines.set(request, token)
    return { name: machineActor(token), role: 'viewer', isConfirmed: false }
  }
}

/** Machine token that was let in; undefined for an operator. */
export const machineOf = (request: FastifyRequest): MachineToken | undefined => machines.get(request)
