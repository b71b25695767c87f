import { useEffect, useEffectEvent, useState } from 'react'
import { copyText } from '../ui/copyText.ts'
import styles from './workbench.module.css'
import type { Readable } from '../store/Store.ts'

interface ReportPanelProps {
  readonly write: () => string
  /**
   * World that plays: the report is written when it is opened, and again when another world begins, as after a reload.
   */
  readonly playing: Readable<object | undefined>
}

/** The report as it will be pasted. */
export function ReportPanel({ write, playing }: ReportPanelProps) {
  const [text, setText] = useState(write)
  const [told, setTold] = useState('')
  const writeAnew = useEffectEvent(() => setText(write()))
  useEffect(() => playing.subscribe(() => writeAnew()), [playing])
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
          Write it again
        </button>
        <span role="status">{told}</span>
      </div>
      <textarea className={styles.report} readOnly rows={14} value={text} aria-label="Report" />
    </>
  )
}
