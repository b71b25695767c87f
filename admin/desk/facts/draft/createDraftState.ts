import { isIn, type OpenChange, ownChange } from '../../../api/changeApi.ts'
import type { DraftEdit } from '../../../api/edits.ts'
import { createListeners } from '../../../../src/store/createListeners.ts'
import type { DraftSnapshot, PendingEdit, PendingPhase } from './Draft.ts'
import { parseFacts } from '../../../../src/format/facts/parseFacts.ts'

/** The changes as the desk shows them, and its listeners. */
export interface DraftState {
  readonly subscribe: (onChange: () => void) => () => void
  readonly getSnapshot: () => DraftSnapshot
  readonly set: (next: Partial<Omit<DraftSnapshot, 'current' | 'edits'>>) => void
  /** Which of the operator's changes is edited here; where it is not open, their own newest. */
  readonly choose: (id: string) => void
  readonly setPending: (fact: string, entry: PendingEdit | undefined) => void
  /** Changes nothing if nothing is pending. */
  readonly setPhase: (fact: string, phase: PendingPhase) => void
  /** Sets a change's edit of a fact after it was saved there; undefined where there is none any more. */
  readonly setEdit: (fact: string, placed: PlacedEdit | undefined) => void
  /** The same for several, of one change; undefined where it is not there. */
  readonly setEdits: (edits: ReadonlyMap<string, DraftEdit | undefined>, change: string | undefined) => void
  /** The pending value has reached the service. */
  readonly settle: (fact: string) => void
}

const nothing = parseFacts([])
const initial: DraftSnapshot = {
  status: 'loading',
  problem: undefined,
  seq: 0,
  shipped: nothing,
  live: nothing,
  overlay: [],
  conflicts: [],
  changes: [],
  schedules: [],
  trials: [],
  current: undefined,
  edits: new Map(),
  pending: new Map(),
  saved: new Set(),
}

interface PlacedEdit {
  readonly edit: DraftEdit
  readonly change: string
}

/**
 * @param owner the operator's name
 * @param chosen the change that they edited last on this device
 */
export function createDraftState(owner: string, chosen?: string): DraftState {
  let snapshot = initial
  let choice = chosen
  const listeners = createListeners()

  function set(next: Partial<DraftSnapshot>): void {
    snapshot = { ...snapshot, ...next }
    if (next.changes !== undefined) snapshot = { ...snapshot, ...currentOf(snapshot.changes, owner, choice) }
    listeners.tell()
  }

  function setEdits(edits: ReadonlyMap<string, DraftEdit | undefined>, placed: string | undefined): void {
    const { current, changes } = snapshot
    const id = placed ?? current?.id
    const there = [...edits.values()].filter((edit) => edit !== undefined)
    const [first] = there
    const isKnown = changes.some((change) => change.id === id)
    const made = first && id !== undefined && !isKnown ? [changeOf(owner, { edit: first, change: id })] : []
    set({
      changes: [...changes, ...made].map((change) =>
        change.id === id
          ? { ...change, edits: [...change.edits.filter(({ fact }) => !edits.has(fact)), ...there] }
          : change,
      ),
    })
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
    choose(id) {
      choice = id
      set({ changes: snapshot.changes })
    },
    setEdit: (fact, placed) => setEdits(new Map([[fact, placed?.edit]]), placed?.change),
    setEdits,
    settle: (fact) => set({ pending: entryChanged(snapshot.pending, fact), saved: new Set([...snapshot.saved, fact]) }),
  }
}

function currentOf(
  changes: readonly OpenChange[],
  owner: string,
  choice: string | undefined,
): Pick<DraftSnapshot, 'current' | 'edits'> {
  const chosen = changes.find(({ id }) => id === choice)
  const current = chosen && isIn(chosen, owner) ? chosen : ownChange(changes, owner)
  return { current, edits: new Map(current?.edits.map((edit) => [edit.fact, edit])) }
}

/** A change that an edit has just made, until it is read with the others. */
function changeOf(owner: string, { change, edit }: PlacedEdit): OpenChange {
  return { id: change, name: '', owner, members: [], createdAt: edit.at, edits: [], asked: [], answers: [] }
}

function entryChanged<V>(map: ReadonlyMap<string, V>, key: string, value?: V): ReadonlyMap<string, V> {
  const next = new Map(map)
  if (value === undefined) next.delete(key)
  else next.set(key, value)
  return next
}
