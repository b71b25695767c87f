import type { ChangeEvent } from 'react'
import { Button } from './Button.tsx'
import type { FieldTies } from './FormField.tsx'
import styles from './FilePick.module.css'

interface FilePickProps {
  readonly ties: FieldTies
  /** Of the input: types of files. */
  readonly accept: string
  readonly multiple?: boolean | undefined
  readonly label: string
  readonly disabled: boolean | undefined
  /** Keeps the focus and takes nothing. */
  readonly busy?: boolean | undefined
  readonly onChoose: (files: readonly File[]) => void
}

/** The input takes presses and focus and knows its label and what is wrong; the button is only its look. */
export function FilePick({ ties, accept, multiple, label, disabled, busy, onChoose }: FilePickProps) {
  function handleChoose(event: ChangeEvent<HTMLInputElement>) {
    const files = [...(event.target.files ?? [])]
    // The same file again must be a change again, after a failed upload.
    event.target.value = ''
    onChoose(files)
  }

  return (
    <span className={styles.pick}>
      <input
        {...ties}
        type="file"
        accept={accept}
        multiple={multiple}
        className={styles.input}
        disabled={disabled}
        aria-busy={busy || undefined}
        onClick={(event) => {
          // A disabled input would lose the focus.
          if (busy) event.preventDefault()
        }}
        onChange={handleChoose}
      />
      <span aria-hidden="true" className={styles.look}>
        <Button variant="secondary" tabIndex={-1} disabled={disabled} busy={busy}>
          {label}
        </Button>
      </span>
    </span>
  )
}
