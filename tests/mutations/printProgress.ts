import type { Outcome } from './tryMutation.ts'

const EVERY = 500

/**
 * Prints a fault as soon as it is found, and every 500 mutations how far a run is: the full one takes most of an hour.
 */
export function printProgress(outcomes: readonly Outcome[], times: number): void {
  const last = outcomes.at(-1)
  if (last !== undefined && last.faults.length > 0)
    process.stdout.write(`${last.what}\n  ${last.faults.join('\n  ')}\n`)
  if (outcomes.length % EVERY === 0)
    process.stdout.write(
      `${outcomes.length} of ${times} mutations, ${outcomes.filter(({ faults }) => faults.length > 0).length} with a fault\n`,
    )
}
