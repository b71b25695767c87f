import { Suspense, useState } from 'react'
import { FormField, type FieldProps } from './FormField.tsx'
import { Icon } from './Icon.tsx'
import type { IconName } from './icons.ts'
import { joinNames } from './joinNames.ts'
import { later } from './later.tsx'
import { Mark } from './Mark.tsx'
import inputs from './inputs.module.css'
import styles from './SelectField.module.css'

const SelectSheet = later(async () => (await import('./SelectSheet.tsx')).SelectSheet)

export interface SelectOption {
  value: string
  label: string
  note?: string | undefined
  /** A picture before the label, such as a bank's mark. */
  image?: string | undefined
  icon?: IconName | undefined
  disabled?: boolean | undefined
}

export interface SelectFieldProps extends FieldProps {
  value: string | undefined
  onChange: (value: string) => void
  onBlur?: (() => void) | undefined
  options: readonly SelectOption[]
  placeholder?: string | undefined
  /** A chip that says its value, for filter bars; the label is kept for screen readers. */
  compact?: boolean | undefined
}

/** One of several, chosen from a sheet. */
export function SelectField(props: SelectFieldProps) {
  const { value, onChange, onBlur, options, placeholder, compact, label, disabled } = props
  const [open, setOpen] = useState(false)
  // The sheet's code arrives with the first press, and stays for its closing animation.
  const [everOpened, setEverOpened] = useState(false)
  const chosen = options.find((option) => option.value === value)
  // Two accounts at one bank are told apart by it; a chip has no room.
  const note = compact ? undefined : chosen?.note

  function show(next: boolean) {
    setOpen(next)
    if (next) setEverOpened(true)
    else onBlur?.()
  }

  return (
    <FormField {...props} hideLabel={props.hideLabel ?? compact}>
      {({ id, 'aria-invalid': invalid, 'aria-describedby': describedBy }) => (
        <>
          <button
            type="button"
            id={id}
            className={joinNames(compact ? styles.chip : joinNames(inputs.frame, styles.frame), styles.button, invalid && styles.invalid)}
            disabled={disabled}
            aria-haspopup="dialog"
            aria-expanded={open}
            aria-label={`${label}: ${joinNames(chosen?.label ?? placeholder, note)}`}
            aria-describedby={describedBy}
            onClick={() => show(true)}
          >
            <Mark image={chosen?.image} icon={chosen?.icon} size={compact ? 18 : 24} />
            <span className={joinNames(styles.text, chosen === undefined && styles.placeholder)}>
              {chosen?.label ?? placeholder ?? ''}
              {note !== undefined && <span className={styles.note}> {note}</span>}
            </span>
            <Icon name="chevronDown" size={compact ? 16 : 20} className={styles.arrow} />
          </button>
          {everOpened && (
            <Suspense>
              <SelectSheet
                open={open}
                title={label}
                options={options}
                value={value}
                onChoose={(next) => {
                  onChange(next)
                  show(false)
                }}
                onClose={() => show(false)}
              />
            </Suspense>
          )}
        </>
      )}
    </FormField>
  )
}
