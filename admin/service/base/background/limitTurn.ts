import type { Worker } from 'node:worker_threads'

export interface TurnLimits {
  /** Milliseconds of CPU time: a busy machine is not the screens' fault. */
  readonly computingMs: number
  /** Milliseconds in all, for a turn that only waits. */
  readonly waitingMs: number
}

const LOOK_EVERY = 250

/**
 * Watches a turn of a worker and reports once when it has taken too long.
 * @returns ends the watch
 */
export function limitTurn(
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
