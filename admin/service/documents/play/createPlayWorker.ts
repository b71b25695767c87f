import { createWarmWorker } from '../../base/background/createWarmWorker.ts'
import type { Played, PlayRequest, PlayWorks } from './PlayMessage.ts'

export interface PlayWorker {
  /** Rejects with the reason when the bundle cannot be loaded. */
  load(bundle: string): Promise<void>
  /** Rejects with the reason, the end of a sentence, when the bundle throws, runs out of memory or of time. */
  play(request: PlayRequest): Promise<Played>
  close(): Promise<void>
}

export interface PlayWorkerLimits {
  readonly memoryMb?: number
  readonly computingMs?: number
  readonly waitingMs?: number
  /** Ends after so long without a request, and gives its memory back; by default it stays. */
  readonly idleMs?: number
}

/** Plays screens one request after the other, because they share the worker's one document. */
export function createPlayWorker({
  memoryMb = 512,
  computingMs = 10_000,
  waitingMs = 120_000,
  idleMs,
}: PlayWorkerLimits = {}): PlayWorker {
  const worker = createWarmWorker<PlayWorks>({
    script: new URL('./playWorker.ts', import.meta.url),
    name: 'play test',
    memoryMb,
    computingMs,
    waitingMs,
    ...(idleMs !== undefined && { idleMs }),
  })
  return {
    load: (bundle) => worker.ask('load', bundle),
    play: (request) => worker.ask('play', request),
    close: () => worker.close(),
  }
}
