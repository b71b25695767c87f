import { machineTokenApi } from '../../api/machineTokenApi.ts'
import type { TypedApp } from '../http/typedRoutes.ts'
import type { DeskContext } from './DeskContext.ts'
import { actorOf, needs } from './guardRoutes.ts'

/** Routes on the tokens by which programs act. What such a token opens says so with its `scope`. */
export function machineTokenRoutes(app: TypedApp, { core }: DeskContext): void {
  const { machineTokens } = core.accounts

  app.route({
    ...machineTokenApi.machineTokens,
    ...needs('owner'),
    handler: async () => ({ tokens: await machineTokens.list() }),
  })

  app.route({
    ...machineTokenApi.makeMachineToken,
    ...needs('owner', { confirmed: true }),
    handler: async (request, reply) => reply.code(201).send(await machineTokens.make(actorOf(request), request.body)),
  })

  app.route({
    ...machineTokenApi.revokeMachineToken,
    ...needs('owner'),
    handler: async (request, reply) => {
      await machineTokens.revoke(actorOf(request), request.params.tokenHash)
      return reply.code(204).send()
    },
  })
}
