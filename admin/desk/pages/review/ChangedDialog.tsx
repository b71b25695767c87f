import { isObject } from '../../../../src/format/isObject.ts'
import type { Dialog } from '../../../../src/format/lists.ts'
import { filledDialog } from '../dialogs/dialogValue.ts'
import { onceNames } from '../dialogs/onceNames.ts'
import { useDraftSnapshot } from '../../draft/DraftProvider.tsx'
import { valueText } from '../../parts/valueText.ts'
import { periodText } from '../../period/periodText.ts'
import { listScreenDocuments, type ScreenDocument } from '../screens/ScreenDocument.ts'
import styles from './review.module.css'

/** A dialog in words; compared with another one only the differences. */
export function ChangedDialog({ value, other }: { value: unknown; other: unknown }) {
  const screens = listScreenDocuments(useDraftSnapshot().live)
  const [lines, others] = [value, other].map((written) => linesOf(filledDialog(written), screens))
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

function linesOf(dialog: Dialog, screens: readonly ScreenDocument[]): Readonly<Record<string, string>> {
  const { on, places, once, priority, title, body, confirm, cancel, tone } = dialog
  return {
    Shows: valueText(on),
    Places: valueText(places.map((place) => screens.find(({ path }) => path === place)?.title ?? place)),
    'How often': onceNames[once],
    Priority: valueText(priority),
    Time: periodText(dialog),
    // An editor of documents may change these too.
    Texts: [title, body, confirm, cancel].filter(Boolean).join(', '),
    Tone: tone,
  }
}
