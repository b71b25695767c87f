import { isObject } from '../../../../src/format/isObject.ts'
import { byLocale, languages } from '../../../../src/format/locales.ts'
import { DocumentDifference } from '../../parts/DocumentDifference.tsx'
import { valueText } from '../../parts/valueText.ts'
import { ChangedDialog } from './ChangedDialog.tsx'
import { toWallTime } from '../../parts/zonedTime.ts'
import styles from './review.module.css'
import { sameValue } from '../../../../src/format/sameValue.ts'

const names: Readonly<Record<string, string>> = {
  on: 'Shown to members',
  places: 'Places',
  title: 'Title',
  body: 'Text',
  tone: 'Tone',
  from: 'From',
  until: 'Until',
  zone: 'Time zone',
  priority: 'Priority',
  ...byLocale((locale) => languages[locale].english),
}

/** What goes without saying in a notice that was not there before. */
const minor = new Set(['Shown to members', 'Tone', 'Time zone', 'Priority'])

export interface ChangedValueProps {
  readonly value: unknown
  /** The value before it. */
  readonly before?: unknown
  /** The value after it. */
  readonly after?: unknown
}

/** A value in words; for a notice only the differences from `before`, for a dialog those from either. */
export function ChangedValue({ value, before, after }: ChangedValueProps) {
  if (isDialog(value)) return <ChangedDialog value={value} other={before ?? after} />
  // A whole document is shown as its differences, beside the new one.
  if (isDocument(value))
    return isDocument(before) ? (
      <DocumentDifference label="What differs in the document" before={before} after={value} />
    ) : (
      <span className={styles.value}>{valueText(value)}</span>
    )
  if (!isObject(value)) return <span className={styles.value}>{valueText(value)}</span>
  const zone = typeof value['zone'] === 'string' ? value['zone'] : 'UTC'
  const lines = flat(value, zone).filter(([key, text]) =>
    isObject(before) ? !sameValue(text, new Map(flat(before, zone)).get(key)) : !minor.has(key),
  )
  return (
    <dl className={styles.lines}>
      {lines.map(([key, text]) => (
        <div key={key}>
          <dt>{key}</dt>
          <dd className={styles.value}>{valueText(text)}</dd>
        </div>
      ))}
    </dl>
  )
}

function isDialog(value: unknown): boolean {
  return isObject(value) && 'confirm' in value
}

function isDocument(value: unknown): boolean {
  return isObject(value) && 'path' in value
}

/** The leaves of a notice by name, such as "Title, Korean"; moments as the clock of its own zone shows them. */
function flat(
  value: Readonly<Record<string, unknown>>,
  zone: string,
  name = '',
): readonly (readonly [string, unknown])[] {
  return Object.entries(value)
    .filter(([key]) => key !== 'id')
    .flatMap(([key, below]) => {
      const full = name === '' ? (names[key] ?? key) : `${name}, ${names[key] ?? key}`
      return isObject(below)
        ? flat(below, zone, full)
        : [[full, isInstant(below) ? `${toWallTime(below, zone).replace('T', ' ')} (${zone})` : below] as const]
    })
}

function isInstant(value: unknown): value is string {
  return typeof value === 'string' && /^\d{4}-\d{2}-\d{2}T[\d:]+Z$/.test(value)
}
