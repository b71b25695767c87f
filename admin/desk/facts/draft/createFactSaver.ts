import { hasCode } from '../../api/DeskError.ts'
import { mostEdits } from '../../../api/mostEdits.ts'
import type { ServiceClient } from '../../api/serviceClient.ts'
import type { PendingEdit, PendingPhase } from './Draft.ts'
import type { DraftState } from './createDraftState.ts'
import { readSaved } from './readValue.ts'
import { sameValue } from '../../../../src/format/sameValue.ts'

/** The pause in typing after which a value is saved, in ms. */
const PAUSE = 400

/** Sends what is pending, each fact by itself, and never lets two saves of one fact overtake each other. */
export interface FactSaver {
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

export function createFactSaver({ api, state, onRefused }: FactSaverOptions): FactSaver {
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

const isRefused = (error: unknown): boolean => !hasCode(error, 'edit-conflict') && !hasCode(error, 'offline')

function phaseOf(error: unknown): PendingPhase {
  if (!hasCode(error, 'edit-conflict')) return { kind: 'failed', error, isLost: hasCode(error, 'offline') }
  const { theirs, by, at } = error.details
  return { kind: 'conflict', theirs, by: String(by), at: String(at) }
}
