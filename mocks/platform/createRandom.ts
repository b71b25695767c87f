export interface Random {
  /** The next number in [0, 1). */
  next: () => number
  /** A whole number in [min, max], both included. */
  integer: (min: number, max: number) => number
  pick: <T>(items: readonly T[]) => T
  chance: (probability: number) => boolean
  shuffle: <T>(items: readonly T[]) => T[]
}

/** The same seed gives the same numbers on every machine: FNV-1a of the text starts mulberry32. */
export function createRandom(seed: string): Random {
  let state = hash(seed)

  function next(): number {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296
  }

  function integer(min: number, max: number): number {
    return min + Math.floor(next() * (max - min + 1))
  }

  return {
    next,
    integer,
    pick<T>(items: readonly T[]): T {
      const item = items[integer(0, items.length - 1)]
      if (item === undefined) throw new RangeError('Nothing to pick from: the list is empty.')
      return item
    },
    chance: (probability) => next() < probability,
    shuffle<T>(items: readonly T[]): T[] {
      const left = [...items]
      const shuffled: T[] = []
      while (left.length > 0) shuffled.push(...left.splice(integer(0, left.length - 1), 1))
      return shuffled
    },
  }
}

function hash(text: string): number {
  let value = 0x811c9dc5
  for (let index = 0; index < text.length; index += 1) {
    value = Math.imul(value ^ text.charCodeAt(index), 0x01000193)
  }
  return value
}
