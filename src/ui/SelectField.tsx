import { useState } from 'react'
import { FormField, type FieldProps } from './FormField.tsx'
import type { IconName } from './icons.ts'
import { later } from './later.tsx'
import { Mark } from './Mark.tsx'
import { PickButton } from './PickButton.tsx'

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
  // It tells two accounts at one bank apart; a chip has no space for it.
  const note = compact ? undefined : chosen?.note

  function show(next: boolean) {
    setOpen(next)
    if (next) setEverOpened(true)
    else onBlur?.()
  }

  return (
    <FormField {...props} hideLabel={props.hideLabel ?? compact}>
      {(ties) => (
        <>
          <PickButton
            ties={ties}
            label={label}
            value={chosen?.label ?? ''}
            note={note}
            placeholder={placeholder}
            mark={<Mark image={chosen?.image} icon={chosen?.icon} size={compact ? 18 : 24} />}
            icon="chevronDown"
            compact={compact}
            open={open}
            disabled={disabled}
            onOpen={() => show(true)}
          />
          {everOpened && (
            <SelectSheet
              id={`${ties.id}-sheet`}
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
          )}
        </>
      )}
    </FormField>
  )
}
