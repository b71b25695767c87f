import { isObject } from '../../../../src/format/value/isObject.ts'
import type { Facts } from '../../../../src/format/facts/parseFacts.ts'
import type { Dialog } from '../../../../src/format/lists.ts'
import { filledDialog } from '../../facts/documents/dialogValue.ts'
import { audienceText } from '../../facts/names/audienceText.ts'
import { useDraftSnapshot } from '../../facts/draft/DraftProvider.tsx'
import { factsNamed } from '../../facts/draft/ownFacts.ts'
import { valueText } from '../../facts/names/valueText.ts'
import { periodText } from '../../facts/names/periodText.ts'
import { listScreenDocuments } from '../../facts/documents/ScreenDocument.ts'
import styles from './review.module.css'
import { type Words, useWords } from '../../words/useWords.ts'

export interface ChangedDialogProps {
  readonly value: unknown
  readonly other: unknown
  /** It is added, and there was none before it. */
  readonly isNew: boolean
}

/** A dialog in words; compared with another one only the differences. */
export function ChangedDialog({ value, other, isNew }: ChangedDialogProps) {
  const words = useWords()
  const facts = factsNamed(useDraftSnapshot())
  const dialog = filledDialog(value)
  const lines = linesOf(dialog, facts, words)
  const others = linesOf(filledDialog(other), facts, words)
  const shown = Object.entries(lines).filter(([name, text]) => !isObject(other) || others[name] !== text)
  const title = facts.copy[words.locale][dialog.title] ?? dialog.title
  return (
    <>
      {isNew && <p>{words.t('review.newDialog', { title })}</p>}
      <dl className={styles.lines}>
        {shown.map(([name, text]) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd className={styles.value}>{text}</dd>
          </div>
        ))}
      </dl>
    </>
  )
}

function linesOf(dialog: Dialog, facts: Facts, words: Words): Readonly<Record<string, string>> {
  const { t, locale } = words
  const said = (key: string) => facts.copy[locale][key] ?? key
  const screens = listScreenDocuments(facts, locale)
  const { on, places, once, priority, title, body, confirm, cancel, tone, audience } = dialog
  const titles = places.map((place) => screens.find(({ path }) => path === place)?.title ?? place)
  return {
    [t('messages.shows')]: valueText(on, words),
    [t('fields.places')]: valueText(titles, words),
    [t('fields.once')]: t(`once.${once}`),
    [t('fields.priority')]: valueText(priority, words),
    [t('review.time')]: periodText(dialog, words),
    [t('audience.title')]: audienceText(audience, words) || t('audience.everybody'),
    // An editor of documents may change these too.
    [t('review.texts')]: [title, body, confirm, ...(cancel === undefined ? [] : [cancel])].map(said).join(', '),
    [t('fields.tone')]: t(`tones.${tone}`),
  }
}
