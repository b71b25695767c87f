const EVERY = 500

/** Prints faults as soon as they are found, and every 500 mutations how far a run is: a full one takes an hour. */
export function printProgress(outcomes: readonly { readonly faults: readonly string[] }[], times: number): void {
  const last = outcomes.at(-1)?.faults ?? []
  if (last.length > 0) process.stdout.write(`${last.join('\n')}\n`)
  if (outcomes.length % EVERY > 0) return
  const faulty = outcomes.filter(({ faults }) => faults.length > 0)
  process.stdout.write(`${outcomes.length} of ${times} mutations, ${faulty.length} with a fault\n`)
}
