import { FilePick } from './FilePick.tsx'
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
  return (
    <FormField {...field}>
      {(ties) => (
        <div className={styles.row}>
          <span className={styles.frame}>
            {src === undefined ? <Skeleton shape="circle" /> : <Mark image={src} icon="user" size={72} />}
          </span>
          <FilePick
            ties={ties}
            accept={pictureTypes.join(',')}
            label={choose}
            disabled={field.disabled}
            busy={busy}
            onChoose={([file]) => {
              if (file) onChoose(file)
            }}
          />
        </div>
      )}
    </FormField>
  )
}
