import type { ServiceClient } from '../../api/serviceClient.ts'
import { createDraftState, type DraftState } from './createDraftState.ts'
import { createFactSaver, type FactSaver } from './createFactSaver.ts'
import type { Draft, PendingPhase, DraftSnapshot, PendingEdit, EditOptions, TypedEdit } from './Draft.ts'
import { readSaved } from './readValue.ts'
import { sameValue } from '../../../../src/format/sameValue.ts'
import { parseFacts } from '../../../../src/format/facts/parseFacts.ts'

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
