import { hasCode, sentenceOf } from '../api/DeskError.ts'
import type { DeskApi } from '../api/DeskApi.ts'
import { createFacts } from './Facts.ts'
import type { Draft, DraftSnapshot, EditOptions, PendingEdit, PendingPhase, TypedEdit } from './Draft.ts'
import { readSaved } from './readValue.ts'
import type { DraftEdit } from '../../api/edits.ts'
import { sameValue } from '../../../src/format/sameValue.ts'
import { createListeners } from '../../../src/store/createListeners.ts'

/** A pause in typing this long saves, in ms. */
const PAUSE = 400

const nothing = createFacts([])
const initial: DraftSnapshot = {
  status: 'loading',
  problem: '',
  seq: 0,
  shipped: nothing,
  live: nothing,
  overlay: [],
  conflicts: [],
  edits: new Map(),
  pending: new Map(),
  saved: new Set(),
}

/** Holds the draft, saves each fact by itself and never lets two saves of one fact overtake each other. */
export function createDraft(api: Pick<DeskApi, 'documents' | 'draft' | 'putEdit' | 'removeEdit'>): Draft {
  let snapshot = initial
  const listeners = createListeners()
  const timers = new Map<string, ReturnType<typeof setTimeout>>()
  const running = new Map<string, Promise<void>>()
  /** Counts what is written, so that an answer read before a write is not taken for the state after it. */
  let writes = 0
  let asked = 0
  /** Which question the newest answer on the page belongs to. */
  let answered = 0

  function set(change: Partial<DraftSnapshot>): void {
    snapshot = { ...snapshot, ...change }
    listeners.tell()
  }

  const setPending = (fact: string, entry: PendingEdit | undefined) =>
    set({ pending: entryChanged(snapshot.pending, fact, entry) })
  const setEdit = (fact: string, edit: DraftEdit | undefined) =>
    set({ edits: entryChanged(snapshot.edits, fact, edit) })

  function setPhase(fact: string, phase: PendingPhase): void {
    const entry = snapshot.pending.get(fact)
    if (entry) setPending(fact, { ...entry, phase })
  }

  async function readDocuments(): Promise<Partial<DraftSnapshot>> {
    const { seq, shipped, changed, overlay, conflicts } = await api.documents()
    const changedFiles = new Map(changed.map((file) => [file.path, file]))
    const live = shipped.map((file) => changedFiles.get(file.path) ?? file)
    return { seq, shipped: createFacts(shipped), live: createFacts(live), overlay, conflicts }
  }

  /** Draft and documents in one step, so that no field shows a value between two releases. */
  async function readAll({ documents }: { documents: 'always' | 'when-moved' }): Promise<void> {
    const before = writes
    const question = (asked += 1)
    const { seq, edits } = await api.draft()
    const read = documents === 'always' || seq !== snapshot.seq ? await readDocuments() : {}
    // A later question has been answered already.
    if (question < answered) return
    answered = question
    // An answer from before a write of ours would take that write back on the page.
    set(
      writes === before
        ? withFreshConflicts({ ...snapshot, ...read, edits: new Map(edits.map((edit) => [edit.fact, edit])) })
        : read,
    )
  }

  function save(fact: string): Promise<void> {
    clearTimeout(timers.get(fact))
    timers.delete(fact)
    const earlier = running.get(fact)
    if (earlier) return earlier
    const task = saveUntilSettled(fact).finally(() => running.delete(fact))
    running.set(fact, task)
    return task
  }

  async function saveUntilSettled(fact: string): Promise<void> {
    for (;;) {
      const entry = snapshot.pending.get(fact)
      if (entry === undefined || !canBeSent(entry)) return
      setPhase(fact, { kind: 'saving' })
      try {
        writes += 1
        const edit = await api.putEdit({ fact, value: entry.value, replaces: entry.base ?? null })
        writes += 1
        setEdit(fact, edit)
        const latest = snapshot.pending.get(fact)
        if (latest === undefined) return
        if (sameValue(latest.value, entry.value))
          return set({ pending: entryChanged(snapshot.pending, fact), saved: new Set([...snapshot.saved, fact]) })
        // Typed on meanwhile: what was just saved is what the next save replaces.
        setPending(fact, {
          ...latest,
          base: entry.value,
          phase: latest.phase.kind === 'invalid' ? latest.phase : { kind: 'waiting' },
        })
      } catch (error) {
        setPhase(fact, phaseOf(error))
        return
      }
    }
  }

  function edit(
    fact: string,
    value: unknown,
    { pause = false, valid = true, decided = false }: EditOptions = {},
  ): void {
    const earlier = snapshot.pending.get(fact)
    const base = earlier?.base ?? readSaved(snapshot, fact)
    clearTimeout(timers.get(fact))
    if (earlier?.phase.kind === 'conflict') return setPending(fact, { ...earlier, value })
    if (!running.has(fact) && valid && !decided && sameValue(value, readSaved(snapshot, fact)))
      return setPending(fact, undefined)
    setPending(fact, { value, base, phase: { kind: valid ? 'waiting' : 'invalid' } })
    if (!valid) return
    if (pause)
      timers.set(
        fact,
        setTimeout(() => void save(fact), PAUSE),
      )
    else void save(fact)
  }

  function restore({ fact, value, base, valid }: TypedEdit): void {
    if (snapshot.pending.has(fact) || sameValue(value, readSaved(snapshot, fact))) return
    setPending(fact, { value, base, phase: { kind: valid ? 'waiting' : 'invalid' } })
    if (valid) void save(fact)
  }

  async function retry(which: (phase: PendingPhase & { kind: 'failed' }) => boolean = () => true): Promise<void> {
    const failed = [...snapshot.pending]
      .filter(([, { phase }]) => phase.kind === 'failed' && which(phase))
      .map(([fact]) => fact)
    for (const fact of failed) setPhase(fact, { kind: 'waiting' })
    await Promise.all(failed.map(save))
  }

  return {
    subscribe: listeners.add,
    getSnapshot: () => snapshot,

    async load() {
      try {
        set({ status: 'loading' })
        await readAll({ documents: 'always' })
        set({ status: 'ready' })
      } catch (error) {
        set({ status: 'failed', problem: sentenceOf(error) })
      }
    },

    async refresh() {
      if (snapshot.status !== 'ready') return
      await readAll({ documents: 'when-moved' })
      await retry(({ isLost }) => isLost)
    },

    edit,
    restore,

    async undo(fact) {
      clearTimeout(timers.get(fact))
      setPending(fact, undefined)
      await running.get(fact)
      if (!snapshot.edits.has(fact)) return
      writes += 1
      await api.removeEdit(fact)
      writes += 1
      setEdit(fact, undefined)
    },

    async resolve(fact, keep) {
      const entry = snapshot.pending.get(fact)
      if (entry?.phase.kind !== 'conflict') return
      if (keep === 'mine') {
        setPending(fact, { value: entry.value, base: entry.phase.theirs, phase: { kind: 'waiting' } })
        await save(fact)
      } else {
        const shown = entry.phase.theirs
        await readAll({ documents: 'always' })
        // What was never looked at is not taken: a value that moved meanwhile is shown first.
        if (sameValue(readSaved(snapshot, fact), shown)) setPending(fact, undefined)
      }
    },

    discard(fact) {
      clearTimeout(timers.get(fact))
      setPending(fact, undefined)
    },

    retry: async () => retry(),

    async flush() {
      await Promise.all([...snapshot.pending].filter(([, entry]) => canBeSent(entry)).map(([fact]) => save(fact)))
      await Promise.all(running.values())
    },
  }
}

function canBeSent({ phase }: PendingEdit): boolean {
  return phase.kind === 'waiting' || phase.kind === 'saving'
}

/** Whoever decides between two values sees theirs as it is now: it may have moved on since the two met. */
function withFreshConflicts(snapshot: DraftSnapshot): DraftSnapshot {
  const pending = [...snapshot.pending].map(([fact, entry]): [string, PendingEdit] => {
    const theirs = readSaved(snapshot, fact)
    if (entry.phase.kind !== 'conflict' || sameValue(theirs, entry.phase.theirs)) return [fact, entry]
    const edit = snapshot.edits.get(fact)
    return [
      fact,
      {
        ...entry,
        phase: {
          kind: 'conflict',
          theirs,
          by: edit?.actor ?? snapshot.overlay.find((live) => live.fact === fact)?.actor ?? 'the build',
          at: edit?.at ?? '',
        },
      },
    ]
  })
  return { ...snapshot, pending: new Map(pending) }
}

function phaseOf(error: unknown): PendingPhase {
  if (!hasCode(error, 'edit-conflict'))
    return { kind: 'failed', message: messageOf(error), isLost: hasCode(error, 'offline') }
  const { theirs, by, at } = error.details as { theirs: unknown; by: string; at: string }
  return { kind: 'conflict', theirs, by, at }
}

function messageOf(error: unknown): string {
  if (hasCode(error, 'not-signed-in')) return 'Your session has ended. It is saved when you have signed in again.'
  return hasCode(error, 'offline') ? 'The service does not answer. It is saved as soon as it does.' : sentenceOf(error)
}

function entryChanged<V>(map: ReadonlyMap<string, V>, key: string, value?: V): ReadonlyMap<string, V> {
  const next = new Map(map)
  if (value === undefined) next.delete(key)
  else next.set(key, value)
  return next
}
