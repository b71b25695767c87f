import type { Readable } from '../../store/Store.ts'
import { createStore } from '../../store/createStore.ts'

const dirty = createStore<ReadonlySet<object>>(new Set())

/** Whether anything typed would be lost by a reload: asked before a new build is loaded. */
export const hasDirtyForms: Readable<boolean> = {
  subscribe: dirty.subscribe,
  getSnapshot: () => dirty.getSnapshot().size > 0,
}

/** Enters a form into the register, or takes it off. */
export function markDirty(form: object, isDirty: boolean): void {
  const now = dirty.getSnapshot()
  if (now.has(form) === isDirty) return
  const next = new Set(now)
  if (isDirty) next.add(form)
  else next.delete(form)
  dirty.set(next)
}
