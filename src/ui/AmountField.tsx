import { addAmounts, cleanAmount } from './amountText.ts'
import { FormField, type FieldProps } from './FormField.tsx'
import { joinNames } from './joinNames.ts'
import inputs from './inputs.module.css'
import styles from './AmountField.module.css'

export interface AmountChip {
  label: string
  /** The amount a tap adds, as plain digits. */
  add: string
}

export interface AmountFieldProps extends FieldProps {
  /** Plain digits with at most one point; text, so that no digit is lost. */
  value: string
  onChange: (value: string) => void
  onBlur?: (() => void) | undefined
  /** The currency's mark, such as "₩" or "USDT". */
  currency?: string | undefined
  /** Decimals the currency has; 0 lets only digits in. */
  decimals?: number | undefined
  placeholder?: string | undefined
  maxLength?: number | undefined
  chips?: readonly AmountChip[] | undefined
  /** The chips share one row, however narrow they get. */
  chipsInRow?: boolean | undefined
  /** Sets the whole amount at once. */
  max?: { label: string; value: string } | undefined
  /** Empties the field. */
  reset?: { label: string } | undefined
  /** The amount in words, such as "150만 원": catches one zero too many. */
  readBack?: string | undefined
}

/** An amount of money: typed, or built up by tapping chips. `hint` says the limits and the fee. */
export function AmountField(props: AmountFieldProps) {
  const { value, onChange, currency, decimals = 0, chips = [], chipsInRow, max, reset, readBack, disabled } = props

  function handleType(text: string) {
    const clean = cleanAmount(text, decimals)
    if (clean !== undefined) onChange(clean)
  }

  const chip = (label: string, next: string, look?: string) => (
    <button
      key={label}
      type="button"
      className={joinNames(styles.chip, look)}
      disabled={disabled}
      onClick={() => onChange(next)}
    >
      {label}
    </button>
  )
  const hasKeys = chips.length > 0 || max !== undefined || reset !== undefined

  return (
    <FormField
      {...props}
      below={
        hasKeys && (
          <div className={joinNames(styles.chips, chipsInRow && styles.inRow)}>
            {chips.map(({ label, add }) => chip(label, addAmounts(value, add)))}
            {max && chip(max.label, max.value, styles.strong)}
            {reset && chip(reset.label, '', styles.quiet)}
          </div>
        )
      }
    >
      {(ties) => (
        <div className={inputs.frame}>
          {currency !== undefined && <span className={inputs.mark}>{currency}</span>}
          <input
            {...ties}
            aria-describedby={joinNames(ties['aria-describedby'], readBack !== undefined && `${ties.id}-words`)}
            type="text"
            inputMode={decimals === 0 ? 'numeric' : 'decimal'}
            autoComplete="off"
            name={props.name}
            value={value}
            disabled={disabled}
            placeholder={props.placeholder}
            maxLength={props.maxLength}
            className={joinNames(inputs.input, styles.amount)}
            onChange={(event) => handleType(event.target.value)}
            onBlur={props.onBlur}
          />
          {/* Within the frame: a line beneath it would push the chips away under the finger. */}
          {readBack !== undefined && (
            <span id={`${ties.id}-words`} className={styles.readBack} aria-live="polite">
              {readBack}
            </span>
          )}
        </div>
      )}
    </FormField>
  )
}
