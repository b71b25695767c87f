import type { Dialog } from '../../format/lists.ts'
import type { Question, Translate } from '../host/Host.ts'
import type { Readable } from '../../store/Store.ts'

/** A dialog in the member's language. Open, it follows releases and, in the preview, an operator's typing. */
export function questionOf(
  { title, body, confirm, cancel, tone, places }: Dialog,
  text: Readable<Translate>,
): Question {
  const read = (key: string) => text.getSnapshot()(key)
  return {
    get title() {
      return read(title)
    },
    get text() {
      return read(body)
    },
    get yes() {
      return read(confirm)
    },
    get no() {
      // Nothing waits for the answer of one that opens by itself: a second button would do what the first does.
      return cancel === undefined || places.length > 0 ? undefined : read(cancel)
    },
    danger: tone === 'loss',
  }
}
