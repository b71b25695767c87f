import type { Readable } from '../../store/Store.ts'
import { createStore } from '../../store/createStore.ts'

/** The open popups of one screen, the topmost last. */
export interface Popups {
  readonly open: Readable<readonly string[]>
  readonly show: (id: string) => void
  /** Closes this one, or the topmost. */
  readonly close: (id?: string) => void
  readonly closeAll: () => void
}

export function createPopups(): Popups {
  const open = createStore<readonly string[]>([])
  return {
    open,
    show(id) {
      const shown = open.getSnapshot()
      if (!shown.includes(id)) open.set([...shown, id])
    },
    close(id) {
      const shown = open.getSnapshot()
      const gone = id ?? shown.at(-1)
      if (gone !== undefined && shown.includes(gone)) open.set(shown.filter((other) => other !== gone))
    },
    closeAll() {
      if (open.getSnapshot().length > 0) open.set([])
    },
  }
}
