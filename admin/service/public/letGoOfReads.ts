import type { FastifyInstance } from 'fastify'
import { Agent, type Dispatcher } from 'undici'
import { contractOperations } from '../../../mocks/contract.ts'

/** Only headers reach the dispatcher from a request, so the waiting client's signal is sent among them. */
const waiting = Symbol('waiting')

const reads = new Set(
  contractOperations.filter((call) => call.reads).map(({ method, path }) => `${method.toUpperCase()} ${path}`),
)

type Request = Dispatcher.RequestOptions & {
  readonly headers: Record<string, string> & { readonly [waiting]?: AbortSignal }
}

export interface LettingGo {
  /** Asks the platform as long as a client waits. */
  readonly dispatcher: {
    readonly headersTimeout: number
    readonly bodyTimeout: number
    request(options: Request, done: (error: Error | null, answer: Dispatcher.ResponseData) => void): void
    destroy(): Promise<void>
  }
  /** Headers with the signal of the client that waits for the answer. */
  readonly mark: <Headers extends object>(request: object, headers: Headers) => Headers
}

/**
 * When a device gives up on a call that only reads (`x-reads` in the contract), the platform is let go of too. Any
 * other call is completed: the platform may have done what was asked.
 */
export function letGoOfReads(
  app: FastifyInstance,
  options: Agent.Options & { readonly headersTimeout: number; readonly bodyTimeout: number },
): LettingGo {
  const agent = new Agent(options)
  const signals = new WeakMap<object, AbortSignal>()

  app.addHook('onRequest', (request, reply, done) => {
    if (reads.has(`${request.method} ${request.url.split('?')[0]}`)) {
      const leaving = new AbortController()
      signals.set(request.raw, leaving.signal)
      reply.raw.once('close', () => {
        if (!reply.raw.writableFinished) leaving.abort()
      })
    }
    done()
  })
  // The client has an answer by then, or is cut off: a silent platform must not delay the stop.
  app.addHook('onClose', async () => agent.destroy())

  return {
    dispatcher: {
      headersTimeout: options.headersTimeout,
      bodyTimeout: options.bodyTimeout,
      request({ headers, ...rest }, done) {
        const { [waiting]: signal, ...sent } = headers
        agent.request({ ...rest, headers: sent, ...(signal && { signal }) }, done)
      },
      destroy: async () => agent.destroy(),
    },
    mark: (request, headers) => ({ ...headers, [waiting]: signals.get(request) }),
  }
}
