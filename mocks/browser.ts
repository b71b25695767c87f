import type { HttpHandler } from 'msw'
import { setupWorker } from 'msw/browser'
import { answerRequest } from './answerRequest.ts'

/** Answers the page's fetches through MSW's worker, from the latest handlers; other origins go to the network. */
export async function startWorker(): Promise<{ answerFrom: (handlers: HttpHandler[]) => void }> {
  const worker = setupWorker()
  await worker.start({ onUnhandledFrame: 'bypass', quiet: true })
  return { answerFrom: (handlers) => worker.resetHandlers(...handlers) }
}

/** A fetch that answers in the page itself: no worker, no network. For the desk's preview. */
export function createAnswer(handlers: HttpHandler[]): (request: Request) => Promise<Response> {
  return (request) => answerRequest(handlers, request)
}
