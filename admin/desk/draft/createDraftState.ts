import type { DraftEdit } from '../../api/edits.ts'
import { createListeners } from '../../../src/store/createListeners.ts'
import type { DraftSnapshot, PendingEdit, PendingPhase } from './Draft.ts'
import { createFacts } from './Facts.ts'

/** The draft as the desk shows it, and its listeners. */
export interface DraftState {
  readonly subscribe: (onChange: () => void) => () => void
  readonly getSnapshot: () => DraftSnapshot
  readonly set: (change: Partial<DraftSnapshot>) => void
  readonly setPending: (fact: string, entry: PendingEdit | undefined) => void
  /** Changes nothing if nothing is pending. */
  readonly setPhase: (fact: string, phase: PendingPhase) => void
  readonly setEdit: (fact: string, edit: DraftEdit | undefined) => void
  /** The pending value has reached the service. */
  readonly settle: (fact: string) => void
}

const nothing = createFacts([])
const initial: DraftSnapshot = {
  status: 'loading',
  problem: undefined,
  seq: 0,
  shipped: nothing,
  live: nothing,
  overlay: [],
  conflicts: [],
  edits: new Map(),
  pending: new Map(),
  saved: new Set(),
}

export function createDraftState(): DraftState {
  let snapshot = initial
  const listeners = createListeners()

  function set(change: Partial<DraftSnapshot>): void {
    snapshot = { ...snapshot, ...change }
    listeners.tell()
  }

  const setPending = (fact: string, entry: PendingEdit | undefined): void =>
    set({ pending: entryChanged(snapshot.pending, fact, entry) })

  return {
    subscribe: listeners.add,
    getSnapshot: () => snapshot,
    set,
    setPending,
    setPhase(fact, phase) {
      const entry = snapshot.pending.get(fact)
      if (entry) setPending(fact, { ...entry, phase })
    },
    setEdit: (fact, edit) => set({ edits: entryChanged(snapshot.edits, fact, edit) }),
    settle: (fact) => set({ pending: entryChanged(snapshot.pending, fact), saved: new Set([...snapshot.saved, fact]) }),
  }
}

function entryChanged<V>(map: ReadonlyMap<string, V>, key: string, value?: V): ReadonlyMap<string, V> {
  const next = new Map(map)
  if (value === undefined) next.delete(key)
  else next.set(key, value)
  return next
}
