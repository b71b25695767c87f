import { beforeEach, describe, expect, it } from 'vitest'
import type { FigureCount, OutcomeCount } from '../rows/outcomeRows.ts'
import type { Store } from '../Store.ts'

const sent: OutcomeCount = { seq: 7, screen: 'recharge', form: 'bank', outcome: 'sent', field: '', count: 1 }
const refused: OutcomeCount = { ...sent, outcome: 'refused', field: 'amount' }
const message = (id: string, half: number, ...counts: readonly OutcomeCount[]) => ({ id, half, counts, figures: [] })
const nothing = { countsBefore: 0, idsBefore: 0 }
const always = { seq: undefined, from: 0, until: 1000 }

/** The part of `describeStore` on how visits of forms ended. */
export function describeOutcomes(opened: () => Store): void {
  let store: Store
  beforeEach(() => {
    store = opened()
  })

  describe('the outcomes of visits', () => {
    it('add up, each message once however often it comes', async () => {
      const first = message('a', 100, sent, { ...refused, count: 2 })
      await store.addOutcomes([first, message('b', 100, sent)], nothing)
      await store.addOutcomes([first, message('c', 101, sent), first], nothing)
      expect(await store.sumOutcomes(always)).toEqual([
        { ...refused, count: 2 },
        { ...sent, count: 3 },
      ])
    })

    it('are told by release and by half hour', async () => {
      await store.addOutcomes(
        [
          message('a', 100, sent, { ...sent, seq: 6, count: 4 }),
          message('b', 102, { ...sent, count: 8 }, { ...sent, form: 'usdt', screen: 'transfer' }),
        ],
        nothing,
      )
      expect(await store.sumOutcomes({ seq: 7, from: 100, until: 102 })).toEqual([sent])
      expect(await store.sumOutcomes({ seq: 7, from: 101, until: 103 })).toEqual([
        { ...sent, count: 8 },
        { ...sent, form: 'usdt', screen: 'transfer' },
      ])
      expect(await store.sumOutcomes({ seq: undefined, from: 100, until: 101 })).toEqual([
        { ...sent, seq: 6, count: 4 },
        sent,
      ])
      expect(await store.sumOutcomes({ seq: 8, from: 0, until: 1000 })).toEqual([])
    })

    it('are forgotten with their half hour, and so are the ids of messages', async () => {
      const first = message('a', 100, sent)
      await store.addOutcomes([first, message('b', 101, refused)], nothing)
      await store.addOutcomes([], { countsBefore: 101, idsBefore: 0 })
      expect(await store.sumOutcomes(always)).toEqual([refused])
      await store.addOutcomes([first], { countsBefore: 0, idsBefore: 101 })
      expect(await store.sumOutcomes(always)).toEqual([refused, sent])
    })

    it('stand beside the figures of pages, which add up by their edges', async () => {
      const slow: FigureCount = { seq: 7, build: 'b1', figure: 'lcp', edge: 5, count: 1 }
      const page = (id: string, half: number, ...figures: readonly FigureCount[]) => ({ id, half, counts: [], figures })
      await store.addOutcomes(
        [page('a', 100, slow, { ...slow, figure: 'cls', edge: 0 }), page('b', 101, slow)],
        nothing,
      )
      await store.addOutcomes(
        [page('b', 101, slow), page('c', 101, { ...slow, seq: 8 }, { ...slow, build: '' })],
        nothing,
      )
      expect(await store.sumFigures(always)).toEqual([
        { ...slow, build: '' },
        { ...slow, figure: 'cls', edge: 0 },
        { ...slow, count: 2 },
        { ...slow, seq: 8 },
      ])
      expect(await store.sumFigures({ seq: 7, from: 101, until: 102 })).toEqual([{ ...slow, build: '' }, slow])
      await store.addOutcomes([], { countsBefore: 101, idsBefore: 0 })
      expect(await store.sumFigures({ seq: 7, from: 0, until: 101 })).toEqual([])
    })
  })
}
