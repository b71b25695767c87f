import { type browserStorage, keepText, namesIn } from '../../../../src/platform/browserStorage.ts'
import type { Draft, PendingEdit, TypedEdit } from './Draft.ts'
import { objectOf } from '../../../../src/format/value/isObject.ts'

/**
 * Keeps on this device what is typed and not saved, so that a closed laptop loses nothing, and puts it back once the
 * draft is read. One entry per fact, so that two tabs of one operator do not drop each other's. Answers a function that
 * ends it.
 * @param owner whose it is; another operator on the same device gets none of it
 */
export function keepTyped(draft: Draft, storage: ReturnType<typeof browserStorage>, owner: number): () => void {
  const prefix = `playbill-desk:typed:${owner}:`
  let kept: ReadonlyMap<string, PendingEdit> = new Map()
  let isRestored = false

  function restoreOnce(): void {
    if (isRestored || draft.getSnapshot().status !== 'ready') return
    isRestored = true
    for (const key of namesIn(storage).filter((name) => name.startsWith(prefix))) {
      const typed = readTyped(storage.getItem(key))
      storage.removeItem(key)
      if (typed) draft.restore(typed)
    }
  }

  function write(): void {
    restoreOnce()
    const { pending } = draft.getSnapshot()
    for (const [fact, entry] of pending)
      if (kept.get(fact) !== entry)
        store(`${prefix}${fact}`, { fact, value: entry.value, base: entry.base, valid: entry.phase.kind !== 'invalid' })
    for (const fact of kept.keys()) if (!pending.has(fact)) storage.removeItem(`${prefix}${fact}`)
    kept = pending
  }

  function store(key: string, typed: TypedEdit): void {
    // Where the storage is full the page still has the text, and still asks before it is left.
    keepText(storage, key, JSON.stringify(typed))
  }

  const stop = draft.subscribe(write)
  write()
  return stop
}

function readTyped(text: string | null): TypedEdit | undefined {
  try {
    const { fact, value, base, valid } = objectOf(JSON.parse(text ?? '{}'))
    return typeof fact === 'string' ? { fact, value, base, valid: valid === true } : undefined
  } catch {
    return undefined
  }
}
