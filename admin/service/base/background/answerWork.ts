import { getPriority, setPriority } from 'node:os'
import { parentPort } from 'node:worker_threads'
import type { WorkAnswer, WorkRequest, Works } from './WorkMessage.ts'

/** As Unix counts: a higher number gives way, 19 to everything. */
const LOWEST = 19
const LOWER_BY = 5

/** The worker's side of `createWarmWorker`: answers each request with what its work makes of it, or with its error. */
export function answerWork<Kinds extends Works<Kinds>>(works: Kinds): void {
  const port = parentPort
  if (port === null) throw new Error('This script runs in a worker only.')
  // Members are served by another thread: where the processors do not do for both, operators wait. Linux gives each
  // thread a priority of its own, other systems would lower that of the whole service.
  if (process.platform === 'linux') setPriority(Math.min(LOWEST, getPriority() + LOWER_BY))

  async function answer({ id, kind, question }: WorkRequest<keyof Kinds>): Promise<WorkAnswer<unknown>> {
    try {
      return { id, answer: await works[kind](question) }
    } catch (error) {
      return { id, error: error instanceof Error ? error.message : String(error) }
    }
  }

  port.on('message', (message: WorkRequest<keyof Kinds>) => {
    void answer(message).then((made) => port.postMessage(made))
  })
}
