import { useRef, type ReactNode } from 'react'
import { AmountChips, type AmountChip } from './AmountChips.tsx'
import { FormField, type FieldProps } from './FormField.tsx'
import { IconButton } from './IconButton.tsx'
import { joinNames } from './joinNames.ts'
import { useAmountTyping } from './useAmountTyping.ts'
import inputs from './inputs.module.css'
import styles from './AmountField.module.css'

export interface AmountFieldProps extends FieldProps {
  /** Plain digits with at most one point; text, so that no digit is lost. A refused text is marked as one. */
  value: string
  onChange: (value: string) => void
  onBlur?: (() => void) | undefined
  /** The currency's mark, such as "₩" or "USDT". */
  currency?: string | undefined
  /** Decimals the currency has; 0 lets only digits in. */
  decimals?: number | undefined
  placeholder?: string | undefined
  /** Digits at most, the point included; a longer amount is refused, never cut. */
  maxLength?: number | undefined
  chips?: readonly AmountChip[] | undefined
  /** Sets the whole amount at once; without a value it is on its way. */
  max?: { label: string; value: string | undefined } | undefined
  /** Empties the field. */
  reset?: { label: string } | undefined
  /** The amount in words, such as "150만": catches one zero too many. */
  readBack?: string | undefined
  /** Empties the field from within its frame, in place of `reset` where there is little room. */
  clear?: { label: string } | undefined
  /** A button beside the field. */
  beside?: ReactNode
}

/** An amount of money: typed, or built up by tapping chips. `hint` says the limits and the fee. */
export function AmountField(props: AmountFieldProps) {
  const { value, currency, decimals = 0, chips = [], max, reset, readBack, clear, beside, disabled } = props
  const input = useRef<HTMLInputElement>(null)
  const { maxLength, onChange, onBlur } = props
  const { shown, refusal, handlers } = useAmountTyping({
    value,
    decimals,
    maxLength,
    currency,
    onChange,
    onBlur,
    isGrouped: true,
  })
  const hasChips = chips.length > 0 || max !== undefined || reset !== undefined

  function handleClear() {
    onChange('')
    // The button goes with what it cleared.
    input.current?.focus()
  }

  return (
    <FormField
      {...props}
      error={refusal ?? props.error}
      below={
        hasChips && (
          <div className={styles.chips}>
            <AmountChips value={value} onChange={onChange} chips={chips} max={max} reset={reset} disabled={disabled} />
          </div>
        )
      }
    >
      {(ties) => (
        <div className={joinNames(beside !== undefined && styles.row)}>
          <div className={inputs.frame}>
            {currency !== undefined && <span className={inputs.mark}>{currency}</span>}
            <input
              ref={input}
              {...ties}
              aria-describedby={joinNames(ties['aria-describedby'], readBack !== undefined && `${ties.id}-words`)}
              type="text"
              inputMode={decimals === 0 ? 'numeric' : 'decimal'}
              autoComplete="off"
              name={props.name}
              value={shown}
              disabled={disabled}
              placeholder={props.placeholder}
              className={joinNames(inputs.input, styles.amount)}
              {...handlers}
            />
            {/* Within the frame: a line beneath it would push the chips away under the finger. */}
            {readBack !== undefined && (
              <span id={`${ties.id}-words`} className={styles.readBack} aria-live="polite">
                {readBack}
              </span>
            )}
            {clear && value !== '' && !disabled && (
              <IconButton icon="close" label={clear.label} onClick={handleClear} />
            )}
          </div>
          {beside}
        </div>
      )}
    </FormField>
  )
}
