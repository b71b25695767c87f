import { useId, type ReactNode } from 'react'
import { FieldError } from './FieldError.tsx'
import { joinNames } from './joinNames.ts'
import { VisuallyHidden } from './VisuallyHidden.tsx'
import styles from './FormField.module.css'

/** Props shared by every input. */
export interface FieldProps {
  label: string
  /** Keeps the label for screen readers only. */
  hideLabel?: boolean | undefined
  /** Quiet words after the label, such as "optional". */
  labelNote?: string | undefined
  hint?: string | undefined
  /** Shown under the input, before the hint, and read with it. */
  extra?: ReactNode
  error?: string | undefined
  required?: boolean | undefined
  disabled?: boolean | undefined
  name?: string | undefined
  /** The input's id; made up when absent. */
  id?: string | undefined
}

/** Attributes that tie an input to its label, hint and error. */
export interface FieldTies {
  id: string
  'aria-describedby': string | undefined
  'aria-invalid': true | undefined
  'aria-required': true | undefined
}

export interface FormFieldProps extends FieldProps {
  children: (ties: FieldTies) => ReactNode
  /** Shown under the input, not read with it: controls that help to fill it. */
  below?: ReactNode
}

/** Label, hint and live error around one input. */
export function FormField(props: FormFieldProps) {
  const { label, hideLabel, labelNote, hint, error, required, id: givenId, extra, below, children } = props
  const madeId = useId()
  const id = givenId ?? madeId
  const shown = { hint: Boolean(hint), extra: Boolean(extra), error: Boolean(error) }
  const describedBy = joinNames(shown.error && `${id}-error`, shown.extra && `${id}-extra`, shown.hint && `${id}-hint`)
  const labelText = labelNote ? (
    <>
      <span>{label}</span>
      <span className={styles.note}>{` ${labelNote}`}</span>
    </>
  ) : (
    label
  )
  return (
    <div className={styles.field}>
      <label htmlFor={id} className={hideLabel ? undefined : styles.label}>
        {hideLabel ? <VisuallyHidden>{labelText}</VisuallyHidden> : labelText}
      </label>
      {children({
        id,
        'aria-describedby': describedBy,
        'aria-invalid': shown.error || undefined,
        'aria-required': required || undefined,
      })}
      {shown.extra && (
        <div id={`${id}-extra`} className={styles.extra}>
          {extra}
        </div>
      )}
      {below}
      {shown.hint && (
        <p id={`${id}-hint`} className={styles.hint}>
          {hint}
        </p>
      )}
      {/* The region is there before its text arrives, else screen readers stay silent. */}
      <div aria-live="polite">{error && <FieldError id={`${id}-error`}>{error}</FieldError>}</div>
    </div>
  )
}
