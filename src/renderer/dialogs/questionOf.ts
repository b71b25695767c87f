import type { Dialog } from '../../format/lists.ts'
import type { Question, Translate } from '../Host.ts'

/** A dialog in the member's language. */
export function questionOf({ title, body, confirm, cancel, tone }: Dialog, translate: Translate): Question {
  return {
    title: translate(title),
    text: translate(body),
    yes: translate(confirm),
    ...(cancel !== undefined && { no: translate(cancel) }),
    danger: tone === 'loss',
  }
}
