import { useRef, type ChangeEvent } from 'react'
import { Button } from './Button.tsx'
import { FormField, type FieldProps } from './FormField.tsx'
import { Mark } from './Mark.tsx'
import { pictureTypes } from './pictureTypes.ts'
import styles from './PictureField.module.css'

export interface PictureFieldProps extends FieldProps {
  /** The picture as it is now; empty where there is none. */
  src: string
  /** The label of the button that chooses a file. */
  choose: string
  busy?: boolean | undefined
  onChoose: (file: File) => void
}

/** A picture and a button that chooses another. */
export function PictureField({ src, choose, busy, onChoose, ...field }: PictureFieldProps) {
  const input = useRef<HTMLInputElement>(null)

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
            <Mark image={src} icon="user" size={72} />
          </span>
          <input
            {...ties}
            ref={input}
            type="file"
            accept={pictureTypes.join(',')}
            tabIndex={-1}
            className={styles.input}
            disabled={field.disabled || busy}
            onChange={handleChoose}
          />
          <Button variant="secondary" disabled={field.disabled} busy={busy} onClick={() => input.current?.click()}>
            {choose}
          </Button>
        </div>
      )}
    </FormField>
  )
}
