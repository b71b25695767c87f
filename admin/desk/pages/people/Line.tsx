import { type ReactNode, useId, useState } from 'react'
import { Button } from '../../../../src/ui/Button.tsx'
import { Problem } from '../../kit/Problem.tsx'
import { useWords } from '../../words/useWords.ts'
import styles from './people.module.css'

interface LineProps {
  readonly title: string
  /** How it stands; undefined until that is known. */
  readonly state?: string | undefined
  readonly error?: unknown
  /** Label of the button while the line is closed. */
  readonly action: string
  readonly children: ReactNode
}

/** A thing, how it stands, and a button that opens what can be done about it in place. */
export function Line({ title, state, error, action, children }: LineProps) {
  const { t } = useWords()
  const id = useId()
  const [isOpen, setOpen] = useState(false)
  return (
    <section aria-labelledby={id}>
      <div className={styles.line}>
        <h3 id={id} className={styles.name}>
          {title}
        </h3>
        {state !== undefined && <p className={styles.quiet}>{state}</p>}
        <Button
          size="small"
          variant="secondary"
          aria-expanded={isOpen}
          aria-describedby={id}
          onClick={() => setOpen(!isOpen)}
        >
          {isOpen ? t('ui.close') : action}
        </Button>
      </div>
      <Problem error={error} />
      {isOpen && <div className={styles.opened}>{children}</div>}
    </section>
  )
}
