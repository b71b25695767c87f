import type { DeskApi } from '../../api/DeskApi.ts'
import type { DraftSnapshot, PendingEdit } from './Draft.ts'
import type { DraftState } from './createDraftState.ts'
import { parseFacts } from '../../../../src/format/facts/parseFacts.ts'
import { readSaved } from './readValue.ts'
import { sameValue } from '../../../../src/format/sameValue.ts'

/**
 * Reads the open changes, and the documents if the live release has changed or they are asked for; rejects with a `DeskError`.
 */
export type ReadDraft = (options: { readonly documents: 'always' | 'when-moved' }) => Promise<void>

export interface DraftReaderOptions {
  readonly api: Pick<DeskApi, 'documents' | 'changes'>
  readonly state: Pick<DraftState, 'getSnapshot' | 'set'>
  /** Counts writes, so that an answer from before a write is not taken as the state after it. */
  readonly writes: () => number
}

/** Changes and documents in one step, so that no field shows a value between two releases. */
export function createDraftReader({ api, state, writes }: DraftReaderOptions): ReadDraft {
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
