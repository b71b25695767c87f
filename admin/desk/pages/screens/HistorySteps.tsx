import { useEffect, useRef } from 'react'
import { Button } from '../../../../src/ui/Button.tsx'
import { useWords } from '../../words/useWords.ts'
import styles from './screens.module.css'
import { useUndoKeys, type TextHistory } from './useTextHistory.ts'

export interface HistoryStepsProps {
  readonly history: TextHistory
  /** Last step, in words. */
  readonly said: string
  readonly onSay: (sentence: string) => void
}

/** Takes steps back and does them again, and says what was done last. */
export function HistorySteps({ history, said, onSay }: HistoryStepsProps) {
  const { t } = useWords()
  const undoButton = useRef<HTMLButtonElement>(null)
  const undo = followed(history.undo, () => onSay(t('screens.undone')))
  const redo = followed(history.redo, () => onSay(t('screens.redone')))
  useUndoKeys({ undo, redo })
  // Where the focus goes when what had it is gone.
  useEffect(() => {
    if (said === '') return undefined
    const asked = requestAnimationFrame(() => {
      if (document.activeElement === document.body) undoButton.current?.focus({ preventScroll: true })
    })
    return () => cancelAnimationFrame(asked)
  }, [said])
  return (
    <div className={styles.steps} role="toolbar" aria-label={t('screens.history')}>
      <Button ref={undoButton} size="small" variant="secondary" disabled={!undo} onClick={undo}>
        {t('screens.undo')}
      </Button>
      <Button size="small" variant="secondary" disabled={!redo} onClick={redo}>
        {t('screens.redo')}
      </Button>
      <output className={styles.quiet}>{said}</output>
    </div>
  )
}

function followed(step: (() => void) | undefined, after: () => void): (() => void) | undefined {
  if (!step) return undefined
  return () => {
    step()
    after()
  }
}
