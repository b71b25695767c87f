import { createStore } from '../../store/createStore.ts'
import type { Readable } from '../../store/Store.ts'
import type { holdPlan } from '../screen/holdPlan.ts'
import type { PlaceInScreen } from '../screen/ScopeContext.tsx'
import { markDirty } from './dirtyForms.ts'

/** Whether a form holds something typed: the app asks before a reload, the screen before a newer document. */
export interface DirtyMark {
  readonly isDirty: Readable<boolean>
  set(isDirty: boolean): void
  /** From now on it is told. */
  connect(): void
  /** Says again how a newer document is held back. */
  tell(this: void): void
  leave(): void
}

export function createDirtyMark(id: string, place: () => PlaceInScreen, hold: () => typeof holdPlan): DirtyMark {
  const isDirty = createStore(false)
  const self = {}
  let isConnected = false

  function tell(): void {
    const next = isConnected && isDirty.getSnapshot()
    markDirty(self, next)
    place().store.markDirty(self, next ? id : undefined, hold())
  }

  return {
    isDirty,
    set(next) {
      isDirty.set(next)
      if (isConnected) tell()
    },
    connect: () => void (isConnected = true),
    tell,
    leave() {
      isConnected = false
      tell()
    },
  }
}
