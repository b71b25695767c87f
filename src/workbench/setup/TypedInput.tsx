import { useId, type KeyboardEvent } from 'react'
import styles from '../workbench.module.css'

interface TypedInputProps {
  readonly label: string
  readonly type: 'number' | 'datetime-local'
  readonly value: string
  readonly min?: number
  readonly max?: number
  readonly placeholder?: string
  /** Called when it is left or Enter is pressed: half a number is not played. */
  readonly onCommit: (text: string) => void
}

/** Something typed. What comes from elsewhere, as from an address, replaces it. */
export function TypedInput({ label, type, value, min = 0, max, placeholder, onCommit }: TypedInputProps) {
  const id = useId()
  const commit = (input: HTMLInputElement) => {
    if (input.value !== value && input.validity.valid) onCommit(input.value)
  }
  return (
    <div className={styles.field}>
      <label htmlFor={id}>{label}</label>
      <input
        id={id}
        key={value}
        type={type}
        defaultValue={value}
        placeholder={placeholder}
        // Whole numbers and seconds; in whole minutes a time with seconds could not be left for another.
        step={1}
        {...(type === 'number' && { min, max })}
        onBlur={(event) => commit(event.currentTarget)}
        onKeyDown={(event: KeyboardEvent<HTMLInputElement>) => {
          if (event.key === 'Enter') commit(event.currentTarget)
        }}
      />
    </div>
  )
}
