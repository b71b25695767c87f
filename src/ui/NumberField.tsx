import { useState, type KeyboardEvent } from 'react'
import { FormField, type FieldProps } from './FormField.tsx'
import { IconButton } from './IconButton.tsx'
import { joinNames } from './joinNames.ts'
import { stepNumber } from './stepNumber.ts'
import { useAmountTyping } from './useAmountTyping.ts'
import inputs from './inputs.module.css'
import styles from './NumberField.module.css'

export interface NumberFieldProps extends FieldProps {
  /** The number, or the text that is refused, marked as one. */
  value: number | string | undefined
  onChange: (value: number | string | undefined) => void
  /** Decimals it may have; 0 for whole numbers. */
  decimals: number
  min: number
  max: number | undefined
  /** Added by the buttons and the arrow keys, counted from `min`. */
  step: number
  placeholder?: string | undefined
  /** Names of the buttons, such as "+1,000". */
  less: string
  more: string
}

/** Steps that a page up or down takes. */
const PAGE = 10
const stepsOfKeys: Readonly<Record<string, number>> = { ArrowUp: 1, ArrowDown: -1, PageUp: PAGE, PageDown: -PAGE }

/** A number, typed or stepped by buttons and arrow keys. `extra` says its bounds. */
export function NumberField(props: NumberFieldProps) {
  const { value, onChange, decimals, min, max, step, less, more, disabled } = props
  // "1.0" is on its way to "1.05": it stays as it was typed while it is the same number.
  const [typed, setTyped] = useState('')
  const { shown, refusal, handlers } = useAmountTyping({
    value: numberIn(typed) === value ? typed : String(value ?? ''),
    decimals,
    onChange(text) {
      setTyped(text)
      onChange(numberIn(text))
    },
    onBlur: () => setTyped(''),
  })
  const stepped = (steps: number) =>
    typeof value === 'string' ? undefined : stepNumber(value, steps, { min, max, step })

  function take(steps: number) {
    const next = stepped(steps)
    if (next !== undefined) onChange(next)
  }

  function handleKeyDown(event: KeyboardEvent) {
    const steps = stepsOfKeys[event.key]
    if (steps === undefined || event.altKey || event.ctrlKey || event.metaKey || event.nativeEvent.isComposing) return
    event.preventDefault()
    take(steps)
  }

  return (
    <FormField {...props} error={refusal ?? props.error}>
      {(ties) => (
        <div className={joinNames(inputs.frame, styles.frame)}>
          <IconButton
            icon="minus"
            label={less}
            disabled={disabled || stepped(-1) === undefined}
            onClick={() => take(-1)}
          />
          <input
            {...ties}
            role="spinbutton"
            aria-valuenow={typeof value === 'number' ? value : undefined}
            aria-valuemin={min}
            aria-valuemax={max}
            type="text"
            inputMode={decimals === 0 ? 'numeric' : 'decimal'}
            autoComplete="off"
            name={props.name}
            value={shown}
            disabled={disabled}
            placeholder={props.placeholder}
            className={joinNames(inputs.input, styles.input)}
            onKeyDown={handleKeyDown}
            {...handlers}
          />
          <IconButton
            icon="plus"
            label={more}
            disabled={disabled || stepped(1) === undefined}
            onClick={() => take(1)}
          />
        </div>
      )}
    </FormField>
  )
}

/** A refused text stays a text. */
function numberIn(text: string): number | string | undefined {
  if (text === '') return undefined
  return /^\d/.test(text) ? Number(text) : text
}
