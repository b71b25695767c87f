import { asksDialog } from '../../../../src/format/asksDialog.ts'
import { formatFact } from '../../../../src/format/fact.ts'
import type { Dialog } from '../../../../src/format/lists.ts'
import { type Locale, locales } from '../../../../src/format/locales.ts'
import type { DraftSnapshot } from '../../draft/Draft.ts'
import { membersIn, type Facts } from '../../../../src/format/facts/parseFacts.ts'
import { readValue } from '../../draft/readValue.ts'
import { listScreenDocuments, type ScreenDocument } from '../screens/ScreenDocument.ts'
import { filledDialog } from './dialogValue.ts'

export interface ListedDialog {
  readonly id: string
  /** Its title in the operator's language. */
  readonly name: string
  readonly dialog: Dialog
  /** The copy keys of its texts, in the order members read them. */
  readonly keys: readonly string[]
  /** The screens it opens on by itself. */
  readonly opensOn: readonly ScreenDocument[]
  /** The screens where an action opens it. */
  readonly askedOn: readonly ScreenDocument[]
  readonly isDrafted: boolean
}

/** Every dialog as drafted: those that open by themselves first, as members would see them on one screen. */
export function dialogList(snapshot: DraftSnapshot, locale: Locale): readonly ListedDialog[] {
  const screens = listScreenDocuments(snapshot.live, locale)
  return dialogIds(snapshot.live)
    .map((id) => listed(snapshot, id, screens, locale))
    .sort(
      (a, b) => Number(b.opensOn.length > 0) - Number(a.opensOn.length > 0) || b.dialog.priority - a.dialog.priority,
    )
}

/** One of them; undefined when no document has it. */
export function readDialog(snapshot: DraftSnapshot, id: string, locale: Locale): ListedDialog | undefined {
  return dialogIds(snapshot.live).includes(id)
    ? listed(snapshot, id, listScreenDocuments(snapshot.live, locale), locale)
    : undefined
}

const dialogIds = (facts: Facts): readonly string[] => Object.keys(membersIn(facts, 'dialogs.json', 'dialogs'))

function listed(snapshot: DraftSnapshot, id: string, screens: readonly ScreenDocument[], locale: Locale): ListedDialog {
  const { live, edits, pending } = snapshot
  const fact = formatFact({ kind: 'dialog', id })
  const dialog = filledDialog(readValue(snapshot, fact))
  const keys = [
    ...new Set([dialog.title, dialog.body, dialog.confirm, ...(dialog.cancel === undefined ? [] : [dialog.cancel])]),
  ]
  const facts = [fact, ...keys.flatMap((key) => locales.map((each) => formatFact({ kind: 'copy', locale: each, key })))]
  return {
    id,
    name: live.copy[locale][dialog.title] ?? id,
    dialog,
    keys,
    opensOn: screens.filter(({ path }) => dialog.places.includes(path)),
    askedOn: screens.filter((screen) => asksDialog(live.read(formatFact({ kind: 'screen', id: screen.id })), id)),
    isDrafted: facts.some((one) => edits.has(one) || pending.has(one)),
  }
}
