import type { Readable } from 'node:stream'

/** An answer of which a device takes less than this in that time holds a connection that others wait for: 1.6 KB a second. */
const LEAST_BYTES = 32 * 1024
const LOOK_MS = 20_000

/**
 * Ends an answer that waits here because its device takes too little of it, or nothing.
 * @param received How many bytes of it have come from the platform.
 */
export function letGoOfSlow(answer: Readable, received: () => number): void {
  let before = 0
  const timer = setInterval(() => {
    const taken = received() - answer.readableLength
    if (answer.readableLength > 0 && taken - before < LEAST_BYTES) answer.destroy(new Error('The answer is not read.'))
    before = taken
  }, LOOK_MS)
  // It may be cut off or let go of before anything reads it, and an error without a listener ends the process.
  answer.on('error', () => undefined).once('close', () => clearInterval(timer))
}
