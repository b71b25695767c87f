import type { ReactNode } from 'react'
import type { FieldTies } from './FormField.tsx'
import { Icon } from './Icon.tsx'
import type { IconName } from './icons.ts'
import { joinNames } from './joinNames.ts'
import inputs from './inputs.module.css'
import styles from './PickButton.module.css'

export interface PickButtonProps {
  ties: FieldTies
  label: string
  /** Picked value, in words; empty for nothing. */
  value: string
  /** Quiet words after the value. */
  note?: string | undefined
  placeholder?: string | undefined
  /** A picture before the value. */
  mark?: ReactNode
  icon: Extract<IconName, 'chevronDown' | 'calendar'>
  /** A chip that says its value, for filter bars. */
  compact?: boolean | undefined
  open: boolean
  disabled?: boolean | undefined
  onOpen: () => void
}

/**
 * Opens the sheet a value is picked from. In a form it is a combobox, since a button cannot be marked as required,
 * wrong or empty. A chip filters at once and is never any of these.
 */
export function PickButton({
  ties,
  label,
  value,
  note,
  placeholder = '',
  mark,
  icon,
  compact = false,
  open,
  disabled,
  onOpen,
}: PickButtonProps) {
  const { id, 'aria-describedby': describedBy } = ties
  const kind = compact
    ? {
        className: joinNames(styles.chip, styles.button),
        'aria-label': `${label}: ${joinNames(value || placeholder, note)}`,
        'aria-describedby': describedBy,
      }
    : {
        className: joinNames(inputs.frame, styles.frame, styles.button),
        role: 'combobox',
        'aria-controls': `${id}-sheet`,
        ...ties,
      }
  return (
    <button
      type="button"
      {...kind}
      id={id}
      disabled={disabled}
      aria-haspopup="dialog"
      aria-expanded={open}
      onClick={onOpen}
    >
      {mark}
      <span className={joinNames(styles.text, value === '' && styles.placeholder)}>
        <span>{value || placeholder}</span>
        {note !== undefined && <span className={styles.note}>{` ${note}`}</span>}
      </span>
      <Icon name={icon} size={compact ? 16 : 20} className={styles.arrow} />
    </button>
  )
}
