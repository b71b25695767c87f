import type { DeskApi } from '../../api/DeskApi.ts'
import { createDraftReader } from './createDraftReader.ts'
import { createDraftState } from './createDraftState.ts'
import { createFactSaver } from './createFactSaver.ts'
import { createTyping } from './createTyping.ts'
import type { Draft, PendingPhase } from './Draft.ts'
import { readSaved } from './readValue.ts'
import { sameValue } from '../../../../src/format/sameValue.ts'

export interface DraftOptions {
  /** The operator's name. */
  readonly owner: string
  /** The change that they edited last on this device. */
  readonly chosen?: string | undefined
  readonly onChoose?: (id: string) => void
}

/** Actions of operators on changes, between the page and the service. */
export function createDraft(
  api: Pick<DeskApi, 'documents' | 'changes' | 'putEdit' | 'putEdits' | 'removeEdit'>,
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
