import { useState } from 'react'
import { copyText } from '../../ui/copyText.ts'
import styles from './workbench.module.css'

/** The report as it will be pasted. */
export function ReportPanel({ write }: { readonly write: () => string }) {
  const [text, setText] = useState(write)
  const [told, setTold] = useState('')
  async function copy(): Promise<void> {
    setTold((await copyText(text)) ? 'Copied.' : 'The browser does not let it be copied: select the text.')
  }
  return (
    <>
      <div className={styles.actions}>
        <button type="button" className={styles.button} onClick={() => void copy()}>
          Copy the report
        </button>
        <button type="button" className={styles.button} onClick={() => setText(write())}>
          Write it anew
        </button>
        <span role="status">{told}</span>
      </div>
      <textarea className={styles.report} readOnly rows={14} value={text} aria-label="Report" />
    </>
  )
}
