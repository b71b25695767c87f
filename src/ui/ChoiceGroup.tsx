import { useId, type ReactNode } from 'react'
import { FieldError } from './FieldError.tsx'
import type { FieldProps } from './FormField.tsx'
import { joinNames } from './joinNames.ts'
import { VisuallyHidden } from './VisuallyHidden.tsx'
import choices from './choices.module.css'

/** Legend, hint and live error around a set of native radios. */
export function ChoiceGroup(props: Omit<FieldProps, 'id' | 'name'> & { children: ReactNode }) {
  const { label, hideLabel, labelNote, hint, error, required, disabled, children } = props
  const id = useId()
  const legend = labelNote === undefined ? label : `${label} ${labelNote}`
  return (
    <fieldset
      role="radiogroup"
      disabled={disabled}
      aria-required={required || undefined}
      aria-invalid={Boolean(error) || undefined}
      aria-describedby={joinNames(error && `${id}-error`, hint && `${id}-hint`)}
    >
      <legend className={hideLabel ? undefined : choices.legend}>
        {hideLabel ? <VisuallyHidden>{legend}</VisuallyHidden> : legend}
      </legend>
      {children}
      <div id={`${id}-hint`}>{hint && <p className={choices.hint}>{hint}</p>}</div>
      <div id={`${id}-error`} aria-live="polite">
        {error && <FieldError>{error}</FieldError>}
      </div>
    </fieldset>
  )
}
