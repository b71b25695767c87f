import { isObject } from '../../../../src/format/isObject.ts'
import type { Dialog } from '../../../../src/format/lists.ts'
import { filledDialog } from '../dialogs/dialogValue.ts'
import { useDraftSnapshot } from '../../draft/DraftProvider.tsx'
import { valueText } from '../../parts/valueText.ts'
import { periodText } from '../../period/periodText.ts'
import { listScreenDocuments, type ScreenDocument } from '../screens/ScreenDocument.ts'
import styles from './review.module.css'
import { type Words, useWords } from '../../words/useWords.ts'

/** A dialog in words; compared with another one only the differences. */
export function ChangedDialog({ value, other }: { value: unknown; other: unknown }) {
  const words = useWords()
  const screens = listScreenDocuments(useDraftSnapshot().live, words.locale)
  const [lines, others] = [value, other].map((written) => linesOf(filledDialog(written), screens, words))
  const shown = Object.entries(lines ?? {}).filter(([name, text]) => !isObject(other) || others?.[name] !== text)
  return (
    <dl className={styles.lines}>
      {shown.map(([name, text]) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd className={styles.value}>{text}</dd>
        </div>
      ))}
    </dl>
  )
}

function linesOf(dialog: Dialog, screens: readonly ScreenDocument[], words: Words): Readonly<Record<string, string>> {
  const { t } = words
  const { on, places, once, priority, title, body, confirm, cancel, tone } = dialog
  const titles = places.map((place) => screens.find(({ path }) => path === place)?.title ?? place)
  return {
    [t('dialogs.shows')]: valueText(on, words),
    [t('fields.places')]: valueText(titles, words),
    [t('fields.once')]: t(`once.${once}`),
    [t('fields.priority')]: valueText(priority, words),
    [t('review.time')]: periodText(dialog, words),
    // An editor of documents may change these too.
    [t('review.texts')]: [title, body, confirm, cancel].filter(Boolean).join(', '),
    [t('fields.tone')]: t(`tones.${tone}`),
  }
}
