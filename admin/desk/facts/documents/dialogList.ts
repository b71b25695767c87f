import { asksDialog } from '../../../../src/format/asksDialog.ts'
import { formatFact } from '../../../../src/format/fact.ts'
import { isOwn } from '../../../../src/format/facts/mayAdd.ts'
import type { Dialog } from '../../../../src/format/lists.ts'
import { type Locale, locales } from '../../../../src/format/locales.ts'
import type { DraftSnapshot } from '../draft/Draft.ts'
import { factsHere } from '../draft/ownFacts.ts'
import { membersIn } from '../../../../src/format/facts/parseFacts.ts'
import { readValue } from '../draft/readValue.ts'
import { listScreenDocuments, type ScreenDocument } from './ScreenDocument.ts'
import { filledDialog, newDialog } from './dialogValue.ts'

export interface ListedDialog {
  readonly id: string
  /** Its title in the operator's language; empty for one of operators' own that has none yet. */
  readonly name: string
  readonly dialog: Dialog
  /** The members' version; undefined if it was never published. */
  readonly live: Dialog | undefined
  /** The copy keys of its texts, in the order members read them. */
  readonly keys: readonly string[]
  /** The screens it opens on by itself. */
  readonly opensOn: readonly ScreenDocument[]
  /** The screens where an action opens it. */
  readonly askedOn: readonly ScreenDocument[]
  /** Made by operators, who can remove it. */
  readonly isOwn: boolean
  readonly change: 'none' | 'new' | 'changed' | 'removed'
}

/**
 * Every dialog as drafted: those that open by themselves first, as members would see them on one screen. Those that the
 * change removes stay listed until it is published.
 */
export function dialogList(snapshot: DraftSnapshot, locale: Locale): readonly ListedDialog[] {
  const screens = listScreenDocuments(snapshot.live, locale)
  return dialogIds(snapshot)
    .map((id) => listed(snapshot, id, screens, locale))
    .sort(
      (a, b) => Number(b.opensOn.length > 0) - Number(a.opensOn.length > 0) || b.dialog.priority - a.dialog.priority,
    )
}

/** One of them, or a new one under an id that operators may give; undefined when no document has it. */
export function readDialog(snapshot: DraftSnapshot, id: string, locale: Locale): ListedDialog | undefined {
  return dialogIds(snapshot).includes(id) || isOwn({ kind: 'dialog', id })
    ? listed(snapshot, id, listScreenDocuments(snapshot.live, locale), locale)
    : undefined
}

const dialogIds = (snapshot: DraftSnapshot): readonly string[] => [
  ...new Set(
    [snapshot.live, factsHere(snapshot)].flatMap((facts) => Object.keys(membersIn(facts, 'dialogs.json', 'dialogs'))),
  ),
]

function listed(snapshot: DraftSnapshot, id: string, screens: readonly ScreenDocument[], locale: Locale): ListedDialog {
  const { live, edits, pending } = snapshot
  const parsed = { kind: 'dialog', id } as const
  const fact = formatFact(parsed)
  const before = live.read(fact)
  const next = readValue(snapshot, fact) ?? (before === undefined ? newDialog(id) : undefined)
  const dialog = filledDialog(next ?? before)
  const keys = [
    ...new Set([dialog.title, dialog.body, dialog.confirm, ...(dialog.cancel === undefined ? [] : [dialog.cancel])]),
  ]
  const facts = [fact, ...keys.flatMap((key) => locales.map((each) => formatFact({ kind: 'copy', locale: each, key })))]
  const isDrafted = facts.some((one) => edits.has(one) || pending.has(one))
  return {
    id,
    name:
      live.copy[locale][dialog.title] ?? factsHere(snapshot).copy[locale][dialog.title] ?? (isOwn(parsed) ? '' : id),
    dialog,
    live: before === undefined ? undefined : filledDialog(before),
    keys,
    opensOn: screens.filter(({ path }) => dialog.places.includes(path)),
    askedOn: screens.filter((screen) => asksDialog(live.read(formatFact({ kind: 'screen', id: screen.id })), id)),
    isOwn: isOwn(parsed),
    change: next === undefined ? 'removed' : before === undefined ? 'new' : isDrafted ? 'changed' : 'none',
  }
}
