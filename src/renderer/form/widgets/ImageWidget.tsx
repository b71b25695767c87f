import { Button } from '../../../ui/Button.tsx'
import { FormField } from '../../../ui/FormField.tsx'
import { useRef, type ChangeEvent } from 'react'
import { fieldOf, looksOf, textOf, type FieldWidgetProps } from './FieldWidgetProps.ts'
import styles from './ImageWidget.module.css'

/** What the platform stores (specification, section 5). */
export const imageTypes = ['image/gif', 'image/png'] as const

/** A picture that is uploaded as soon as it is chosen; the value is its address. */
export function ImageWidget(props: FieldWidgetProps) {
  const { image } = looksOf(props)
  const input = useRef<HTMLInputElement>(null)
  const field = fieldOf(props)
  const address = image === undefined ? textOf(props) : (image.src ?? '')

  function handleChoose(event: ChangeEvent<HTMLInputElement>) {
    const file = event.target.files?.[0]
    // The same file again must be a change again, after a failed upload.
    event.target.value = ''
    if (file) image?.onChoose(file)
  }

  return (
    <FormField {...field}>
      {(ties) => (
        <div className={styles.row}>
          <span className={styles.frame}>{address !== '' && <img src={address} alt="" width={72} height={72} />}</span>
          <input
            {...ties}
            ref={input}
            type="file"
            accept={imageTypes.join(',')}
            tabIndex={-1}
            className={styles.input}
            disabled={field.disabled || image?.busy}
            onChange={handleChoose}
          />
          <Button variant="secondary" disabled={field.disabled} busy={image?.busy} onClick={() => input.current?.click()}>
            {image?.choose ?? props.label}
          </Button>
        </div>
      )}
    </FormField>
  )
}
