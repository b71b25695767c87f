import type { ChangeEvent } from 'react'
import { Button } from './Button.tsx'
import { FormField, type FieldProps } from './FormField.tsx'
import { Mark } from './Mark.tsx'
import { pictureTypes } from './pictureTypes.ts'
import { Skeleton } from './Skeleton.tsx'
import styles from './PictureField.module.css'

export interface PictureFieldProps extends FieldProps {
  /** The picture as it is now; empty where there is none, undefined while that is not known. */
  src: string | undefined
  /** The label of the button that chooses a file. */
  choose: string
  busy?: boolean | undefined
  onChoose: (file: File) => void
}

/** A picture and a button that chooses another. */
export function PictureField({ src, choose, busy, onChoose, ...field }: PictureFieldProps) {
  function handleChoose(event: ChangeEvent<HTMLInputElement>) {
    const file = event.target.files?.[0]
    // The same file again must be a change again, after a failed upload.
    event.target.value = ''
    if (file) onChoose(file)
  }

  return (
    <FormField {...field}>
      {(ties) => (
        <div className={styles.row}>
          <span className={styles.frame}>
            {src === undefined ? <Skeleton shape="circle" /> : <Mark image={src} icon="user" size={72} />}
          </span>
          {/* The input takes presses and focus and knows its label and what is wrong; the button is only its look. */}
          <span className={styles.pick}>
            <input
              {...ties}
              type="file"
              accept={pictureTypes.join(',')}
              className={styles.input}
              disabled={field.disabled}
              aria-busy={busy || undefined}
              onClick={(event) => {
                // A disabled input would lose the focus.
                if (busy) event.preventDefault()
              }}
              onChange={handleChoose}
            />
            <span aria-hidden="true" className={styles.look}>
              <Button variant="secondary" tabIndex={-1} disabled={field.disabled} busy={busy}>
                {choose}
              </Button>
            </span>
          </span>
        </div>
      )}
    </FormField>
  )
}
