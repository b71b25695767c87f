import { Worker } from 'node:worker_threads'
import { createTurns } from '../release/createTurns.ts'
import { limitTurn } from './limitTurn.ts'
import type { PlayAnswer, PlayFailure, PlayRequest } from './PlayMessage.ts'

export interface PlayWorker {
  /** Rejects with the reason, the end of a sentence, when the bundle throws, runs out of memory or of time. */
  play(request: Omit<PlayRequest, 'id'>): Promise<readonly PlayFailure[]>
  close(): Promise<void>
}

/** A warm worker: a screen that hangs or eats memory ends the worker, never the service; the next request starts a new one. */
export function createPlayWorker({ memoryMb = 512, computingMs = 10_000, waitingMs = 120_000 } = {}): PlayWorker {
  let worker: Worker | undefined
  let lastId = 0
  // One at a time: screens share the worker's one document.
  const takeTurn = createTurns()

  function warm(): Worker {
    if (worker !== undefined) return worker
    const started = new Worker(new URL('./playWorker.ts', import.meta.url), {
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
    // Always listened to: a timer that throws after the answer must not become an error of the service.
    started.on('error', forget).on('exit', forget)
    worker = started
    return started
  }

  function playNow(request: Omit<PlayRequest, 'id'>): Promise<readonly PlayFailure[]> {
    const playing = warm()
    lastId += 1
    const id = lastId
    return new Promise((resolve, reject) => {
      const unwatch = limitTurn(playing, { computingMs, waitingMs }, (seconds) => {
        end()
        worker = undefined
        void playing.terminate()
        reject(new Error(`it takes more than ${seconds} seconds and seems to run for ever.`))
      })
      const onMessage = (answer: PlayAnswer): void => {
        if (answer.id !== id) return
        end()
        if ('failures' in answer) resolve(answer.failures)
        else reject(new Error(answer.error))
      }
      const onError = (error: Error): void => {
        end()
        reject(new Error(`the play test ended early: ${error.message}`))
      }
      const onExit = (): void => onError(new Error('its worker stopped'))
      const end = (): void => {
        unwatch()
        playing.off('message', onMessage).off('error', onError).off('exit', onExit)
      }
      playing.on('message', onMessage).on('error', onError).on('exit', onExit)
      // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a worker thread has no origin
      playing.postMessage({ ...request, id })
    })
  }

  return {
    play: (request) => takeTurn(() => playNow(request)),

    async close() {
      await worker?.terminate()
    },
  }
}
