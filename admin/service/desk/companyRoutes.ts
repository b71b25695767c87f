import type { FastifyReply, FastifyRequest } from 'fastify'
import { companyApi } from '../../api/companyApi.ts'
import { createToken } from '../people/tokens.ts'
import type { TypedApp } from '../http/typedRoutes.ts'
import type { DeskContext } from './DeskContext.ts'
import type { SignIn } from './createSignIn.ts'
import { actorOf, needs } from './guardRoutes.ts'
import type { SessionCookie } from './sessionCookie.ts'

/** How long somebody may take at the provider, in seconds. */
const LONGEST_ERRAND = 10 * 60
/** Beginnings and returns that one browser or network may send a minute. */
const OFTEN = 60

/**
 * Signing in with the company's accounts. The provider sends the browser back to the page of the desk, which hands its
 * answer in: so the cookies of the session and of the errand stay `SameSite=Strict`, and a fault is told in words.
 */
export function companyRoutes(
  app: TypedApp,
  { core, deskUrl }: DeskContext,
  cookie: SessionCookie,
  { callerOf, welcome }: SignIn,
  { tls }: { readonly tls: boolean },
): void {
  const { company } = core.accounts
  const name = tls ? '__Secure-playbill-desk-company' : 'playbill-desk-company'
  const attributes = { path: '/desk-api/company', httpOnly: true, sameSite: 'strict', secure: tls } as const
  const page = (): string => `${deskUrl()}/`

  /** Where the browser came back to, and what it was given before; it is good for one return. */
  function backFrom({ cookies }: FastifyRequest, reply: FastifyReply, answer: string) {
    void reply.clearCookie(name, attributes)
    return { answer: new URL(`?${answer.replace(/^\?/, '')}`, page()), token: cookies[name] }
  }

  app.route({
    ...companyApi.beginAtCompany,
    ...needs('nothing', { timesAMinute: OFTEN }),
    handler: async (request, reply) => {
      const token = createToken()
      const url = await company.begin(request.body.errand, token, page())
      void reply.setCookie(name, token, { ...attributes, maxAge: LONGEST_ERRAND })
      return { url }
    },
  })

  app.route({
    ...companyApi.loginAtCompany,
    ...needs('nothing', { timesAMinute: OFTEN }),
    handler: async (request, reply) => {
      const back = backFrom(request, reply, request.body.answer)
      return welcome(reply, await company.login(back, callerOf(request, reply)))
    },
  })

  app.route({
    ...companyApi.confirmAtCompany,
    ...needs('viewer', { withoutFactor: true }),
    handler: async (request, reply) => {
      const back = backFrom(request, reply, request.body.answer)
      await company.confirm(back, actorOf(request), cookie.read(request) ?? '')
      return reply.code(204).send()
    },
  })
}
