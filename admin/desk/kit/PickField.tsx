import type { ReactNode } from 'react'
import { FormField, type FieldProps } from '../../../src/ui/FormField.tsx'
import { Icon } from '../../../src/ui/Icon.tsx'
import inputs from '../../../src/ui/inputs.module.css'
import { joinNames } from '../../../src/ui/joinNames.ts'
import styles from './PickField.module.css'

export interface PickFieldProps extends FieldProps {
  /** Chosen value, in words. */
  readonly chosen: string | undefined
  /** Shown quietly where nothing is chosen, or nothing that can be put in words. */
  readonly placeholder: string
  /** Before the words. */
  readonly mark?: ReactNode
  /** Beneath the button. */
  readonly below?: ReactNode
  readonly onPress: () => void
  /** The dialog that the button opens. */
  readonly children?: ReactNode
}

/** A value that is chosen in a dialog: a button named by the field and described by what is chosen. */
export function PickField({ chosen, placeholder, mark, onPress, children, ...field }: PickFieldProps) {
  return (
    <FormField {...field}>
      {({ id, 'aria-describedby': describedBy }) => (
        <>
          <button
            id={id}
            // The label is its name, and hides from screen readers what it holds.
            aria-describedby={joinNames(`${id}-chosen`, describedBy)}
            aria-haspopup="dialog"
            type="button"
            disabled={field.disabled}
            className={joinNames(inputs.frame, styles.pick)}
            onClick={onPress}
          >
            {mark}
            <span id={`${id}-chosen`} className={joinNames(styles.chosen, chosen === undefined && styles.quiet)}>
              {chosen ?? placeholder}
            </span>
            <Icon name="chevronDown" size={16} />
          </button>
          {children}
        </>
      )}
    </FormField>
  )
}
