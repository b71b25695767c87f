import { useState, type ReactNode } from 'react'
import { FormField, type FieldProps } from './FormField.tsx'
import { Icon } from './Icon.tsx'
import type { IconName } from './icons.ts'
import { joinNames } from './joinNames.ts'
import inputs from './inputs.module.css'
import styles from './SheetField.module.css'

/** State of the sheet that a value is picked from. */
export interface FieldSheetProps {
  readonly id: string
  readonly open: boolean
  readonly title: string
  readonly onClose: () => void
}

interface SheetFieldProps extends FieldProps {
  /** Picked value, in words; empty for nothing. */
  readonly shown: string
  /** Quiet words after the value. */
  readonly note?: string | undefined
  readonly placeholder?: string | undefined
  /** A picture before the value. */
  readonly mark?: ReactNode
  readonly icon: Extract<IconName, 'chevronDown' | 'calendar'>
  /** A chip that says its value, for filter bars. */
  readonly compact?: boolean | undefined
  readonly onBlur?: (() => void) | undefined
  /** The sheet; its code may arrive with the first press. */
  readonly children: (props: FieldSheetProps) => ReactNode
}

/**
 * A button that says a value and opens the sheet it is picked from. In a form it is a combobox, since a button cannot be
 * marked as required, wrong or empty. A chip filters at once and is never any of these.
 */
export function SheetField({
  shown,
  note,
  placeholder = '',
  mark,
  icon,
  compact,
  onBlur,
  children,
  ...field
}: SheetFieldProps) {
  const { label, disabled, hideLabel = compact } = field
  const [open, setOpen] = useState(false)
  // The sheet stays for its closing animation.
  const [everOpened, setEverOpened] = useState(false)

  function handleOpen() {
    setOpen(true)
    setEverOpened(true)
  }

  function handleClose() {
    setOpen(false)
    onBlur?.()
  }

  return (
    <FormField {...field} hideLabel={hideLabel}>
      {(ties) => {
        const { id, 'aria-describedby': describedBy } = ties
        const kind = compact
          ? {
              className: joinNames(styles.chip, styles.button),
              'aria-label': `${label}: ${joinNames(shown || placeholder, note)}`,
              'aria-describedby': describedBy,
            }
          : {
              className: joinNames(inputs.frame, styles.frame, styles.button),
              role: 'combobox',
              'aria-controls': `${id}-sheet`,
              ...ties,
            }
        return (
          <>
            <button
              type="button"
              {...kind}
              id={id}
              disabled={disabled}
              aria-haspopup="dialog"
              aria-expanded={open}
              onClick={handleOpen}
            >
              {mark}
              <span className={joinNames(styles.text, shown === '' && styles.placeholder)}>
                <span>{shown || placeholder}</span>
                {note !== undefined && <span className={styles.note}>{` ${note}`}</span>}
              </span>
              <Icon name={icon} size={compact ? 16 : 20} className={styles.arrow} />
            </button>
            {everOpened && children({ id: `${id}-sheet`, open, title: label, onClose: handleClose })}
          </>
        )
      }}
    </FormField>
  )
}
