import { useEffect, useRef, useState, type ReactNode } from 'react'
import { Button } from './Button.tsx'
import { copyText } from './copyText.ts'
import { useUi } from './UiProvider.tsx'
import styles from './Copyable.module.css'

export interface CopyableProps {
  label: string
  /** Text for the clipboard. */
  value: string
  /** Text on the screen where it differs, such as an account number in groups, or several values kept whole. */
  display?: ReactNode
  copyLabel?: string | undefined
  copiedLabel?: string | undefined
  failedLabel?: string | undefined
}

/** How long the button says that it worked, in ms. */
const saidFor = 2500

/** A value shown in full, with a button that copies it and says whether that worked. */
export function Copyable({ label, value, display, copyLabel, copiedLabel, failedLabel }: CopyableProps) {
  const { texts } = useUi()
  const shown = useRef<HTMLElement>(null)
  const [result, setResult] = useState<'copied' | 'failed'>()
  const copied = copiedLabel ?? texts.copied

  useEffect(() => {
    if (result !== 'copied') return undefined
    const timer = setTimeout(() => setResult(undefined), saidFor)
    return () => clearTimeout(timer)
  }, [result])

  async function handleCopy() {
    const done = await copyText(value)
    setResult(done ? 'copied' : 'failed')
  }

  // Once the value itself is shown: what a member copies by hand must be it, not its spelling.
  useEffect(() => {
    if (result === 'failed' && shown.current) getSelection()?.selectAllChildren(shown.current)
  }, [result])

  return (
    <div className={styles.copyable}>
      <div className={styles.words}>
        <span className={styles.label}>{label}</span>
        <bdi ref={shown} className={styles.value}>
          {result === 'failed' ? value : (display ?? value)}
        </bdi>
      </div>
      <Button
        variant="secondary"
        size="small"
        icon={result === 'copied' ? 'check' : 'copy'}
        aria-label={`${copyLabel ?? texts.copy}: ${label}`}
        onClick={() => void handleCopy()}
      >
        {result === 'copied' ? copied : (copyLabel ?? texts.copy)}
      </Button>
      <output className={result === 'failed' ? styles.failed : styles.spoken}>
        {result === 'copied' ? copied : result === 'failed' && (failedLabel ?? texts.copyFailed)}
      </output>
    </div>
  )
}
