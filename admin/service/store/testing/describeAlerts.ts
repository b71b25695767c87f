import { beforeEach, describe, expect, it } from 'vitest'
import type { WantedStop } from '../rows/alertRows.ts'
import type { Store } from '../Store.ts'
import { at, entry, later } from './storeEntries.ts'

/** The part of `describeStore` on stops that alerts ask for. */
export function describeAlerts(opened: () => Store): void {
  let store: Store
  beforeEach(() => {
    store = opened()
  })

  describe('alerts', () => {
    const LONG_AGO = '2026-01-01T00:00:00.000Z'
    const want = (fingerprint?: string, more: Partial<WantedStop['stop']> = {}): WantedStop => {
      const stop = { name: 'deposits', reason: 'An alert', actor: 'token:Pager', at, ...more } as const
      return {
        stop,
        audit: { ...entry, actor: stop.actor, action: 'stop.on', subject: `stop:${stop.name}`, reason: stop.reason },
        ...(fingerprint !== undefined && { alert: { fingerprint, startsAt: at } }),
      }
    }
    const ask = (...wanted: readonly WantedStop[]) => store.stopForAlerts(wanted, at, LONG_AGO)
    const lift = () => store.liftStop({ name: 'deposits', audit: { ...entry, action: 'stop.lifted' } })
    const actions = async () => (await store.listAudit({ limit: 99 })).map(({ action }) => action)

    it('stop once, and leave a stop that is on as somebody made it', async () => {
      const mine = { name: 'bets', reason: 'fault', actor: 'mina', at } as const
      await store.putStop({ stop: mine, audit: { ...entry, action: 'stop.on' } })
      expect(await ask(want('a'), want('b'), want('c', { name: 'bets' }))).toEqual([
        'stopped',
        'already-stopped',
        'already-stopped',
      ])
      expect(await store.stops()).toEqual([want('a').stop, mine])
      expect(await ask(want('a'))).toEqual(['already-stopped'])
      expect(await actions()).toEqual(['stop.on', 'stop.on'])
    })

    it('do not stop again what somebody has lifted, each alert for each stop by itself', async () => {
      await ask(want('a'), want('b'))
      await lift()
      expect(await ask(want('a'), want('b'))).toEqual(['lifted', 'lifted'])
      expect(await store.stops()).toEqual([])
      expect(await ask(want('a', { name: 'bets' }))).toEqual(['stopped'])
      expect(await ask({ ...want('a'), alert: { fingerprint: 'a', startsAt: later } })).toEqual(['stopped'])
      await lift()
      expect(await ask(want('c'), want('a'))).toEqual(['stopped', 'already-stopped'])
    })

    it('that a node has followed by itself count as told, and are known to whoever asks', async () => {
      const alert = { fingerprint: 'a', startsAt: at }
      await store.noteAlerts([{ stop: 'deposits', alert }], later)
      await store.noteAlerts([], later)
      expect(await store.seenAlerts()).toEqual([{ stop: 'deposits', alert }])
      expect(await ask(want('a'), want('a', { name: 'bets' }))).toEqual(['lifted', 'stopped'])
      expect(await store.seenAlerts()).toHaveLength(2)
    })

    it('that nobody can tell from one another stop each time', async () => {
      expect(await ask(want(), want())).toEqual(['stopped', 'already-stopped'])
      await lift()
      expect(await ask(want())).toEqual(['stopped'])
    })

    it('are forgotten once they have not been told for long, and only then', async () => {
      await ask(want('a'))
      await lift()
      await store.stopForAlerts([want('b')], later, LONG_AGO)
      await lift()
      expect(await store.stopForAlerts([want('a')], later, at)).toEqual(['lifted'])
      const after = '2026-03-02T06:00:00.001Z'
      expect(await store.stopForAlerts([want('a'), want('b')], after, after)).toEqual(['stopped', 'already-stopped'])
    })

    it('are ten thousand at most, and the newest ones stay', async () => {
      await ask(want('first'))
      await lift()
      for (let page = 0; page < 20; page += 1)
        await store.stopForAlerts(
          Array.from({ length: 500 }, (_, index) => want(`${page}:${index}`, { name: 'bets' })),
          later,
          LONG_AGO,
        )
      let rows = 0
      for await (const [table] of store.dump()) if (table === 'alert') rows += 1
      expect(rows).toBe(10_000)
      expect(await ask(want('first'))).toEqual(['stopped'])
    })
  })
}
