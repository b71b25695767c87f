import { setupServer } from 'msw/node'
import type { HttpHandler } from 'msw'

export { answerRequest } from './answerRequest.ts'

/** Answers the fetches of this process from the handlers; a request that none of them handles is an error. */
export function startServer(handlers: HttpHandler[]): { stop: () => void } {
  const server = setupServer(...handlers)
  server.listen({ onUnhandledFrame: 'error' })
  return { stop: () => server.close() }
}
