import { Worker } from 'node:worker_threads'
import { createTurns } from './createTurns.ts'
import type { Answer, Question, WorkAnswer, Works } from './WorkMessage.ts'

const LOOK_EVERY = 250

export interface WarmWorker<Kinds extends Works<Kinds>> {
  /** Rejects with the reason, the end of a sentence, when the work throws, runs out of memory or of time. */
  ask<Kind extends keyof Kinds>(kind: Kind, ...question: Question<Kinds, Kind>): Promise<Answer<Kinds, Kind>>
  close(): Promise<void>
}

interface WarmWorkerOptions {
  readonly script: URL
  /** Name for the sentence that reports its end. */
  readonly name: string
  /** Its data, given once at its start. */
  readonly data?: unknown
  readonly memoryMb: number
  readonly computingMs: number
  readonly waitingMs: number
  /** Ends after so long without work, and gives its memory back; by default it stays. */
  readonly idleMs?: number
}

/** The work was ended with its worker, because it took too long. */
export class OutOfTime extends Error {}

/**
 * A warm worker thread: work that hangs or eats memory ends the worker, never the service; the next request starts a
 * new one.
 */
export function createWarmWorker<Kinds extends Works<Kinds>>({
  script,
  name,
  data,
  memoryMb,
  computingMs,
  waitingMs,
  idleMs,
}: WarmWorkerOptions): WarmWorker<Kinds> {
  let worker: Worker | undefined
  let isClosed = false
  let lastId = 0
  let idle: NodeJS.Timeout | undefined
  // One at a time, so that the limits are each request's own.
  const takeTurn = createTurns()

  function warm(): Worker {
    if (worker !== undefined) return worker
    const started = new Worker(script, {
      workerData: data,
      resourceLimits: { maxOldGenerationSizeMb: memoryMb },
      execArgv: [],
      stdout: true,
      stderr: true,
    })
    started.unref()
    started.stdout.resume()
    started.stderr.resume()
    const forget = (): void => {
      if (worker === started) worker = undefined
    }
    // Always listened to: a timer that throws after the answer must not become an error in the service.
    started.on('error', forget).on('exit', forget)
    worker = started
    return started
  }

  function askNow<Kind extends keyof Kinds>(
    kind: Kind,
    [question]: Question<Kinds, Kind>,
  ): Promise<Answer<Kinds, Kind>> {
    if (isClosed) return Promise.reject(new Error(`the ${name} was closed.`))
    const working = warm()
    lastId += 1
    const id = lastId
    return new Promise((resolve, reject) => {
      const unwatch = limitTurn(working, { computingMs, waitingMs }, (seconds) => {
        end()
        worker = undefined
        void working.terminate()
        reject(new OutOfTime(`it takes more than ${seconds} seconds and seems to run for ever.`))
      })
      const onMessage = (message: WorkAnswer<Answer<Kinds, Kind>>): void => {
        if (message.id !== id) return
        end()
        if ('error' in message) reject(new Error(message.error))
        else resolve(message.answer)
      }
      const onError = (error: Error): void => {
        end()
        reject(new Error(`the ${name} ended early: ${error.message}`))
      }
      const onExit = (): void => onError(new Error('its worker stopped'))
      const end = (): void => {
        unwatch()
        working.off('message', onMessage).off('error', onError).off('exit', onExit)
      }
      working.on('message', onMessage).on('error', onError).on('exit', onExit)
      // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a worker thread has no origin
      working.postMessage({ id, kind, question })
    })
  }

  function rest(): void {
    if (idleMs === undefined) return
    clearTimeout(idle)
    idle = setTimeout(() => {
      const resting = worker
      worker = undefined
      void resting?.terminate()
    }, idleMs).unref()
  }

  return {
    ask: (kind, ...question) =>
      takeTurn(() => {
        clearTimeout(idle)
        return askNow(kind, question).finally(rest)
      }),

    async close() {
      isClosed = true
      clearTimeout(idle)
      await worker?.terminate()
    },
  }
}

interface TurnLimits {
  /** Milliseconds of CPU time: a busy machine is not the screens' fault. */
  readonly computingMs: number
  /** Milliseconds in all, for a turn that only waits. */
  readonly waitingMs: number
}

/**
 * Watches a turn of a worker and reports once when it has taken too long.
 * @returns ends the watch
 */
function limitTurn(
  worker: Worker,
  { computingMs, waitingMs }: TurnLimits,
  onTooLong: (seconds: number) => void,
): () => void {
  let before: NodeJS.CpuUsage | undefined
  let isOver = false
  const began = performance.now()
  const timer = setInterval(() => void look(), LOOK_EVERY)

  async function look(): Promise<void> {
    const waited = performance.now() - began
    // A worker that starts or has just stopped has no usage; its end is reported elsewhere.
    const now = await worker.cpuUsage().catch(() => undefined)
    before ??= now
    const computed = now && before ? (now.user + now.system - before.user - before.system) / 1000 : 0
    if (isOver || (computed < computingMs && waited < waitingMs)) return
    end()
    onTooLong((computed >= computingMs ? computingMs : waitingMs) / 1000)
  }

  function end(): void {
    isOver = true
    clearInterval(timer)
  }
  return end
}
