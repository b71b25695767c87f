import type { Sample } from './Sample.ts'
import { type Variant, type VariantName, variantNames } from './Variant.ts'

export type Samples = Readonly<Record<VariantName, readonly Sample[]>>

/** Measures app and twin in turn, each first every other time, so that other load on the machine affects both. */
export async function interleave(
  variants: readonly Variant[],
  runs: number,
  measure: (variant: Variant) => Promise<Sample>,
): Promise<Samples> {
  const samples: Record<VariantName, Sample[]> = { app: [], twin: [] }
  for (let run = 0; run < runs; run += 1) {
    for (const variant of run % 2 === 0 ? variants : variants.toReversed())
      samples[variant.name].push(await measure(variant))
  }
  for (const name of variantNames)
    if (samples[name].length !== runs) throw new Error(`The ${name} was not measured ${runs} times.`)
  return samples
}
