import { sample, type Arbitrary } from 'fast-check'

const AT_ONCE = 100

/** So many values, always the same for a seed; a few at a time, as ten thousand mutations do not fit into memory. */
export function* sampleOf<T>(
  values: Arbitrary<T>,
  { times, seed }: { readonly times: number; readonly seed: number },
): Generator<T> {
  for (let from = 0; from < times; from += AT_ONCE)
    yield* sample(values, { numRuns: Math.min(AT_ONCE, times - from), seed: seed + from })
}
