import type { HttpHandler } from 'msw'
import { createAnswer, startWorker } from '../../mocks/browser.ts'
import { inPageFetch } from '../demo/inPageFetch.ts'

/** How the app reaches the simulated platform: through MSW's worker where there is one. */
export interface Wire {
  readonly fetch: typeof fetch
  /** Another world answers from now on. */
  answerFrom(handlers: HttpHandler[]): void
}

/** There is no service worker over plain http, as from a phone in the same network: the page answers itself then. */
export async function createWire({ navigator }: Window): Promise<Wire> {
  if ('serviceWorker' in navigator) {
    const { answerFrom } = await startWorker()
    return { fetch: async (input, init) => window.fetch(input, init), answerFrom }
  }
  let answer = createAnswer([])
  return {
    fetch: inPageFetch(async (request) => answer(request)),
    answerFrom(handlers) {
      answer = createAnswer(handlers)
    },
  }
}
