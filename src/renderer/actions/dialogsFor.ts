import type { Dialog, Lists } from '../../format/lists.ts'
import { isRunning } from '../../format/periodState.ts'

export interface OpeningDialog extends Dialog {
  readonly id: string
}

/** The dialogs that open by themselves on a screen at a moment of server time, the most important first, else as they are written. */
export function dialogsFor(dialogs: Lists['dialogs'], path: string, now: number): readonly OpeningDialog[] {
  return Object.entries(dialogs)
    .map(([id, dialog]) => ({ id, ...dialog }))
    .filter((dialog) => dialog.on && dialog.places.includes(path) && isRunning(dialog, now))
    .toSorted((a, b) => b.priority - a.priority)
}
