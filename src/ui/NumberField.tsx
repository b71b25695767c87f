import { Big } from 'big.js'
import { useState, type KeyboardEvent } from 'react'
import { FormField, type FieldProps } from './FormField.tsx'
import { IconButton } from './IconButton.tsx'
import { joinNames } from './joinNames.ts'
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

/**
 * The number so many steps on, on the grid that begins at `min`: from between two steps it goes to the next one. An empty
 * field counts as 0. Undefined where the bounds leave no other number in that direction.
 */
export function stepNumber(
  value: number | undefined,
  steps: number,
  { min, max, step }: { readonly min: number; readonly max: number | undefined; readonly step: number },
): number | undefined {
  const from = new Big(value ?? 0)
  if (from.lt(min)) return steps > 0 || value === undefined ? min : undefined
  const place = from
    .minus(min)
    .div(step)
    .round(0, steps > 0 ? Big.roundDown : Big.roundUp)
    .plus(steps)
  const last = max === undefined ? place : new Big(max).minus(min).div(step).round(0, Big.roundDown)
  const kept = place.gt(last) ? last : place.lt(0) ? new Big(0) : place
  const next = kept.times(step).plus(min)
  return value === undefined || (steps > 0 ? next.gt(from) : next.lt(from)) ? next.toNumber() : undefined
}
