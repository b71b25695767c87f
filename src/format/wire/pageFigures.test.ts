import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { keysOf } from '../value/keysOf.ts'
import { edgeOf, pageFigures, upperQuartile } from './pageFigures.ts'

describe('the figures of pages', () => {
  it('belong to the first edge that is not below them', () => {
    expect([0, 200, 201, 400, 10_000, 10_001].map((value) => edgeOf('lcp', value))).toEqual([0, 0, 1, 1, 12, 13])
    expect([0, 1, 5].map((value) => edgeOf('cls', value))).toEqual([0, 1, 1])
  })

  it('have an upper quartile between the edges of the true one', () => {
    fc.assert(
      fc.property(
        fc.constantFrom(...keysOf(pageFigures)),
        fc.array(fc.integer({ min: 0, max: 9000 }), { minLength: 1, maxLength: 80 }),
        (figure, values) => {
          const counts = new Map<number, number>()
          for (const value of values) counts.set(edgeOf(figure, value), (counts.get(edgeOf(figure, value)) ?? 0) + 1)
          const edges: readonly number[] = pageFigures[figure]
          const truth = values.toSorted((a, b) => a - b)[Math.ceil(values.length * 0.75) - 1] ?? 0
          const told = upperQuartile(figure, counts) ?? Number.NaN
          const edge = edgeOf(figure, truth)
          expect(told).toBeLessThanOrEqual(edges[edge] ?? edges.at(-1) ?? 0)
          expect(told).toBeGreaterThanOrEqual(edges[edge - 1] ?? 0)
        },
      ),
    )
  })

  it('have none without pages', () => {
    expect(upperQuartile('lcp', new Map())).toBeUndefined()
    expect(upperQuartile('errors', new Map([[0, 3]]))).toBe(0)
    expect(upperQuartile('inp', new Map([[11, 3]]))).toBe(2000)
  })
})
