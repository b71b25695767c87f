import type { ServiceClient } from '../../api/serviceClient.ts'
import { createDraftState, type DraftState } from './createDraftState.ts'
import type { Draft, PendingPhase, DraftSnapshot, PendingEdit, EditOptions, TypedEdit } from './Draft.ts'
import { readSaved } from './readValue.ts'
import { sameValue } from '../../../../src/format/value/sameValue.ts'
import { parseFacts } from '../../../../src/format/facts/parseFacts.ts'
import { hasCode } from '../../api/DeskError.ts'
import { mostEdits } from '../../../api/mostEdits.ts'

/** The pause in typing after which a value is saved, in ms. */
const PAUSE = 400

const isRefused = (error: unknown): boolean => !hasCode(error, 'edit-conflict') && !hasCode(error, 'offline')

interface DraftOptions {
  /** The operator's name. */
  readonly owner: string
  /** The change that they edited last on this device. */
  readonly chosen?: string | undefined
  readonly onChoose?: (id: string) => void
}

/** Actions of operators on changes, between the page and the service. */
export function createDraft(
  api: Pick<ServiceClient, 'documents' | 'changes' | 'putEdit' | 'putEdits' | 'removeEdit'>,
  { owner, chosen, onChoose = () => undefined }: DraftOptions,
): Draft {
  const state = createDraftState(owner, chosen)
  const saver = createFactSaver({
    api,
    state,
    // A change that has been scheduled, say: the page says so at once.
    onRefused: () => void read({ documents: 'when-moved' }).catch(() => undefined),
  })
  const { getSnapshot, setPending } = state
  const read = createDraftReader({ api, state, writes: saver.writes })

  const { edit, restore, discard } = createTyping(state, saver)

  async function retry(which: (phase: PendingPhase & { kind: 'failed' }) => boolean = () => true): Promise<void> {
    const failed = [...getSnapshot().pending]
      .filter(([, { phase }]) => phase.kind === 'failed' && which(phase))
      .map(([fact]) => fact)
    for (const fact of failed) state.setPhase(fact, { kind: 'waiting' })
    await Promise.all(failed.map(saver.save))
  }

  return {
    subscribe: state.subscribe,
    getSnapshot,

    async load() {
      try {
        state.set({ status: 'loading' })
        await read({ documents: 'always' })
        state.set({ status: 'ready' })
      } catch (error) {
        state.set({ status: 'failed', problem: error })
      }
    },

    async refresh() {
      if (getSnapshot().status !== 'ready') return
      await read({ documents: 'when-moved' })
      await retry(({ isLost }) => isLost)
    },

    async choose(id) {
      await saver.flush()
      if (getSnapshot().pending.size > 0) return false
      state.choose(id)
      onChoose(id)
      return true
    },

    edit,
    restore,
    discard,

    async editAll(values) {
      await saver.flush()
      try {
        return await saver.saveAll(values)
      } catch (error) {
        // What was changed meanwhile is shown before anybody decides again.
        await read({ documents: 'when-moved' }).catch(() => undefined)
        throw error
      }
    },

    async undo(fact) {
      discard(fact)
      await saver.remove(fact)
    },

    async resolve(fact, keep) {
      const entry = getSnapshot().pending.get(fact)
      if (entry?.phase.kind !== 'conflict') return
      const shown = entry.phase.theirs
      if (keep === 'mine') {
        setPending(fact, { value: entry.value, base: shown, phase: { kind: 'waiting' } })
        await saver.save(fact)
      } else {
        await read({ documents: 'always' })
        // A value that was never shown is not taken: one that changed meanwhile is shown first.
        if (sameValue(readSaved(getSnapshot(), fact), shown)) setPending(fact, undefined)
      }
    },

    retry: async () => retry(),
    flush: saver.flush,
  }
}

/**
 * Reads the open changes, and the documents if the live release has changed or they are asked for; rejects with a `DeskError`.
 */
type ReadDraft = (options: { readonly documents: 'always' | 'when-moved' }) => Promise<void>

interface DraftReaderOptions {
  readonly api: Pick<ServiceClient, 'documents' | 'changes'>
  readonly state: Pick<DraftState, 'getSnapshot' | 'set'>
  /** Counts writes, so that an answer from before a write is not taken as the state after it. */
  readonly writes: () => number
}

/** Changes and documents in one step, so that no field shows a value between two releases. */
function createDraftReader({ api, state, writes }: DraftReaderOptions): ReadDraft {
  let asked = 0
  /** The question whose answer is the newest on the page. */
  let answered = 0

  async function readDocuments(): Promise<Partial<DraftSnapshot>> {
    const { seq, shipped, changed, overlay, conflicts } = await api.documents()
    const changedFiles = new Map(changed.map((file) => [file.path, file]))
    const live = shipped.map((file) => changedFiles.get(file.path) ?? file)
    return { seq, shipped: parseFacts(shipped), live: parseFacts(live), overlay, conflicts }
  }

  return async ({ documents }) => {
    const before = writes()
    const question = (asked += 1)
    const { seq, changes, schedules, trials } = await api.changes()
    const read = documents === 'always' || seq !== state.getSnapshot().seq ? await readDocuments() : {}
    // A later question has been answered already.
    if (question < answered) return
    answered = question
    // An answer from before our own write would undo that write on the page.
    state.set(writes() === before ? { ...read, changes, schedules, trials } : read)
    state.set(withFreshConflicts(state.getSnapshot()))
  }
}

/** Shows the current value of the other side in a conflict: it may have changed since the conflict began. */
function withFreshConflicts(snapshot: DraftSnapshot): Pick<DraftSnapshot, 'pending'> {
  const pending = [...snapshot.pending].map(([fact, entry]): [string, PendingEdit] => {
    const theirs = readSaved(snapshot, fact)
    if (entry.phase.kind !== 'conflict' || sameValue(theirs, entry.phase.theirs)) return [fact, entry]
    const edit = snapshot.edits.get(fact)
    const by = edit?.actor ?? snapshot.overlay.find((live) => live.fact === fact)?.actor ?? 'the build'
    return [fact, { ...entry, phase: { kind: 'conflict', theirs, by, at: edit?.at ?? '' } }]
  })
  return { pending: new Map(pending) }
}

/** Typed values, kept until the service has them. */
function createTyping({ getSnapshot, setPending }: DraftState, saver: FactSaver) {
  function edit(
    fact: string,
    value: unknown,
    { pause = false, valid = true, decided = false }: EditOptions = {},
  ): void {
    const earlier = getSnapshot().pending.get(fact)
    const saved = readSaved(getSnapshot(), fact)
    saver.hold(fact)
    if (earlier?.phase.kind === 'conflict') return setPending(fact, { ...earlier, value })
    if (!saver.isSaving(fact) && valid && !decided && sameValue(value, saved)) return setPending(fact, undefined)
    setPending(fact, { value, base: earlier?.base ?? saved, phase: { kind: valid ? 'waiting' : 'invalid' } })
    if (!valid) return
    if (pause) saver.saveAfterPause(fact)
    else void saver.save(fact)
  }

  function restore({ fact, value, base, valid }: TypedEdit): void {
    if (getSnapshot().pending.has(fact) || sameValue(value, readSaved(getSnapshot(), fact))) return
    setPending(fact, { value, base, phase: { kind: valid ? 'waiting' : 'invalid' } })
    if (valid) void saver.save(fact)
  }

  function discard(fact: string): void {
    saver.hold(fact)
    setPending(fact, undefined)
  }

  return { edit, restore, discard }
}

/** Sends what is pending, each fact by itself, and never lets two saves of one fact overtake each other. */
interface FactSaver {
  readonly save: (fact: string) => Promise<void>
  readonly saveAfterPause: (fact: string) => void
  /** Cancels what waits for a pause in typing; it is not sent. */
  readonly hold: (fact: string) => void
  readonly isSaving: (fact: string) => boolean
  /** Removes the edit from the draft, once a save under way has ended. */
  readonly remove: (fact: string) => Promise<void>
  /** Saves several values at once, against those that are saved now, and answers these. */
  readonly saveAll: (values: ReadonlyMap<string, unknown>) => Promise<ReadonlyMap<string, unknown>>
  /** Sends what waits; resolves when nothing is on its way any more. */
  readonly flush: () => Promise<void>
  /** How many writes were made or started. */
  readonly writes: () => number
}

interface FactSaverOptions {
  readonly api: Pick<ServiceClient, 'putEdit' | 'putEdits' | 'removeEdit'>
  readonly state: DraftState
  /** The service refused a value: what it knows of its change is newer than what the page shows. */
  readonly onRefused: () => void
}

function createFactSaver({ api, state, onRefused }: FactSaverOptions): FactSaver {
  const timers = new Map<string, ReturnType<typeof setTimeout>>()
  const running = new Map<string, Promise<void>>()
  let writes = 0
  const pendingOf = (fact: string): PendingEdit | undefined => state.getSnapshot().pending.get(fact)

  async function write<T>(send: () => Promise<T>): Promise<T> {
    writes += 1
    const answer = await send()
    writes += 1
    return answer
  }

  function hold(fact: string): void {
    clearTimeout(timers.get(fact))
    timers.delete(fact)
  }

  function save(fact: string): Promise<void> {
    hold(fact)
    const earlier = running.get(fact)
    if (earlier) return earlier
    const task = saveUntilSettled(fact).finally(() => running.delete(fact))
    running.set(fact, task)
    return task
  }

  async function saveUntilSettled(fact: string): Promise<void> {
    for (;;) {
      const entry = pendingOf(fact)
      if (entry === undefined || !canBeSent(entry)) return
      state.setPhase(fact, { kind: 'saving' })
      try {
        const { value, base = null } = entry
        const change = state.getSnapshot().current?.id
        const body = { fact, value, replaces: base, ...(change !== undefined && { change }) }
        const made = await write(() => api.putEdit({ body }))
        const isLeft = made.edit !== null && made.change !== null
        state.setEdit(fact, isLeft ? { edit: made.edit, change: made.change } : undefined)
      } catch (error) {
        if (isRefused(error)) onRefused()
        if (pendingOf(fact)?.phase.kind === 'saving') return state.setPhase(fact, phaseOf(error))
        // Another value was typed meanwhile, which has not failed: it is sent, or still invalid.
        continue
      }
      const latest = pendingOf(fact)
      if (latest === undefined) return
      if (sameValue(latest.value, entry.value)) return state.settle(fact)
      // More was typed meanwhile: the next save replaces the value that was just saved.
      const phase: PendingPhase = latest.phase.kind === 'invalid' ? latest.phase : { kind: 'waiting' }
      state.setPending(fact, { ...latest, base: entry.value, phase })
    }
  }

  async function saveTogether(values: readonly (readonly [string, unknown])[]): Promise<void> {
    const snapshot = state.getSnapshot()
    const change = snapshot.current?.id
    const edits = values.map(([fact, value]) => ({ fact, value, replaces: readSaved(snapshot, fact) ?? null }))
    const made = await write(() => api.putEdits({ body: { edits, ...(change !== undefined && { change }) } }))
    state.setEdits(new Map(edits.map(({ fact }, at) => [fact, made.edits[at] ?? undefined])), made.change ?? undefined)
  }

  return {
    save,
    hold,
    saveAfterPause(fact) {
      const timer = setTimeout(() => void save(fact), PAUSE)
      timers.set(fact, timer)
    },
    isSaving: (fact) => running.has(fact),
    async remove(fact) {
      await running.get(fact)
      const { current, edits } = state.getSnapshot()
      if (current === undefined || !edits.has(fact)) return
      await write(() => api.removeEdit({ body: { fact, change: current.id } }))
      state.setEdit(fact, undefined)
    },
    async saveAll(values) {
      const left = [...values]
      const before: [string, unknown][] = []
      while (left.length > 0) {
        const some = left.splice(0, mostEdits)
        const had = some.map(([fact]): [string, unknown] => [fact, readSaved(state.getSnapshot(), fact) ?? null])
        try {
          await saveTogether(some)
        } catch (error) {
          // All or none, also where it takes several requests.
          for (let at = 0; at < before.length; at += mostEdits) await saveTogether(before.slice(at, at + mostEdits))
          throw error
        }
        before.push(...had)
      }
      return new Map(before)
    },
    async flush() {
      const { pending } = state.getSnapshot()
      await Promise.all([...pending].filter(([, entry]) => canBeSent(entry)).map(([fact]) => save(fact)))
      await Promise.all(running.values())
    },
    writes: () => writes,
  }
}

function canBeSent({ phase }: PendingEdit): boolean {
  return phase.kind === 'waiting' || phase.kind === 'saving'
}

function phaseOf(error: unknown): PendingPhase {
  if (!hasCode(error, 'edit-conflict')) return { kind: 'failed', error, isLost: hasCode(error, 'offline') }
  const { theirs, by, at } = error.details
  return { kind: 'conflict', theirs, by: String(by), at: String(at) }
}
