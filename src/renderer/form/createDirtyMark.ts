import { createStore } from '../../store/createStore.ts'
import type { Readable } from '../../store/Store.ts'
import { reuseEqual } from '../../platform/reuseEqual.ts'
import type { holdPlan } from './holdPlan.ts'
import type { PlaceInScreen } from '../screen/ScopeContext.tsx'
import { markDirty } from './dirtyForms.ts'

/** Whether a form holds something typed: the app asks before a reload, the screen before a newer document. */
export interface DirtyMark {
  readonly isDirty: Readable<boolean>
  set(isDirty: boolean): void
  /** From now on it is told. */
  connect(): void
  leave(): void
}

/** Tells the parts of a newer document apart; fetched once one has come while something is typed. */
let holdParts: typeof holdPlan | undefined

export function createDirtyMark(id: string, place: () => PlaceInScreen): DirtyMark {
  const isDirty = createStore(false)
  const self = {}
  let isConnected = false

  function tell(): void {
    const next = isConnected && isDirty.getSnapshot()
    markDirty(self, next)
    place().store.markDirty(self, next ? id : undefined, holdParts ?? holdAll)
  }

  /** Until the code for its parts is here, a newer document waits as a whole. */
  function holdAll(...[playing, newest]: Parameters<typeof holdPlan>): ReturnType<typeof holdPlan> {
    if (reuseEqual(playing, newest) === playing) return newest
    import('./holdPlan.ts').then(
      (code) => {
        holdParts = code.holdPlan
        tell()
      },
      () => undefined,
    )
    return undefined
  }

  return {
    isDirty,
    set(next) {
      isDirty.set(next)
      if (isConnected) tell()
    },
    connect: () => void (isConnected = true),
    leave() {
      isConnected = false
      tell()
    },
  }
}
