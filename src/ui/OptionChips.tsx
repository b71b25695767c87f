import { useId } from 'react'
import { ChoiceGroup } from './ChoiceGroup.tsx'
import type { FieldProps } from './FormField.tsx'
import choices from './choices.module.css'
import styles from './OptionChips.module.css'

export interface Option {
  value: string
  label: string
  note?: string | undefined
  disabled?: boolean | undefined
}

export interface OptionChipsProps extends Omit<FieldProps, 'id'> {
  value: string | undefined
  onChange: (value: string) => void
  options: readonly Option[]
}

/** One of a few short choices, all in sight. */
export function OptionChips(props: OptionChipsProps) {
  const { value, onChange, options, name } = props
  const group = useId()
  return (
    <ChoiceGroup {...props}>
      <div className={styles.chips}>
        {options.map((option) => (
          <label key={option.value} className={styles.chip}>
            <input
              type="radio"
              name={`${name ?? ''}${group}`}
              value={option.value}
              checked={option.value === value}
              disabled={option.disabled}
              className={choices.native}
              onChange={() => onChange(option.value)}
            />
            <span>{option.label}</span>
          </label>
        ))}
      </div>
    </ChoiceGroup>
  )
}
