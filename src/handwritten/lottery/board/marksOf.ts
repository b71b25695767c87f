import type { Look } from '../draw/lookOf.ts'
import type { Play } from './groupPlays.ts'

/** An option that names numbers and nothing else: `3`, `111`, `1-6`. */
const numeric = /^\d[\d\s,-]*$/
const readers: Readonly<Record<Look, (option: string) => readonly number[] | undefined>> = {
  dice: (option) =>
    /^[1-6](?:[\s,-]?[1-6]){0,2}$/.test(option) ? option.replaceAll(/\D/g, '').split('').map(Number) : undefined,
  balls: (option) => (/^(?:[1-9]|10)$/.test(option) ? [Number(option)] : undefined),
  plain: () => undefined,
}

const none: ReadonlyMap<string, readonly number[]> = new Map()

/**
 * The dice or cars that show the options of a group, by id. A group in which one number fits none of them, as
 * with sums, has none at all: its "11" means eleven, not two ones.
 */
export function marksOf(look: Look, plays: readonly Play[]): ReadonlyMap<string, readonly number[]> {
  const named = plays.filter(({ class3 }) => numeric.test(class3))
  const marks = named.flatMap(({ id, class3 }) => {
    const numbers = readers[look](class3)
    return numbers ? [[id, numbers] as const] : []
  })
  return marks.length === named.length ? new Map(marks) : none
}
