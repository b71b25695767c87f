import { isObject } from '../../../src/format/isObject.ts'
import { sameValue } from '../draft/sameValue.ts'
import { languageNames } from '../parts/languageNames.ts'
import { valueText } from '../parts/valueText.ts'
import styles from './review.module.css'

const names: Readonly<Record<string, string>> = {
  on: 'On',
  places: 'Places',
  title: 'Title',
  body: 'Text',
  tone: 'Tone',
  from: 'From, UTC',
  until: 'Until, UTC',
  zone: 'Time zone',
  priority: 'Priority',
  ...languageNames,
}

/** A value in words; of a notice only what differs from `before`. */
export function ChangedValue({ value, before }: { value: unknown; before?: unknown }) {
  if (!isObject(value)) return <span className={styles.value}>{valueText(value)}</span>
  const lines = flat(value).filter(([key, text]) => !isObject(before) || !sameValue(text, new Map(flat(before)).get(key)))
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

/** The leaves of a notice by name, such as "Title, Korean". */
function flat(value: Readonly<Record<string, unknown>>, name = ''): readonly (readonly [string, unknown])[] {
  return Object.entries(value)
    .filter(([key]) => key !== 'id')
    .flatMap(([key, below]) => {
      const full = name === '' ? (names[key] ?? key) : `${name}, ${names[key] ?? key}`
      return isObject(below) ? flat(below, full) : [[full, below] as const]
    })
}
