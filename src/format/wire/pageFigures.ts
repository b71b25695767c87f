/**
 * Figures of a page, each with the edges by which it is counted: times in ms until the largest picture was painted, for
 * the slowest taps and keys, and until the platform's first answer was there; layout shift in thousandths; errors that
 * nobody caught. A figure belongs to the first edge that is not below it, or is above them all.
 */
export const pageFigures = {
  lcp: [200, 400, 600, 800, 1000, 1300, 1600, 2000, 2500, 3000, 4000, 6000, 10_000],
  inp: [16, 32, 50, 75, 100, 150, 200, 300, 500, 1000, 2000],
  cls: [0, 5, 10, 25, 50, 100, 250, 500],
  answer: [200, 400, 600, 800, 1000, 1300, 1600, 2000, 2500, 3000, 4000, 6000, 10_000],
  errors: [0, 1, 2, 5, 10],
} as const

export type PageFigure = keyof typeof pageFigures

/** The number of the first edge that is not below a value; one more than the last where all are. */
export function edgeOf(figure: PageFigure, value: number): number {
  const edges: readonly number[] = pageFigures[figure]
  const at = edges.findIndex((edge) => edge >= value)
  return at === -1 ? edges.length : at
}

/**
 * The value that three of four pages keep to, by how many there are at each edge: within its edges as if they were spread
 * evenly. Undefined without pages, and the last edge where it is above them all.
 */
export function upperQuartile(figure: PageFigure, counts: ReadonlyMap<number, number>): number | undefined {
  const edges: readonly number[] = pageFigures[figure]
  const pages = [...counts.values()].reduce((sum, count) => sum + count, 0)
  if (pages === 0) return undefined
  let below = 0
  for (const [edge, top] of edges.entries()) {
    const here = counts.get(edge) ?? 0
    const wanted = 0.75 * pages - below
    const bottom = edges[edge - 1] ?? 0
    if (here > 0 && here >= wanted) return bottom + ((top - bottom) * wanted) / here
    below += here
  }
  return edges.at(-1)
}
