import { useId } from 'react'
import { ChoiceGroup } from './ChoiceGroup.tsx'
import type { FieldProps } from './FormField.tsx'
import type { IconName } from './icons.ts'
import { Mark } from './Mark.tsx'
import type { Option } from './OptionChips.tsx'
import choices from './choices.module.css'
import styles from './RadioCards.module.css'

export interface RadioCard extends Option {
  icon?: IconName | undefined
  image?: string | undefined
}

export interface RadioCardsProps extends Omit<FieldProps, 'id'> {
  value: string | undefined
  onChange: (value: string) => void
  options: readonly RadioCard[]
  columns?: 1 | 2 | 3 | undefined
}

/** One of a few choices that need a picture or a line of explanation. */
export function RadioCards(props: RadioCardsProps) {
  const { value, onChange, options, columns = 1 } = props
  const group = useId()
  return (
    <ChoiceGroup {...props}>
      <div className={styles.cards} data-columns={columns}>
        {options.map((option) => (
          <label key={option.value} className={styles.card}>
            <input
              type="radio"
              name={group}
              value={option.value}
              checked={option.value === value}
              disabled={option.disabled}
              className={choices.native}
              onChange={() => onChange(option.value)}
            />
            <Mark image={option.image} icon={option.icon} size={option.image === undefined ? 24 : 32} />
            <span className={styles.words}>
              <span className={styles.label}>{option.label}</span>
              {option.note !== undefined && <span className={styles.note}>{option.note}</span>}
            </span>
            <span className={styles.dot} />
          </label>
        ))}
      </div>
    </ChoiceGroup>
  )
}
