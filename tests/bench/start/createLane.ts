/** One direction of a slow line: what is sent arrives in order, no faster than the line, and later by its delay. */
export interface Lane {
  /** Whether the line is full, so that its sender should wait. */
  send(bytes: Buffer, arrive: (piece: Buffer) => void): boolean
  /** Calls back once, when the line has room again. */
  whenFree(callback: () => void): void
}

/** Bytes that share a moment of the line. */
const PIECE = 2_048
/** As much as a phone's network keeps waiting. */
const ROOM = 64 * 1024

/**
 * @param rate in bytes a second
 * @param delay in milliseconds
 */
export function createLane(rate: number, delay: number): Lane {
  const queue: { readonly at: number; readonly piece: Buffer; readonly arrive: (piece: Buffer) => void }[] = []
  const waiting: (() => void)[] = []
  let freeAt = 0
  let queued = 0
  let timer: NodeJS.Timeout | undefined

  function drain(): void {
    timer = undefined
    const now = performance.now()
    for (let first = queue[0]; first !== undefined && first.at <= now; first = queue[0]) {
      queue.shift()
      queued -= first.piece.length
      first.arrive(first.piece)
    }
    if (queued < ROOM) for (const callback of waiting.splice(0)) callback()
    plan()
  }

  function plan(): void {
    const [first] = queue
    if (first !== undefined) timer ??= setTimeout(drain, Math.max(0, first.at - performance.now()))
  }

  return {
    send(bytes, arrive) {
      for (let start = 0; start < bytes.length || start === 0; start += PIECE) {
        const piece = bytes.subarray(start, start + PIECE)
        freeAt = Math.max(freeAt, performance.now()) + (piece.length / rate) * 1000
        queued += piece.length
        queue.push({ at: freeAt + delay, piece, arrive })
      }
      plan()
      return queued >= ROOM
    },
    whenFree: (callback) => void waiting.push(callback),
  }
}
