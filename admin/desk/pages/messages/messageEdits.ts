import { formatFact } from '../../../../src/format/fact.ts'
import { byLocale } from '../../../../src/format/locales.ts'
import { objectOf } from '../../../../src/format/value/isObject.ts'
import { newDialog, OK_KEY, ownKeysOf, shownValues, writtenDialog } from '../../facts/documents/dialogValue.ts'
import type { DraftSnapshot } from '../../facts/draft/Draft.ts'
import { meaningOf, readSaved, readValue } from '../../facts/draft/readValue.ts'
import { textNow } from '../../facts/texts/cellState.ts'
import { editsOfText } from '../../facts/texts/ownTexts.ts'
import type { Message } from './messageList.ts'

/** Value of a message that is switched on or off. */
export function switched({ fact, dialog }: Message, on: boolean, snapshot: DraftSnapshot): unknown {
  const written = readValue(snapshot, fact)
  if (dialog === undefined) return { ...objectOf(written), on }
  const before = meaningOf(snapshot, fact, readSaved(snapshot, fact))
  return writtenDialog({ ...shownValues(dialog.dialog, written), on }, before)
}

/**
 * Edits that make a copy of a message under another id. A dialog's texts become own texts of the copy, which opens by
 * itself: without the button that stops an action, and without the words of one.
 */
export function copied({ dialog, notice }: Message, id: string, snapshot: DraftSnapshot): ReadonlyMap<string, unknown> {
  if (dialog === undefined) return new Map([[formatFact({ kind: 'notice', id }), { ...notice, id }]])
  const { cancel: _cancel, ...shown } = dialog.dialog
  const keys = ownKeysOf(id)
  const isOk = shown.confirm === OK_KEY
  const textOf = (key: string) => byLocale((locale) => textNow(snapshot, key, locale))
  const value = { ...shown, ...keys, ...(isOk && { confirm: OK_KEY }) }
  return new Map([
    ...editsOfText(keys.title, textOf(shown.title)),
    ...editsOfText(keys.body, textOf(shown.body)),
    ...(isOk ? [] : editsOfText(keys.confirm, textOf(shown.confirm))),
    [formatFact({ kind: 'dialog', id }), writtenDialog(value, newDialog(id))] as const,
  ])
}
