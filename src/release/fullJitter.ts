/** How long to wait after so many failures running: anything up to a limit that doubles, so that clients spread out. */
export function fullJitter(failures: number, random: () => number, { first = 1000, most = 60_000 } = {}): number {
  const limit = Math.min(most, first * 2 ** (failures - 1))
  return Math.max(first / 2, random() * limit)
}
