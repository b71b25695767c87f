import type { Action } from '../format/actions.ts'
import type { Probe, Problem } from '../renderer/host/Host.ts'
import type { Readable } from '../store/Store.ts'
import { createStore } from '../store/createStore.ts'

/** One thing that happened. Names and outcomes only: no value that was typed, sent or answered. */
export interface TrailEntry {
  readonly number: number
  /** Milliseconds since the world began. */
  readonly after: number
  readonly kind: 'opened' | 'action' | 'problem'
  readonly screen: string
  readonly what: string
  readonly outcome: 'running' | 'done' | 'stopped' | 'skipped' | undefined
}

export interface Trail extends Readable<readonly TrailEntry[]> {
  readonly probe: Probe
  readonly opened: (address: string) => void
  readonly problem: (problem: Problem) => void
  /** Another world begins. */
  readonly clear: () => void
}

/** Most entries kept; a report is read by a person. */
const MOST = 200

/** Trail since the world began, the newest last. */
export function createTrail(now: () => number): Trail {
  const entries = createStore<readonly TrailEntry[]>([])
  let began = now()
  let count = 0

  function add(entry: Pick<TrailEntry, 'kind' | 'screen' | 'what' | 'outcome'>): number {
    count += 1
    entries.set([...entries.getSnapshot(), { ...entry, number: count, after: now() - began }].slice(-MOST))
    return count
  }

  return {
    subscribe: entries.subscribe,
    getSnapshot: entries.getSnapshot,
    probe(action, screen) {
      const number = add({ kind: 'action', screen, what: nameOfAction(action), outcome: 'running' })
      return (outcome) =>
        entries.set(entries.getSnapshot().map((entry) => (entry.number === number ? { ...entry, outcome } : entry)))
    },
    opened(address) {
      const last = entries.getSnapshot().at(-1)
      // In development React runs effects twice.
      if (last?.kind !== 'opened' || last.what !== address)
        add({ kind: 'opened', screen: '', what: address, outcome: undefined })
    },
    problem: ({ code, screen, pointer }) =>
      void add({ kind: 'problem', screen, what: pointer === '' ? code : `${code} at ${pointer}`, outcome: undefined }),
    clear() {
      began = now()
      count = 0
      entries.set([])
    },
  }
}

/** Name of an action as its document has it: its kind, and the call, route, source or popup that it names. */
function nameOfAction(action: Action): string {
  if ('call' in action) return `call ${action.call}`
  if ('go' in action) return `go ${action.go}`
  if ('reload' in action) return `reload ${[action.reload].flat().join(', ')}`
  if ('open' in action)
    return `open ${'popup' in action.open ? `popup ${action.open.popup}` : Object.keys(action.open).join(', ')}`
  if ('refresh' in action) return `refresh ${action.refresh}`
  return Object.keys(action).find((key) => key !== 'when') ?? 'nothing'
}

/** `+3.2 s recharge: call recharge → done` */
export function trailLine({ after, kind, screen, what, outcome }: TrailEntry): string {
  const where = kind === 'opened' ? 'opened' : `${screen}:`
  const time = `+${(after / 1000).toFixed(1)} s`
  return [
    time,
    where,
    kind === 'problem' ? `problem ${what}` : what,
    ...(outcome === undefined ? [] : [`→ ${outcome}`]),
  ].join(' ')
}
