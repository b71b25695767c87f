import type { DraftState } from './createDraftState.ts'
import type { FactSaver } from './createFactSaver.ts'
import type { EditOptions, TypedEdit } from './Draft.ts'
import { readSaved } from './readValue.ts'
import { sameValue } from '../../../../src/format/sameValue.ts'

/** Typed values, kept until the service has them. */
export function createTyping({ getSnapshot, setPending }: DraftState, saver: FactSaver) {
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
