import { useId, type ReactNode } from 'react'
import { FieldError } from '../../../../src/ui/FieldError.tsx'
import { useField, type ShapeFieldProps } from './ShapeFieldProps.ts'
import styles from './shape-form.module.css'

export interface ValueFrameProps {
  readonly field: ShapeFieldProps
  readonly children: ReactNode
  /** Beside the name. */
  readonly actions?: ReactNode
}

/** A value that holds others: its name, its help, what is wrong with it as a whole. */
export function ValueFrame({ field, actions, children }: ValueFrameProps) {
  const { error } = useField(field, false)
  const id = useId()
  return (
    <fieldset className={styles.group} aria-labelledby={id}>
      <div className={styles.groupHead}>
        <span id={id} className={styles.groupName}>
          {field.label}
        </span>
        {actions}
      </div>
      {field.help !== undefined && <p className={styles.quiet}>{field.help}</p>}
      <div aria-live="polite">{error !== undefined && <FieldError>{error}</FieldError>}</div>
      {children}
    </fieldset>
  )
}
