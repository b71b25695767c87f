import { formatFact } from '../../../../src/format/fact.ts'
import { isOwnText } from '../../../../src/format/facts/mayAdd.ts'
import { noticeName } from '../../../../src/format/facts/noticeName.ts'
import type { Dialog } from '../../../../src/format/lists.ts'
import { type Locale, locales } from '../../../../src/format/locales.ts'
import { isBanner, type Notice } from '../../../../src/format/notices.ts'
import { isWritten } from '../../../../src/format/text/isWritten.ts'
import { dialogList, type ListedDialog } from '../../facts/documents/dialogList.ts'
import { noticeList, type ListedNotice } from '../../facts/documents/noticeList.ts'
import type { DraftSnapshot } from '../../facts/draft/Draft.ts'
import { factsOfText } from '../../facts/texts/ownTexts.ts'
import type { Words } from '../../words/useWords.ts'

/** A notice, a banner or a dialog, as far as all three are alike. */
export interface Message {
  readonly kind: 'notice' | 'banner' | 'dialog'
  readonly id: string
  readonly fact: string
  /** Page of its form. */
  readonly path: string
  /** Title in the operator's language; empty while it has none. */
  readonly name: string
  readonly shown: Notice | Dialog
  /** The members' version; undefined if it was never published. */
  readonly live: Notice | Dialog | undefined
  /** How the draft differs from what is live. */
  readonly change: ListedNotice['change']
  /** Where it shows, in words. */
  readonly where: string
  /** An action opens a dialog, or nothing does: it has no period then. */
  readonly opensBy: 'itself' | 'action' | 'nothing'
  /** False for what is shipped and is no notice: it stays. */
  readonly canRemove: boolean
  /** Languages in which members do not see it. */
  readonly missing: readonly Locale[]
  readonly dialog?: ListedDialog
  readonly notice?: Notice
}

export function listedNotice({ notice, live, change }: ListedNotice, { t, list, locale }: Words): Message {
  return {
    kind: isBanner(notice) ? 'banner' : 'notice',
    id: notice.id,
    fact: formatFact({ kind: 'notice', id: notice.id }),
    path: `/messages/notices/${notice.id}`,
    name: noticeName(notice.title, locale),
    shown: notice,
    live,
    change,
    where: list(notice.places.map((place) => t(`places.${place}`))),
    opensBy: 'itself',
    canRemove: true,
    missing: locales.filter((each) => !isWritten(notice, each)),
    notice,
  }
}

export function listedDialog(dialog: ListedDialog, { t, list }: Words): Message {
  const { id, opensOn, askedOn } = dialog
  const opensBy = opensOn.length > 0 ? 'itself' : askedOn.length > 0 ? 'action' : 'nothing'
  const titles = list((opensBy === 'itself' ? opensOn : askedOn).map(({ title }) => title))
  return {
    kind: 'dialog',
    id,
    fact: formatFact({ kind: 'dialog', id }),
    path: `/messages/dialogs/${id}`,
    name: dialog.name,
    shown: dialog.dialog,
    live: dialog.live,
    change: dialog.change,
    where: {
      itself: titles,
      action: t('messages.askedOn', { screens: titles }),
      nothing: t('messages.nowhere'),
    }[opensBy],
    opensBy,
    canRemove: dialog.isOwn,
    missing: [],
    dialog,
  }
}

/** Every notice, banner and dialog as drafted; what the change removes stays listed until it is published. */
export function messageList(snapshot: DraftSnapshot, words: Words): readonly Message[] {
  return [
    ...noticeList(snapshot).map((each) => listedNotice(each, words)),
    ...dialogList(snapshot, words.locale).map((each) => listedDialog(each, words)),
  ]
}

/** Facts that the removal of a message took away, and that come back with it. */
export function factsGone({ fact, dialog }: Message, { edits }: DraftSnapshot): readonly string[] {
  const texts = (dialog?.keys ?? []).filter(isOwnText).flatMap(factsOfText)
  return [fact, ...texts].filter((each) => edits.get(each)?.value === null)
}
