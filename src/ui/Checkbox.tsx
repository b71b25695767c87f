import { useId, type ReactNode } from 'react'
import { FieldError } from './FieldError.tsx'
import { Icon } from './Icon.tsx'
import { joinNames } from './joinNames.ts'
import choices from './choices.module.css'
import styles from './Checkbox.module.css'

export interface CheckboxProps {
  label: string
  /** Beside the label and outside it: links to terms, which a press must not tick. */
  after?: ReactNode
  checked: boolean
  onChange: (checked: boolean) => void
  onBlur?: (() => void) | undefined
  error?: string | undefined
  hint?: string | undefined
  required?: boolean | undefined
  disabled?: boolean | undefined
  name?: string | undefined
  id?: string | undefined
}

export function Checkbox(props: CheckboxProps) {
  const { label, after, checked, onChange, onBlur, error, hint, required, disabled, name, id: givenId } = props
  const madeId = useId()
  const id = givenId ?? madeId
  return (
    <div>
      <div className={styles.row}>
        <label className={styles.label}>
          <input
            type="checkbox"
            id={id}
            name={name}
            checked={checked}
            disabled={disabled}
            aria-required={required || undefined}
            aria-invalid={Boolean(error) || undefined}
            aria-describedby={joinNames(error && `${id}-error`, hint && `${id}-hint`)}
            className={choices.native}
            onChange={(event) => onChange(event.target.checked)}
            onBlur={onBlur}
          />
          <span className={styles.box}>
            <Icon name="check" size={16} className={styles.mark} />
          </span>
          <span>{label}</span>
        </label>
        {after}
      </div>
      <div id={`${id}-hint`}>{hint && <p className={choices.hint}>{hint}</p>}</div>
      <div id={`${id}-error`} aria-live="polite">
        {error && <FieldError>{error}</FieldError>}
      </div>
    </div>
  )
}
