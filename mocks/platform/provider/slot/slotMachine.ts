import type { Random } from '../../createRandom.ts'

/** The rows that show of each reel. */
const ROWS = 3

/** Its place in the paytable; 0 is the wild, which counts as whatever helps. */
export const WILD = 0

/**
 * How often each symbol is on each reel: the wild, the three of the game, then four that every game of a kind shares.
 */
const counts: readonly (readonly number[])[] = [
  [0, 2, 3, 4, 5, 5, 6, 7],
  [2, 2, 3, 4, 5, 5, 5, 6],
  [3, 2, 3, 4, 5, 5, 5, 5],
  [2, 2, 3, 4, 5, 5, 5, 6],
  [0, 2, 3, 4, 5, 5, 6, 7],
]

/** Pay of three, four and five on a line, in stakes of one line. The wild alone never makes a line. */
export const pays: readonly (readonly [three: number, four: number, five: number])[] = [
  [0, 0, 0],
  [50, 200, 1000],
  [30, 100, 400],
  [20, 60, 200],
  [14, 40, 120],
  [12, 30, 100],
  [8, 20, 60],
  [5, 12, 40],
]

/** The row of each reel that a line goes through. All of them are always played, each with the same stake. */
export const lines: readonly (readonly number[])[] = [
  [1, 1, 1, 1, 1],
  [0, 0, 0, 0, 0],
  [2, 2, 2, 2, 2],
  [0, 1, 2, 1, 0],
  [2, 1, 0, 1, 2],
  [0, 0, 1, 2, 2],
  [2, 2, 1, 0, 0],
  [1, 0, 0, 0, 1],
  [1, 2, 2, 2, 1],
  [1, 0, 1, 2, 1],
]

/**
 * The reels as they are wound, with each symbol spread over its reel. Where a reel stops is left to chance, so the order
 * changes nothing of what is paid.
 */
export const strips: readonly (readonly number[])[] = counts.map((row, reel) =>
  row
    .flatMap((count, symbol) =>
      Array.from({ length: count }, (_, copy) => ({ symbol, at: (copy + ((symbol * 3 + reel) % 8) / 8) / count })),
    )
    .toSorted((one, other) => one.at - other.at || one.symbol - other.symbol)
    .map(({ symbol }) => symbol),
)

export interface LineWin {
  readonly line: number
  readonly symbol: number
  readonly count: number
  /** In stakes of one line. */
  readonly pays: number
}

interface Spin {
  /** By reel, the symbols that show, from above. */
  readonly reels: readonly (readonly number[])[]
  readonly wins: readonly LineWin[]
}

/** One round: every reel stops somewhere, and every line is read from the left. */
export function spin(random: Random): Spin {
  const reels = strips.map((strip) => {
    const stop = random.integer(0, strip.length - 1)
    return Array.from({ length: ROWS }, (_, row) => strip[(stop + row) % strip.length] ?? WILD)
  })
  const wins = lines.flatMap((rows, line) => {
    const win = readLine(rows.map((row, reel) => reels[reel]?.[row] ?? WILD))
    return win ? [{ line, ...win }] : []
  })
  return { reels, wins }
}

/** Win of a line's symbols, from the left; undefined for none. */
export function readLine(shown: readonly number[]): Omit<LineWin, 'line'> | undefined {
  const symbol = shown.find((each) => each !== WILD) ?? WILD
  const end = shown.findIndex((each) => each !== WILD && each !== symbol)
  const count = end === -1 ? shown.length : end
  const paid = pays[symbol]?.[count - 3] ?? 0
  return paid > 0 ? { symbol, count, pays: paid } : undefined
}
