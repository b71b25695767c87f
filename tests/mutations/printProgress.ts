const EVERY = 500

export interface Progress {
  readonly tried: number
  readonly times: number
  /** The faults that the last mutation showed, each in a sentence. */
  readonly last: readonly string[]
  /** How many mutations showed a fault so far. */
  readonly faulty: number
}

/** Prints faults as soon as they are found, and every 500 mutations how far a run is: a full one takes an hour. */
export function printProgress({ tried, times, last, faulty }: Progress): void {
  if (last.length > 0) process.stdout.write(`${last.join('\n')}\n`)
  if (tried % EVERY === 0) process.stdout.write(`${tried} of ${times} mutations, ${faulty} with a fault\n`)
}
