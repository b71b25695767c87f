import { parentPort } from 'node:worker_threads'
import type { WorkAnswer, WorkRequest } from './WorkMessage.ts'

/** The worker's side of `createWarmWorker`: answers each request with what the work makes of it, or with its error. */
// The script says what it is asked; nothing else could know.
// oxlint-disable-next-line typescript/no-unnecessary-type-parameters
export function answerWork<Request>(work: (request: Request) => unknown): void {
  const port = parentPort
  if (port === null) throw new Error('This script runs in a worker only.')

  async function answer({ id, request }: WorkRequest<Request>): Promise<WorkAnswer<unknown>> {
    try {
      return { id, answer: await work(request) }
    } catch (error) {
      return { id, error: error instanceof Error ? error.message : String(error) }
    }
  }

  port.on('message', (message: WorkRequest<Request>) => {
    void answer(message).then((made) => port.postMessage(made))
  })
}
