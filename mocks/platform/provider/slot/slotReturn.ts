import { readLine, strips } from './slotMachine.ts'

/**
 * Return of every stake in the long run, between 0 and 1. Exact: a line shows each symbol of a reel as often as it is
 * on the strip, and every line has the same stake.
 */
export function slotReturn(): number {
  const shares = strips.map((strip) =>
    [...Map.groupBy(strip, (symbol) => symbol)].map(([symbol, all]) => ({ symbol, share: all.length / strip.length })),
  )
  function sum(shown: readonly number[], chance: number): number {
    const next = shares[shown.length]
    if (!next) return chance * (readLine(shown)?.pays ?? 0)
    return next.reduce((total, { symbol, share }) => total + sum([...shown, symbol], chance * share), 0)
  }
  return sum([], 1)
}

/** In percent, with two decimals. */
export const SLOT_RETURNS = '96.11'
