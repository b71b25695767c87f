import { useState, type ChangeEvent } from 'react'
import type { FieldTies } from '../../../src/ui/FormField.tsx'
import inputs from '../../../src/ui/inputs.module.css'

interface TimeInputProps {
  readonly ties: FieldTies
  readonly type: 'date' | 'datetime-local'
  /** As the browser writes it; empty for none. */
  readonly value: string
  readonly min?: string | undefined
  readonly max?: string | undefined
  readonly disabled?: boolean | undefined
  /** Has the focus when it shows. */
  readonly isAskedFirst?: boolean | undefined
  /** Empty when it was emptied; undefined while it is half typed. */
  readonly onChange: (text: string | undefined) => void
}

/**
 * The browser's own field of a date or a moment. It tells of every key: of 2027 as the years 2, 20 and 202 first. Those
 * stay in the field until it is left, which then shows its value again.
 */
export function TimeInput({
  ties,
  type,
  value,
  min,
  max = lastOf[type],
  disabled,
  isAskedFirst,
  onChange,
}: TimeInputProps) {
  const [halfTyped, setHalfTyped] = useState<string>()

  function handleChange({ target }: ChangeEvent<HTMLInputElement>) {
    const isHalf = target.value.startsWith('0') || target.validity.badInput
    setHalfTyped(isHalf ? target.value : undefined)
    onChange(isHalf ? undefined : target.value)
  }

  return (
    <div className={inputs.frame}>
      <input
        {...ties}
        type={type}
        className={inputs.input}
        disabled={disabled}
        // oxlint-disable-next-line jsx-a11y/no-autofocus -- a form was opened that asks it first
        autoFocus={isAskedFirst}
        value={halfTyped ?? value}
        min={min}
        max={max}
        onChange={handleChange}
        onBlur={() => setHalfTyped(undefined)}
      />
    </div>
  )
}

/** Browsers let years have six digits where nothing is said. */
const lastOf = { date: '9999-12-31', 'datetime-local': '9999-12-31T23:59' } as const
