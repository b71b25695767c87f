import { asksDialog } from '../asksDialog.ts'
import type { Dialog } from '../lists.ts'
import { checkAudience } from './checkAudience.ts'
import { checkPeriod } from './checkPeriod.ts'
import type { Found } from './Document.ts'

type Json = Readonly<Record<string, unknown>>

/**
 * A dialog opens by itself, or an action asks it: never both. What an action asks is asked at any time, or the steps
 * after it would run unasked, so it has no period and no audience. What opens by itself asks nothing, so it has one button.
 */
export function checkDialogs(
  dialogs: Readonly<Record<string, Dialog>>,
  screens: readonly Json[],
  report: (found: Found) => void,
): void {
  for (const [id, dialog] of Object.entries(dialogs)) {
    const what = `The dialog "${id}"`
    checkPeriod(dialog, what, ['dialogs', id], report)
    checkAudience(dialog.audience, what, ['dialogs', id, 'audience'], report)
    const asking = screens.find((screen) => asksDialog(screen, id))
    const key = onlyByItself(dialog)
    if (dialog.places.length > 0 && dialog.cancel !== undefined) {
      report({
        path: ['dialogs', id, 'cancel'],
        severity: 'warning',
        code: 'dialog-opening',
        said: { id: 'dialog-one-button', values: { dialog: id } },
        message: `${what} opens by itself, and nothing waits for its answer, so cancel has no effect and is not shown.`,
        hint: 'Take cancel away; for a question, let an action open the dialog.',
      })
    }
    if (asking !== undefined && key !== undefined) {
      report({
        path: ['dialogs', id, key],
        code: 'dialog-opening',
        said: { id: 'dialog-both-ways', values: { dialog: id, screen: String(asking['id']) } },
        message: `${what} is opened by an action on the screen "${String(asking['id'])}" and cannot also open by itself.`,
        hint: `An action must find it at any time. Take ${key} away, or write another dialog that opens by itself.`,
      })
    } else if (key !== undefined && dialog.places.length === 0) {
      report({
        path: ['dialogs', id, key],
        code: 'dialog-opening',
        said: { id: 'dialog-nowhere', values: { dialog: id } },
        message: `${what} opens nowhere by itself, so ${key} has no effect.`,
        hint: 'Name the screens it opens on in places.',
      })
    }
  }
}

/** Its first property that only counts for a dialog that opens by itself. */
function onlyByItself(dialog: Dialog): keyof Dialog | undefined {
  if (dialog.places.length > 0) return 'places'
  if (dialog.from !== undefined) return 'from'
  if (dialog.until !== undefined) return 'until'
  if (dialog.priority > 0) return 'priority'
  if (dialog.audience !== undefined) return 'audience'
  return dialog.once === 'always' ? undefined : 'once'
}
