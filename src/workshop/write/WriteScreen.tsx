import { useEffect, useId, useState } from 'react'
import { type CheckedWriting, checkWritten } from './checkWritten.ts'
import styles from './WriteScreen.module.css'
import type { Written } from './Written.ts'

/** After so many milliseconds without another key. */
const PAUSE = 250

interface WriteScreenProps {
  readonly start: Written
  /** Plays what is sound. */
  readonly onSound: (checked: CheckedWriting) => void
}

/** An editor of one screen: what is wrong shows as it is typed, what is sound plays in the app beside it. */
export function WriteScreen({ start, onSound }: WriteScreenProps) {
  const [written, setWritten] = useState(start)
  const [checked, setChecked] = useState(() => checkWritten(start))
  const issuesId = useId()

  useEffect(() => {
    if (written === start) return undefined
    const timer = setTimeout(() => {
      const next = checkWritten(written)
      setChecked(next)
      if (next.release) onSound(next)
    }, PAUSE)
    return () => clearTimeout(timer)
  }, [written, start, onSound])

  return (
    <section className={styles.write} aria-label="Write a screen">
      <label className={styles.field}>
        Document
        <textarea
          className={styles.document}
          value={written.document}
          spellCheck={false}
          aria-describedby={issuesId}
          onChange={(event) => setWritten({ ...written, document: event.target.value })}
        />
      </label>
      <label className={styles.field}>
        Texts that it adds
        <textarea
          className={styles.texts}
          value={written.texts}
          spellCheck={false}
          onChange={(event) => setWritten({ ...written, texts: event.target.value })}
        />
      </label>
      <div id={issuesId} role="status" className={styles.issues}>
        {checked.issues.length === 0 ? <p>The document is sound.</p> : <Issues checked={checked} />}
      </div>
    </section>
  )
}

function Issues({ checked: { issues } }: { readonly checked: CheckedWriting }) {
  return (
    <ul>
      {issues.map(({ document, path, line, column, code, message, hint }) => (
        <li key={`${document}${path}${code}${message}`}>
          <code>
            {document}:{line}:{column}
          </code>{' '}
          {message} {hint}
        </li>
      ))}
    </ul>
  )
}
